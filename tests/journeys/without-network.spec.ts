import type { Page } from '@playwright/test';
import type { PricedCartMessage } from '#domain/api/priced-cart-message.ts';
import { orderProblemResponse, parsePricedCart } from '../support/api-messages.ts';
import {
  expect,
  expectAccessible,
  fillDelivery,
  LATE_SCRIPTS,
  test,
  untilLateScriptsAreHere,
  untilScriptRuns,
} from '../support/journey.ts';

test('a cash order that cannot be sent waits on the device and is sent by itself', { tag: '@smoke' }, async ({
  page,
  context,
  shop,
}) => {
  await fillCheckout(page, shop.url);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByText('The shop has not confirmed it yet.', { exact: false })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('orders'));
  expect(JSON.parse(stored ?? '[]')).toHaveLength(1);
  await context.setOffline(false);
  await expect(page.getByText(/Your order ZA\d{9} has been placed\./).first()).toBeVisible({
    timeout: 20_000,
  });
  expect(await page.evaluate(() => localStorage.getItem('orders'))).toBe('[]');
  await expect(page).toHaveURL(/\/checkout\?order=ZA\d{9}$/);
  await expect(page.getByText('The shop has not confirmed it yet.', { exact: false })).toHaveCount(0);
  await page.goto(`${shop.url}/cart`);
  await expect(page.getByRole('link', { name: /^See your order ZA\d{9}$/ })).toBeVisible();
});

test('an outbox order that the shop refuses says so, in the cart and wherever the shopper is', async ({
  page,
  context,
  shop,
}) => {
  const refusal = orderProblemResponse({
    code: 'product-gone',
    lines: [{ id: 'x', variant: 'Standard', name: 'Ember' }],
  });
  const refused = 'An order kept on this device could not be placed';
  await fillCheckout(page, shop.url);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByRole('heading', { name: 'Not confirmed yet' })).toBeVisible();
  await page.route('**/api/orders', (route) => route.fulfill(refusal));
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/cart$/, { timeout: 20_000 });
  await expect(page.getByText(refused, { exact: false }).first()).toBeVisible();
  await page.evaluate(() => {
    const orders = JSON.parse(localStorage.getItem('orders') ?? '[]');
    localStorage.setItem(
      'orders',
      JSON.stringify(orders.map((order: object) => ({ ...order, problem: null }))),
    );
  });
  await page.goto(`${shop.url}/about`);
  await expect(page.getByRole('alert').getByText(refused, { exact: false })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'See why' }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test('without a network the shop keeps its frame, and the page asked for opens once it is back', async ({
  page,
  context,
  shop,
}) => {
  test.slow();
  await fillCheckout(page, shop.url);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await page.getByRole('link', { name: 'View saved orders' }).click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Orders kept on this device' })).toContainText(
    'Order for Test Shopper',
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Still no connection.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the page' }).click();
  await expect(page.getByRole('heading', { name: 'Not confirmed yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'No connection' })).toHaveCount(0);
  await expect(page.getByText(/Your order ZA\d{9} has been placed\./).first()).toBeVisible({
    timeout: 20_000,
  });
});

test('a network lost before the first move leaves the page standing, and what is pressed is done once it is back', async ({
  page,
  context,
  shop,
}) => {
  const frame = page.getByRole('banner');
  await page.goto(`${shop.url}/product/fig-leaf-lip-balm`);
  await untilLateScriptsAreHere(page);
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /^Cart/ })).toContainText('Fig Leaf Lip Balm');
  await expect(page.getByText('Unable to load cart', { exact: false })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await frame.getByLabel('Search beauty products').fill('serum');
  await frame.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(frame.getByLabel('Search beauty products')).toHaveValue('serum');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/about$/);
  await expect(frame.getByLabel('Search beauty products')).toHaveValue('serum');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/products`);
  await untilLateScriptsAreHere(page);
  await context.setOffline(true);
  await page.locator('#main').getByRole('link', { name: 'Rose Radiance Serum' }).first().click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to the page' }).click();
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
  await frame.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Offers' }).click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/products\?/);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'))).toHaveLength(1);
});

test('a network lost before the late scripts are fetched takes nothing off the page', async ({
  page,
  context,
  shop,
}) => {
  await page.route(LATE_SCRIPTS, (route) => route.abort());
  await page.goto(`${shop.url}/product/fig-leaf-lip-balm`);
  await untilScriptRuns(page);
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByText('What you added is in your cart', { exact: false })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByLabel('Search beauty products').fill('serum');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const waits = page.getByText('The page goes on by itself', { exact: false });
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(waits).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' }).click();
  await expect(waits).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(waits).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fig Leaf Lip Balm' }).first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Offers' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(waits).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/about$/, { timeout: 20_000 });
  await expect(page.getByLabel('Search beauty products')).toHaveValue('serum');
  await expect(waits).toHaveCount(0);
});

test('a shop that is away while there is a network is waited for, in the page and not in a reload', async ({
  page,
  shop,
}) => {
  test.slow();
  const frame = page.getByRole('banner');
  const waits = page.getByText('The page goes on by itself', { exact: false });
  const noConnection = page.getByRole('heading', { name: 'No connection' });
  await page.goto(`${shop.url}/products`);
  await untilScriptRuns(page);
  await page.route('**/*', (route) => route.abort());
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await frame.getByRole('link', { name: 'About' }).click();
  await expect(waits).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole('heading', { name: 'About Zabelle' })).toBeVisible({ timeout: 20_000 });
  await expect(waits).toHaveCount(0);

  await untilLateScriptsAreHere(page);
  await page.route('**/*', (route) => route.abort());
  await frame.getByRole('link', { name: /^Wishlist/ }).click();
  await expect(noConnection).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Still no connection.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(noConnection).toHaveCount(0);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('a shop that does not respond leaves its frame standing, and is tried again', async ({ page, shop }) => {
  await page.goto(`${shop.url}/products`);
  await untilScriptRuns(page);
  await page.route('**/*.data*', (route) => route.abort());
  await page.route('**/favicon.ico', (route) => route.abort());
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
  await expect(page).toHaveURL(/view=list/);
});

test('a proxy without the shop leaves the frame standing, and the page opens by itself', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/products`);
  await untilScriptRuns(page);
  await page.route('**/*.data*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
  );
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/view=list/);
});

