import { expect, expectAccessible, fillDelivery } from '../support/journey.ts';
import { storedInBrowser } from '../support/stored-in-browser.ts';
import { openToPay, payByCard, placeByCard, test } from '../support/stripe-journey.ts';

const SERUM = { id: 'rose-radiance-serum', variant: 'Standard', name: 'Rose Radiance Serum', price: 33.6 };

test('an order is placed and paid by card, and Stripe’s script is on the page that pays alone', async ({
  page,
  shop,
  stripe,
}) => {
  const stripeScripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://js.stripe.com')) stripeScripts.push(page.url());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/products`);
  const line = { ...SERUM, quantity: 1, brand: '', image: '' };
  await page.evaluate((cart) => localStorage.setItem('cart', JSON.stringify(cart)), [line]);
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByRole('radio').first()).toHaveAccessibleName(/^Card/);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await fillDelivery(page);
  await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked();
  await expect(page.getByText('You pay on the next page.')).toBeVisible();
  await page.getByRole('button', { name: 'Place Order · pay £39.59' }).click();
  await expect(page.getByText(/Everything is set aside for you until (\w+ at )?\d\d:\d\d/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
  const otherTab = await page.context().newPage();
  await otherTab.goto(`${shop.url}/cart`);
  await expect(otherTab.getByRole('region', { name: 'Not paid yet' })).toBeVisible();
  await otherTab.close();
  await page.goto(`${shop.url}/cart`);
  await page.getByRole('region', { name: 'Not paid yet' }).getByRole('link', { name: 'Pay now' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pay £39.59' })).toBeEnabled();
  await expectAccessible(page);
  expect(await storedInBrowser(page)).not.toContain('_secret_');
  await payByCard(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: 'Thank you, Test' })).toBeVisible();
  await expect(page.getByText('Paid by card.', { exact: false })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('unpaidOrder'))).toBeNull();
  expect(stripeScripts.every((address) => address.includes('/checkout/pay'))).toBe(true);
  expect([...stripe.intents.values()].map(({ amount_received }) => amount_received)).toContain(3959);
});

test('a declined card, then another that the bank has confirmed, pay one order', { tag: '@smoke' }, async ({
  page,
  request,
  shop,
  stripe,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const orderNumber = await placeByCard(request, shop.url);
  await openToPay(page, shop.url, orderNumber);
  await payByCard(page, '4000 0000 0000 0002');
  await expect(page.getByRole('alert').getByText('Your card was declined.')).toBeVisible();
  await expectAccessible(page);
  await payByCard(page, '4000 0027 6000 3184');
  await page.getByRole('link', { name: 'Complete' }).click();
  // Another document than the one that knew the order: the address of the bank names it, and nothing secret stays there.
  await expect(page).toHaveURL(`${shop.url}/checkout/pay?order=${orderNumber}`);
  expect(await storedInBrowser(page)).not.toMatch(/_secret_|3184/);
  await page.getByLabel('Email').fill('shopper@example.com');
  await page.getByRole('button', { name: 'Show my order' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible();
  await expectAccessible(page);
  expect([...stripe.intents.values()].filter(({ metadata }) => metadata.order === orderNumber)).toHaveLength(
    1,
  );
});

test('a browser closed at the bank loses nothing', async ({ page, context, request, shop, stripe }) => {
  const orderNumber = await placeByCard(request, shop.url);
  await openToPay(page, shop.url, orderNumber);
  await payByCard(page, '4000 0027 6000 3184');
  await expect(page.getByRole('link', { name: 'Complete' })).toBeVisible();
  const [intent] = [...stripe.intents.values()].filter(({ metadata }) => metadata.order === orderNumber);
  await page.close();
  stripe.events.length = 0;
  stripe.attempt(intent?.client_secret ?? '', 'succeed');
  const body = JSON.stringify(stripe.events[0]);
  const told = await request.post(`${shop.url}/api/stripe/webhook`, {
    data: Buffer.from(body),
    headers: { 'content-type': 'application/json', 'stripe-signature': stripe.signature(body) },
  });
  expect(told.status()).toBe(200);
  const later = await context.newPage();
  await openToPay(later, shop.url, orderNumber);
  await expect(later.getByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible();
});

test('two tabs of one order pay once', async ({ page, context, request, shop, stripe }) => {
  const orderNumber = await placeByCard(request, shop.url);
  const other = await context.newPage();
  await openToPay(page, shop.url, orderNumber);
  await openToPay(other, shop.url, orderNumber);
  await payByCard(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible();
  await payByCard(other, '4242 4242 4242 4242');
  await expect(other.getByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible();
  const [intent, ...more] = [...stripe.intents.values()].filter(
    ({ metadata }) => metadata.order === orderNumber,
  );
  expect(more).toEqual([]);
  expect(intent?.amount_received).toBe(intent?.amount);
});

test('an order that ended gives its goods back to the cart', async ({ page, request, shop, stripe }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const orderNumber = await placeByCard(request, shop.url);
  const [intent] = [...stripe.intents.values()].filter(({ metadata }) => metadata.order === orderNumber);
  Object.assign(intent ?? {}, { status: 'canceled' });
  await openToPay(page, shop.url, orderNumber);
  await expect(page.getByRole('heading', { name: 'Not paid' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Put it all back in the cart' }).click();
  const cart = page.getByRole('region', { name: 'In your cart' });
  await expect(cart.getByRole('link', { name: SERUM.name })).toBeVisible();
  await expect(page.getByText('£33.60').first()).toBeVisible();
});
