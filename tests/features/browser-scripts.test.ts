import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openTestShop } from '../support/shop.ts';

test("no script for the browser carries the server's code", () => {
  const folder = new URL('../../build/client/assets/', import.meta.url);
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const carrying = scripts.filter((name) =>
    /\bselectFrom\(|node:sqlite|better-auth/.test(readFileSync(new URL(name, folder), 'utf8')),
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
