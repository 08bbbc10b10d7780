import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from './config.ts';

export const KEY_FILE = 'shop.key';

/** Returns the key in DATA_DIR/shop.key; null where there is no such file. Throws a ConfigError for a file without a key. */
export function readKeyFile(dataDir: string): string | null {
  const file = join(dataDir, KEY_FILE);
  const key = contentOf(file);
  if (key === null || KEY.test(key)) return key;
  throw new ConfigError(
    `The file ${file} holds no key. Put a copy of it back; or delete it: staff then sign in anew, and links in mails and second steps made so far open nothing.`,
  );
}

/**
 * Makes DATA_DIR/shop.key, readable to this user alone, and returns its key. The file appears whole or not at all, also
 * after a power cut. To be called by one process at a time.
 */
export function makeKeyFile(dataDir: string): string {
  const key = randomBytes(48).toString('base64url');
  const file = join(dataDir, KEY_FILE);
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, `${key}\n`, { mode: 0o600, flush: true });
  chmodSync(unfinished, 0o600);
  renameSync(unfinished, file);
  flushFolder(dirname(file));
  return key;
}

const KEY = /^[\w-]{64}$/;

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT') return null;
    throw new ConfigError(
      `The shop cannot read its key in ${file} (${code}). Give this user the right to it.`,
    );
  }
}

function flushFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
