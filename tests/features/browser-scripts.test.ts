import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { PUBLIC_PAGES, routeIdOf } from '../../app/links/public-pages.ts';
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

test('the framework still writes its scripts the way the page gives them their late form', async () => {
  // After an upgrade: read app/script-delivery/page-scripts.tsx beside the new version, then name it here.
  const { version } = createRequire(import.meta.url)('react-router/package.json');
  expect(version).toBe('8.4.0');
  const shop = await openTestShop('sqlite');
  const page = await (await shop.get('/')).text();
  const [before = '', late = ''] = page.split('<script type="text/plain" id="late-script">');
  expect(late).toMatch(/^import "\/assets\/shop-manifest-/);
  expect(before).not.toContain('modulepreload');
  expect(page.match(/<script type="module"/g)).toBeNull();
  expect(page).toContain('<script>(function(){');
  await shop.close();
});

test("the shop's list of routes is the framework's own without those of /cms and those never linked", async () => {
  const shop = await openTestShop('sqlite');
  const listIn = async (path: string) => {
    const [, url = ''] = /import "([^"]*manifest-[^"]+)"/.exec(await (await shop.get(path)).text()) ?? [];
    const window: { __reactRouterManifest?: { routes: Record<string, object>; version: string } } = {};
    runInNewContext(await (await shop.get(url)).text(), { window });
    return window.__reactRouterManifest;
  };
  const [own, all] = [await listIn('/'), await listIn('/cms/sign-in')];
  expect(own?.version).toBe(all?.version);
  const opened = PUBLIC_PAGES.filter((page) => page.isOpenedByDocument).map(routeIdOf);
  const ids = Object.keys(all?.routes ?? {});
  expect(ids.length).toBeGreaterThan(50);
  expect(Object.keys(own?.routes ?? {})).toEqual(
    ids.filter((id) => !id.startsWith('cms/') && !opened.includes(id)),
  );
  expect(opened.every((id) => ids.includes(id))).toBe(true);
  await shop.close();
});

test("a shopper loads the list of the shop's pages, staff the list of all", async () => {
  const shop = await openTestShop('sqlite');
  for (const [path, hasAll] of [
    ['/product/rose-radiance-serum', false],
    ['/no-such-page', false],
    ['/cms/sign-in', true],
    ['/newsletter/confirm?link=none', true],
  ] as const) {
    const page = await (await shop.get(path)).text();
    const [, list = ''] = /import "(\/assets\/[a-z-]*manifest-[^"]+)"/.exec(page) ?? [];
    const routes = await (await shop.get(list)).text();
    expect(routes, path).toContain('"product/:id"');
    expect(routes.includes('"cms/sign-in"'), path).toBe(hasAll);
  }
  await shop.close();
});
