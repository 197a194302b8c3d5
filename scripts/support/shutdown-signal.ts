const controller = new AbortController();

/** Aborted as soon as this command ends or is asked to: Ctrl-C, a closed terminal, a plain kill. */
export const shutdownSignal = controller.signal;

for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'exit'] as const) {
  process.on(event, () => {
    controller.abort();
  });
}
