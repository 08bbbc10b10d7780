import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a database server that can fall silent as a stopped machine does: connections stay, nothing comes through. */
export type SilentProxy = { url: string; fallSilent(): void; speak(): void; close(): Promise<void> };

export async function silentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  let isSilent = false;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    for (const [from, to] of [pair, [upstream, client] as const]) {
      from.on('data', (bytes) => void to.write(bytes));
      from.on('error', () => {});
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
      if (isSilent) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url: url.href,
    fallSilent() {
      isSilent = true;
      for (const socket of [...pairs].flat()) socket.pause();
    },
    speak() {
      isSilent = false;
      for (const socket of [...pairs].flat()) socket.resume();
    },
    async close() {
      for (const socket of [...pairs].flat()) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
