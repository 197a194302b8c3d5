const controller = new AbortController();

/** Aborted as soon as this command is asked to end: Ctrl-C, a closed terminal, a parent that goes. */
export const ending = controller.signal;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    controller.abort();
  });
}
