import { createServer, request } from 'node:http';

/** The shop behind a proxy that holds back its script files until `release` is called. */
export async function holdScripts(shopUrl: string) {
  const gate = Promise.withResolvers<void>();
  const proxy = createServer(async (incoming, outgoing) => {
    if (/\.js$/.test(incoming.url ?? '')) await gate.promise;
    const onward = request(
      new URL(incoming.url ?? '/', shopUrl),
      { method: incoming.method, headers: incoming.headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, resolve));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://localhost:${address.port}`,
    release: gate.resolve,
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
