import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { boundConnectionsOfOne } from './connections-of-one.ts';
import { NO_PROXIES, type TrustedProxies } from './trusted-proxies.ts';

/** Opens seven connections from this machine where four are allowed, and returns how many stay. */
async function staying(most: number, proxies: TrustedProxies): Promise<number> {
  const server = createServer((_request, response) => response.end('ok'));
  boundConnectionsOfOne(server, most, proxies);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sockets: Socket[] = [];
  let answered = 0;
  for (let place = 0; place < 7; place += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n');
    const response = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => null)]);
    if (response !== null) answered += 1;
  }
  for (const socket of sockets) socket.destroy();
  server.close();
  return answered;
}

test('an address has its share of connections, and no more', async () => {
  expect(await staying(4, NO_PROXIES)).toBe(4);
  expect(await staying(0, NO_PROXIES)).toBe(7);
});

test('a trusted proxy is not bounded', async () => {
  expect(await staying(4, { count: 1 })).toBe(7);
});
