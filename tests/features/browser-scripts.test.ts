import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownFilesOf } from '../../tools/build-folders.mjs';
import { openTestShop } from '../support/shop.ts';

test("no script for the browser carries the server's code", () => {
  const built = new URL('../../build/', import.meta.url).pathname;
  const scripts = ownFilesOf(built).filter((file) => /^client\/.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  const carrying = scripts.filter((file) =>
    /\bselectFrom\(|node:sqlite|better-auth/.test(readFileSync(join(built, file), 'utf8')),
  );
  expect(carrying).toEqual([]);
});

test("a shopper loads the list of the shop's pages, staff the list of all", async () => {
  const shop = await openTestShop('sqlite');
  for (const [path, hasCms] of [
    ['/product/rose-radiance-serum', false],
    ['/no-such-page', false],
    ['/cms/sign-in', true],
  ] as const) {
    const page = await (await shop.get(path)).text();
    const [, list = ''] = /import "(\/assets\/[a-z-]*manifest-[^"]+)"/.exec(page) ?? [];
    const routes = await (await shop.get(list)).text();
    expect(routes, path).toContain('"product/:id"');
    expect(routes.includes('"cms/sign-in"'), path).toBe(hasCms);
  }
  await shop.close();
});
