import { expect, test } from 'vitest';
import { ownCmsPath } from './own-path.ts';

test('who signs in comes back to where they were going', () => {
  expect(ownCmsPath('/cms/orders?page=2')).toBe('/cms/orders?page=2');
  expect(ownCmsPath('/cms/orders.data?page=2')).toBe('/cms/orders?page=2');
  expect(ownCmsPath(null)).toBe('/cms');
});

test.each([
  'https://evil.example/cms',
  '//evil.example/cms',
  '/\\evil.example/cms',
  '/cms\\..\\..\\products',
  '/cms/../products',
  '/cmsx',
  'cms:alert(1)',
])('no address leads out of /cms: %s', (wanted) => {
  expect(ownCmsPath(wanted)).toBe('/cms');
});

test('nobody is sent round in circles', () => {
  expect(ownCmsPath('/cms/sign-in?to=/cms/orders')).toBe('/cms');
});

test('what no header can carry is taken out', () => {
  expect(ownCmsPath('/cms/orders\r\nSet-Cookie: a=b')).toBe('/cms/ordersSet-Cookie:%20a=b');
  expect(ownCmsPath('/cms/orders?x=é')).toBe('/cms/orders?x=%C3%A9');
});
