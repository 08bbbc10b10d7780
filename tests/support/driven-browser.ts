import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The few things a journey does in browsers that the test runner cannot start. Points and texts are real input. */
export type DrivenBrowser = {
  open(url: string): Promise<void>;
  /** The value of an expression, as JSON. */
  read(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  write(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
};

/** Says that a browser or its driver no longer responds; it says nothing about the page. */
export class BrowserSilent extends Error {}

/** Null where none of these programs is installed. */
export function programOnPath(...names: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return (
    names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file)) ??
    null
  );
}

const WAIT_MS = 30_000;

/** Resolves when `isSo` does not throw and is true; throws `what` after half a minute, at once where the browser is silent. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + WAIT_MS;
  while (!(await isSo().catch(falseUnlessSilent))) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function falseUnlessSilent(error: unknown): boolean {
  if (error instanceof BrowserSilent) throw error;
  return false;
}

/** The text at this path of what a browser sent, or '' where there is none. */
export function textAt(value: unknown, ...path: (string | number)[]): string {
  const found = path.reduce((inner, key) => Object(inner)[key], value);
  return typeof found === 'string' ? found : '';
}
