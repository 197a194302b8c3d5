/** Does what must not be left half done: a signal that would end the process waits for the end of it. */
export function uninterrupted<Result>(change: () => Result) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const wait = () => undefined;
  for (const signal of signals) process.on(signal, wait);
  try {
    return change();
  } finally {
    for (const signal of signals) process.off(signal, wait);
  }
}
