import type { Server } from 'node:http';

const FORCE_EXIT_AFTER_MS = 8000;

/** Finishes running requests, then calls `close`. Terminal, npm and starter may each send the signal. */
export function stopOnSignals(server: Server, close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), FORCE_EXIT_AFTER_MS).unref();
    server.close(async () => {
      await close();
      process.exit(0);
    });
    server.closeIdleConnections();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}
