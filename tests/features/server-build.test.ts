import { readdirSync, readFileSync } from 'node:fs';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { pageRenderer } from '#server/pages/render-page.ts';
import { openTestShop } from '../support/shop.ts';

const built = new URL('../../build/server/', import.meta.url);

test('the server loads its pages with its start, none later', () => {
  const scripts = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.m?js$/.test(file),
  );
  expect(scripts).toEqual(['index.js']);
  expect(readFileSync(new URL('index.js', built), 'utf8')).not.toMatch(/\bimport\(\s*["'`]\.{1,2}\//);
});

test('a page that fails while it is rendered is logged once, with the id in its response', async () => {
  const shop = await openTestShop('sqlite');
  // Loads what pages share: what follows is rendered without a pause, as in a shop that has run for a while.
  await shop.get('/contact');
  const build: ServerBuild = await import(new URL('index.js', built).href);
  const module = build.routes['storefront/about/about-page']?.module;
  if (!module) throw new Error('There is no page /about');
  const failing = {
    ...build,
    routes: {
      ...build.routes,
      'storefront/about/about-page': {
        ...build.routes['storefront/about/about-page'],
        module: {
          ...module,
          default: () => {
            throw new Error('a part cannot be drawn');
          },
        },
      },
    },
  } as ServerBuild;
  const logged: { message: string; fields: object }[] = [];
  const log = {
    ...shop.platform.log,
    error: (fields: object, message: string) => void logged.push({ fields, message }),
  };
  const response = await pageRenderer(
    failing,
    { ...shop.platform, log },
    {},
  )(new Request('http://shop.test/about'));
  expect(response.status).toBe(500);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({
    message: 'a page failed',
    fields: { url: '/about', requestId: response.headers.get('x-request-id') },
  });
  await shop.close();
});
