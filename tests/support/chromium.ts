import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const runsAsRoot = process.getuid?.() === 0;

export const CHROMIUM_ARGS = [
  // Chromium refuses to start its sandbox for root, which is what containers run as.
  ...(runsAsRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Blink requests no picture; their places stay. Only the last of these arguments counts, so Playwright's settings are repeated. */
export const WITHOUT_PICTURES =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false';

/**
 * Returns a Chromium that starts: the machine's own, or else the one Playwright downloaded. The headless shell comes first: a
 * full browser takes one and a half times its processor time, for windows that nobody sees.
 */
export function chromiumPath(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const found = headlessShellPath() ?? onPath(BROWSERS).find(starts) ?? playwrightsOwn();
  // The test runner's worker processes inherit the path and need not start a browser to find it.
  if (found) process.env.CHROMIUM_PATH = found;
  return found;
}

/** Debian's package of the same name. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

export function headlessShellPath(): string | null {
  return onPath([HEADLESS_SHELL]).find(starts) ?? null;
}

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome'];

function onPath(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((file) => existsSync(file));
}

/** Because Ubuntu's `chromium-browser` may be a script that only prints where to get one. */
function starts(file: string): boolean {
  return spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

function playwrightsOwn(): string | null {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const file: string = chromium.executablePath();
  return existsSync(file) ? file : null;
}
