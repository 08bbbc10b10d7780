import type { Page } from '@playwright/test';
import { PUBLIC_PAGES } from '#app/links/public-pages.ts';
import { parseOrder } from '../support/api-messages.ts';
import { becomeOwnerOrSignIn, expect, fillDelivery, test } from '../support/journey.ts';
import { LARGE_TEXT, type Reading, readAt } from '../support/lost-words.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';

// Only with pictures is a page as wide as a visitor sees it; they need not arrive for that.
// Half a minute each; on a busy machine four times as long.
test.describe.configure({ timeout: 240_000 });
test.use({ loadsPictures: true, viewport: { width: 390, height: 844 } });

const FILLED: Record<string, readonly string[]> = {
  '/products': ['/products', '/products?offer=yes', '/products?search=foundaton', '/products?search=qqqq'],
  '/products/:category': ['/products/haircare'],
  '/categories/:category': ['/categories/makeup', '/categories/fragrances', '/categories/skincare'],
  '/product/:id': [
    '/product/first-draft-foundation',
    '/product/first-draft-foundation?variant=walnut',
    '/product/rose-radiance-serum',
  ],
  '/product/:id/reviews': ['/product/first-draft-foundation/reviews'],
  '/product/:id/reviews/write': ['/product/first-draft-foundation/reviews/write'],
  '/beauty-tips/:slug': ['/beauty-tips/find-your-foundation-shade'],
  '/pages/:slug': [],
};

/** One address for each page module, and every standing page; the checkout is reached with a cart. */
const PAGES = PUBLIC_PAGES.filter(
  ({ isAddress, isOpenedByDocument, path, file }, place) =>
    isAddress &&
    !isOpenedByDocument &&
    path !== '/checkout' &&
    (file.includes('/pages/') || PUBLIC_PAGES.findIndex((other) => other.file === file) === place),
).flatMap(({ path }) => FILLED[path] ?? [path]);

const CMS_PAGES = [
  '',
  'orders',
  'products',
  'products/new',
  'categories',
  'types',
  'brands',
  'search',
  'hero',
  'pages',
  'pictures',
  'messages',
  'applications',
  'newsletter',
  'papers',
  'mails',
  'mails/texts',
  'settings',
  'settings/stripe',
  'settings/mail-server',
  'settings/backups',
  'people',
  'account',
  'audit',
];

test('large text and narrow windows lose no word of any page of the shop', async ({ page, shop }) => {
  const read = await reader(page);
  for (const path of [...PAGES, '/newsletter/leave', '/nowhere']) {
    await open(page, shop.url + path);
    await read.everySize(path);
  }
  read.expectNothingLost();
});

test('large text and narrow windows lose no word on the way to an order', async ({ page, shop }) => {
  const read = await reader(page);
  await open(page, `${shop.url}/product/first-draft-foundation?variant=walnut`);
  await page.getByRole('button', { name: /^Add Walnut/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await read.everySize('cart drawer');
  await page.getByRole('link', { name: 'View Cart' }).click();
  await expect(page.getByRole('button', { name: 'Clear All' })).toBeVisible();
  await read.everySize('cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).first().click();
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await read.everySize('checkout with errors');
  await fillDelivery(page);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await read.everySize('confirmation');
  const number = /ZA\d{9}/.exec(page.url())?.[0] ?? '';
  await open(page, `${shop.url}/orders?number=${number}`);
  await page.getByRole('main').getByLabel('Email').fill('shopper@example.com');
  await page.getByRole('button', { name: 'Show my order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await read.everySize('order page');
  read.expectNothingLost();
});

test('large text and narrow windows lose no word in /cms; a wide table scrolls in its own box', async ({
  page,
  shop,
}) => {
  const response = await fetch(`${shop.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...freshKey() },
    body: JSON.stringify(orderOf()),
  });
  const { orderNumber } = parseOrder(await response.json());
  // Where the menu stands beside the page.
  await page.setViewportSize({ width: 1440, height: 844 });
  await becomeOwnerOrSignIn(page, shop);
  const read = await reader(page);
  for (const path of [...CMS_PAGES, `orders/${orderNumber}`]) {
    await open(page, `${shop.url}/cms/${path}`);
    await read.everySize(`/cms/${path}`);
  }
  read.expectNothingLost();
});

async function reader(page: Page) {
  const session = await page.context().newCDPSession(page);
  const lost: string[] = [];
  return {
    async everySize(name: string) {
      for (const reading of LARGE_TEXT) {
        const faults = await readAt(page, session, reading);
        lost.push(...faults.map((fault) => `${name}, ${sizeOf(reading)}: ${fault}`));
      }
    },
    expectNothingLost: () => expect(lost).toEqual([]),
  };
}

function sizeOf({ width, textPx }: Reading): string {
  return `${width} px at ${(textPx / 16) * 100} %`;
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
}
