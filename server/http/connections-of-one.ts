import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isTrustedProxy, senderOf } from './client-address.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Closes at once what an address opens beyond its share; proxies, which carry everybody's, are left out. */
export function boundConnectionsOfOne(server: Server, most: number, proxies: TrustedProxies): void {
  if (most === 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress } = socket;
    if (isTrustedProxy(remoteAddress, proxies)) return;
    const address = senderOf(remoteAddress);
    const count = open.get(address) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