test('a card order that cannot be sent writes nothing', async ({ page, context, shop }) => {
  await fillCheckout(page, shop.url);
  await page.getByRole('radio', { name: 'Card' }).check({ force: true });
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry date').fill('12/30');
  await page.getByLabel('CVV').fill('739');
  await page.getByLabel('Cardholder name').fill('Test Shopper');
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByText('Failed to place order. Please try again.')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/4242 ?4242|"739\\*"/);
  expect(await page.evaluate(() => localStorage.getItem('orders'))).toBeNull();
});

test('a price that changed at the checkout is named, and the one button asks for the new sum', async ({
  page,
  shop,
}) => {
  test.slow();
  let before = true;
  await page.route('**/api/cart', async (route) => {
    const response = await route.fetch();
    const cart = parsePricedCart(await response.json());
    const items = cart.items.map((item) => ({ ...item, price: 20, lineTotal: 20 }));
    const earlier = { ...cart, items, subtotal: 20, total: 25.99 } satisfies PricedCartMessage;
    await route.fulfill({ response, json: before ? earlier : cart });
  });
  await fillCheckout(page, shop.url);
  const placeOrder = page.getByRole('button', { name: /Place Order|pay/ });
  await expect(placeOrder).toHaveText('Place Order · pay £25.99 on delivery');
  before = false;
  await placeOrder.click();
  await expect(page.getByText('Rose Radiance Serum was £20.00, now £33.60.')).toBeVisible();
  await expect(placeOrder).toHaveCount(1);
  await expect(placeOrder).toHaveText('Place Order · pay £39.59 on delivery');
  await expect(page.getByText('you agree to pay £39.59')).toBeVisible();
  const summary = page.getByRole('complementary', { name: 'Your order' });
  await expect(summary.getByText('was £20.00 when you added it, now £33.60').last()).toBeVisible();
  await expect(summary.locator('[data-total]').last()).toHaveText('£39.59');
  await expectAccessible(page);
  await placeOrder.click();
  await expect(page).toHaveURL(/\/checkout\?order=ZA\d{9}$/);
});

async function fillCheckout(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/product/rose-radiance-serum`);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'View Cart' }).click();
  await page.locator('#main').getByRole('button', { name: 'Proceed to Checkout' }).click();
  await fillDelivery(page);
}
