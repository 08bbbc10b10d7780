import type { Page } from '@playwright/test';
import { ALL_GOODS, type Promotion } from '#domain/promotions/promotion.ts';
import { test as base, expect, expectAccessible, fillDelivery } from '../support/journey.ts';
import { type ShopWithOffers, startShopWithOffers } from '../support/journey-offers.ts';
import { promotionOf } from '../support/offers.ts';

const test = base.extend<object, { offering: ShopWithOffers }>({
  offering: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const shop = await startShopWithOffers();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

const SERUM = {
  id: 'rose-radiance-serum',
  name: 'Rose Radiance Serum',
  variant: 'Standard',
  brand: '',
  image: '',
};
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };
const over = (spendPence: number): Promotion['conditions'] => ({
  spendPence,
  pieces: null,
  classes: [],
  firstOrder: false,
});

async function openCart(page: Page, url: string, quantity: number) {
  await page.goto(`${url}/about`);
  await page.evaluate((item) => localStorage.setItem('cart', JSON.stringify([item])), {
    ...SERUM,
    price: 33.6,
    quantity,
  });
  await page.goto(`${url}/cart`);
  await expect(page.locator('[data-total]')).toBeVisible();
}

const total = (page: Page) => page.locator('[data-total]').filter({ visible: true });

async function order(page: Page) {
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
}

test('a code is added by keyboard, says why it does nothing, comes off, and is used up by its order', async ({
  page,
  offering,
}) => {
  offering.offer([
    {
      promotion: promotionOf({
        id: 'tenth',
        words: '10% off your order',
        codeKind: 'shared',
        effect: { kind: 'cart-percent', percent: 10 },
      }),
      code: 'SPRING10',
    },
  ]);
  await page.setViewportSize(PHONE);
  await openCart(page, offering.url, 1);
  const field = page.getByRole('textbox', { name: 'Code' });
  await expect(field).toBeHidden();
  await page.locator('summary').filter({ hasText: 'Add a code' }).focus();
  await page.keyboard.press('Enter');
  await field.fill('SUMMER');
  await page.keyboard.press('Enter');
  await expect(page.getByText('We know no code “SUMMER”. Please check how it is written.')).toBeVisible();
  await expectAccessible(page);
  await field.fill('spring 10');
  await page.keyboard.press('Enter');
  await expect(total(page)).toHaveText('£36.23');
  await expect(page.getByText('SUMMER')).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: '−£3.36' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove the code SPRING10' }).click();
  await expect(total(page)).toHaveText('£39.59');
  await page.getByRole('textbox', { name: 'Code' }).fill('SPRING10');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(total(page)).toHaveText('£36.23');

  await page.setViewportSize(WIDE);
  await order(page);
  await expect(page.getByText('10% off your order: −£3.36').filter({ visible: true })).toBeVisible();
  await fillDelivery(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place Order · pay £36.23 on delivery' }).click();
  await expect(page).toHaveURL(/\/checkout\?order=ZA\d{9}$/);
  await expect(page.getByText('10% off your order: −£3.36')).toBeVisible();
  await expect(total(page)).toHaveText('£36.23');
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem('cartOffers'))).toBeNull();
  await page.getByRole('button', { name: /order/i }).first().click();
  await expect(page.getByText('10% off your order: −£3.36')).toBeVisible();
  await expect(total(page)).toHaveText('£36.23');
});

test('three for two is near, shows as soon as the third is added, and as an estimate until the shop has said so', async ({
  page,
  offering,
}) => {
  const { product } = offering.idsOf(SERUM.id);
  offering.offer([
    {
      promotion: promotionOf({
        id: 'three',
        words: '3 for 2 on serums',
        effect: { kind: 'multi-buy', take: 3, reduced: 1, percent: 100 },
        goods: { ...ALL_GOODS, products: [product] },
      }),
    },
  ]);
  await openCart(page, offering.url, 2);
  await expect(page.getByText('Add 1 more to get: 3 for 2 on serums')).toBeVisible();
  // The shop says nothing until it is let.
  let letIt: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letIt = resolve;
  });
  await page.route('**/api/cart', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: `One more ${SERUM.name}` }).click();
  await expect(total(page)).toHaveText('£67.20');
  await expect(page.getByText('3 for 2 on serums: −£33.60')).toBeVisible();
  await expect(page.getByText('(estimate)')).toBeVisible();
  letIt();
  await expect(page.getByText('(estimate)')).toHaveCount(0);
  await expect(total(page)).toHaveText('£67.20');
  await expectAccessible(page);
});

