import { expect, test } from 'vitest';
import { STOREFRONT_FRAME } from '#app/links/storefront-frame.ts';
import { catchUnreachable, ShopUnreachable } from './shop-unreachable.ts';

const responded = (status: number) => ({
  status,
  statusText: '',
  internal: false,
  data: '<h1>Bad gateway</h1>',
});
const caught = (result: unknown) => catchUnreachable(null, async () => ({ page: { type: 'error', result } }));

test.each([502, 503, 504])('a %i in place of the data is a shop that cannot be reached', async (status) => {
  const results = await caught(responded(status));
  expect(results[STOREFRONT_FRAME]?.result).toBeInstanceOf(ShopUnreachable);
});

test('so is a request without a response', async () => {
  const results = await caught(new TypeError('Failed to fetch'));
  expect(results[STOREFRONT_FRAME]?.result).toBeInstanceOf(ShopUnreachable);
});

test.each([404, 500])('a %i stays what it is', async (status) => {
  expect(await caught(responded(status))).toHaveProperty('page');
});
