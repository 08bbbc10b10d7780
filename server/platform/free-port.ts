import { createServer } from 'node:net';

/** Throws what listening there would throw: to be told before anything is made that a second start would find. */
export async function assertPortIsFree(port: number): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