test('a gift over £50 is given, ordered, and lost where the cart falls below', async ({ page, offering }) => {
  const gift = offering.idsOf('tempered-glass-nail-file');
  offering.offer([
    {
      promotion: promotionOf({
        id: 'file',
        words: 'A nail file over £50',
        effect: { kind: 'gift', variants: [gift.variant], pick: 1 },
        conditions: over(5000),
      }),
    },
  ]);
  await page.setViewportSize(PHONE);
  await openCart(page, offering.url, 2);
  const given = page.getByRole('listitem').filter({ hasText: 'Free gift: A nail file over £50' });
  await expect(given).toContainText('£0.00');
  await expect(given.getByRole('link')).toHaveCount(0);
  await expect(given.getByRole('button')).toHaveCount(0);
  await expect(total(page)).toHaveText('£67.20');
  await page.getByRole('button', { name: `One less ${SERUM.name}` }).click();
  await expect(given).toHaveCount(0);
  await expect(page.getByText('Spend £16.40 more to get: A nail file over £50')).toBeVisible();
  await expect(
    page.getByRole('progressbar', { name: 'Progress towards: A nail file over £50' }),
  ).toBeVisible();
  await page.getByRole('button', { name: `One more ${SERUM.name}` }).click();
  await expect(given).toBeVisible();
  await expectAccessible(page);
  await order(page);
  await fillDelivery(page);
  await page.getByRole('button', { name: 'Place Order · pay £67.20 on delivery' }).click();
  await expect(page).toHaveURL(/\/checkout\?order=ZA\d{9}$/);
  await expect(given).toContainText('£0.00');
});

test('of three samples two are chosen by keyboard, and come with the order', async ({ page, offering }) => {
  const slugs = ['tempered-glass-nail-file', 'blotter-blending-sponges', 'hallmark-slant-tweezers'];
  offering.offer([
    {
      promotion: promotionOf({
        id: 'samples',
        words: 'Two samples with your order',
        effect: { kind: 'gift', variants: slugs.map((slug) => offering.idsOf(slug).variant), pick: 2 },
      }),
    },
  ]);
  await openCart(page, offering.url, 1);
  const samples = page.getByRole('group', { name: 'Two samples with your order' });
  const boxes = samples.getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  await boxes.nth(0).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(samples.getByText('2 of 2 chosen.')).toBeVisible();
  await expect(boxes.nth(2)).toBeDisabled();
  const given = page.getByRole('listitem').filter({ hasText: 'Free gift: Two samples with your order' });
  await expect(given).toHaveCount(2);
  await expectAccessible(page);
  await order(page);
  await fillDelivery(page);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page).toHaveURL(/\/checkout\?order=ZA\d{9}$/);
  await expect(given).toHaveCount(2);
});

test('an order that costs nothing asks for no card and no cash', async ({ page, offering }) => {
  offering.offer([
    {
      promotion: promotionOf({
        id: 'all',
        words: 'On the house',
        codeKind: 'shared',
        effect: { kind: 'cart-percent', percent: 100 },
      }),
      code: 'HOUSE',
    },
    {
      promotion: promotionOf({
        id: 'post',
        words: 'Free delivery',
        effect: { kind: 'delivery-percent', percent: 100 },
      }),
    },
  ]);
  await openCart(page, offering.url, 1);
  await page.getByText('Add a code').click();
  await page.getByRole('textbox', { name: 'Code' }).fill('HOUSE');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(total(page)).toHaveText('£0.00');
  await expect(page.getByText('There is nothing to pay for this order.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'How would you like to pay?' })).toHaveCount(0);
  await order(page);
  await fillDelivery(page);
  await expect(page.getByText('There is nothing to pay for this order.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Place Order · nothing to pay' }).click();
  await expect(page).toHaveURL(/\/checkout\?order=ZA\d{9}$/);
  await expect(page.getByText('There is nothing to pay.', { exact: false })).toBeVisible();
  await expect(total(page)).toHaveText('£0.00');
});

test('a link keeps its code for the cart, and leads there without script too', async ({
  page,
  offering,
  browser,
}) => {
  offering.offer([
    {
      promotion: promotionOf({
        id: 'tenth',
        words: '10% off your order',
        codeKind: 'shared',
        effect: { kind: 'cart-percent', percent: 10 },
      }),
      code: 'SPRING10',
    },
  ]);
  await openCart(page, offering.url, 1);
  await page.goto(`${offering.url}/offers/use/spring%2010`);
  await expect(page.getByRole('heading', { name: 'Use the code SPRING10' })).toBeVisible();
  await expect(page.getByText('We keep it for you on this device.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to my cart' }).click();
  await expect(total(page)).toHaveText('£36.23');
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const bare = await plain.newPage();
  await bare.goto(`${offering.url}/offers/use/SPRING10`);
  await expect(bare.getByRole('link', { name: 'Go to my cart' })).toHaveAttribute(
    'href',
    '/cart?code=SPRING10',
  );
  await plain.close();
  await page.evaluate(() => localStorage.removeItem('cartOffers'));
  await page.goto(`${offering.url}/cart?code=SPRING10`);
  await expect(total(page)).toHaveText('£36.23');
  await expect(page).toHaveURL(/\/cart$/);
});
