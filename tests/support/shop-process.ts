import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { smallMemory } from '../../tools/small-memory.mjs';

/** A shop served by processes of its own, as `npm start` does once everything is built. */
export type ShopProcess = {
  /** The address it prints; rejects with its output where it ends before. */
  address: Promise<string>;
  output(): string;
  stop(): void;
  exitCode: Promise<number | null>;
};

export function startShop(folder: string, settings: Record<string, string>): ShopProcess {
  const script = new URL('../../server/main.ts', import.meta.url).pathname;
  const shop = spawn(process.execPath, [...smallMemory.flags, script], {
    cwd: folder,
    env: { ...process.env, PORT: '0', DATABASE_URL: '', ...settings },
  });
  let text = '';
  const { promise: address, resolve, reject } = Promise.withResolvers<string>();
  const read = (bytes: Buffer) => {
    text += bytes;
    const [, printed] = /^The shop: +(\S+)\n/m.exec(text) ?? [];
    if (printed) resolve(printed);
  };
  shop.stdout.on('data', read);
  shop.stderr.on('data', read);
  const exitCode = once(shop, 'close').then(([code]: (number | null)[]) => {
    reject(new Error(`The shop ended without an address:\n${text}`));
    return code ?? null;
  });
  return { address, output: () => text, stop: () => void shop.kill('SIGTERM'), exitCode };
}
