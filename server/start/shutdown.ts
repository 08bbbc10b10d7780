import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Clients with an open connection learn that it ends from a response in this time. */
const ANNOUNCE_MS = 500;
const CLOSE_IDLE_EVERY_MS = 100;
const CUT_AFTER_MS = 8000;
const CLOSE_WITHIN_MS = 4000;
/** Terminal, npm and starter each send the signal for one Ctrl-C: only a later one means 'at once'. */
const SAME_SIGNAL_MS = 1000;

/**
 * Ends the process on a signal: finishes running requests, ends every connection with a response that says so, then calls
 * `close` and exits with 0; with 1 where requests had to be cut. A second signal ends it at once.
 */
export function stopOnSignals(
  server: Server,
  connections: OpenConnections,
  close: () => Promise<void>,
): void {
  let stoppingSince: number | null = null;
  const stop = () => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    void end();
  };
  const end = async () => {
    const hasDrained = await connections.drain(server);
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref();
    await close();
    process.exit(hasDrained ? 0 : 1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

/** The connections of clients, and the responses that are being made. */
export class OpenConnections {
  /** With the bytes read from each when it was last looked at. */
  readonly #sockets = new Map<Socket, number>();
  readonly #running = new Set<ServerResponse>();
  #isDraining = false;

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => {
      this.#sockets.set(socket, 0);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /** Call for every response before it is written. */
  announceEnd(response: ServerResponse): void {
    if (this.#isDraining) response.shouldKeepAlive = false;
  }

  /** Call for every response that is not written at once. */
  track(response: ServerResponse): void {
    this.#running.add(response);
    response.once('close', () => this.#running.delete(response));
  }

  /** True when every request got its response. */
  async drain(server: Server): Promise<boolean> {
    this.#isDraining = true;
    for (const response of this.#running) response.shouldKeepAlive = false;
    // Closing the server also closes idle connections, on which a request may be on its way.
    if (this.#sockets.size > 0) await wait(ANNOUNCE_MS);
    const closed = new Promise<true>((resolve) => server.close(() => resolve(true)));
    const closingIdle = setInterval(() => this.#closeSilent(), CLOSE_IDLE_EVERY_MS);
    const hasDrained = await Promise.race([closed, wait(CUT_AFTER_MS, false, { ref: false })]);
    clearInterval(closingIdle);
    if (!hasDrained) server.closeAllConnections();
    return hasDrained;
  }

  /** Also closes connections on which no request ever came: to Node they are not idle. */
  #closeSilent(): void {
    const busy = new Set([...this.#running].map(({ socket }) => socket));
    for (const [socket, readBefore] of this.#sockets) {
      if (!busy.has(socket) && socket.bytesRead === readBefore) socket.destroySoon();
      else this.#sockets.set(socket, socket.bytesRead);
    }
  }
}
