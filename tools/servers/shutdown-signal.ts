const controller = new AbortController();

/** Aborted when this process exits or is asked to: Ctrl-C, a closed terminal, `kill`. */
export const shutdownSignal = controller.signal;

for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'exit'] as const) {
  process.on(event, () => {
    controller.abort();
  });
}
