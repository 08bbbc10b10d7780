import { readFileSync } from 'node:fs';

/**
 * Loaded before a shop's process by `--import …/moved-clock.ts?file=…`: its clock is ahead by the milliseconds in the file, which is read ever
 * again.
 */
const file = new URL(import.meta.url).searchParams.get('file');
if (file !== null) {
  const now = Date.now.bind(Date);
  let aheadMs = Number(readFileSync(file, 'utf8'));
  setInterval(() => {
    aheadMs = Number(readFileSync(file, 'utf8')) || aheadMs;
  }, 100).unref();
  Date.now = () => now() + aheadMs;
}

/** The `NODE_OPTIONS` of such a process. */
export function clockOptions(clockFile: string): string {
  return `--import=${import.meta.url}?file=${encodeURIComponent(clockFile)}`;
}
