import { createServer } from 'node:net';

/** Throws the error that listening would throw, before the start creates any file. */
export async function assertPortIsFree({ port, host }: { port: number; host?: string }): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}
