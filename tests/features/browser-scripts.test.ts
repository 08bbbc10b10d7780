import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test("no script for the browser carries the server's code", () => {
  const folder = new URL('../../build/client/assets/', import.meta.url);
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const carrying = scripts.filter((name) =>
    /\bselectFrom\(|node:sqlite|better-auth/.test(readFileSync(new URL(name, folder), 'utf8')),
  );
  expect(carrying).toEqual([]);
});
