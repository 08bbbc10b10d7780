import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, untilScriptRuns } from '../support/journey.ts';

const WIDTHS = [390, 1440];
const PAGES = [
  '/',
  '/products',
  '/categories/makeup',
  '/product/first-draft-foundation',
  '/categories',
  '/brands',
  '/cart',
  '/about',
  '/contact',
  '/newsletter',
  '/skincare',
  '/orders',
  '/wholesale',
  '/gift-cards',
  '/returns',
  '/faq',
  '/cookies',
  '/beauty-tips',
  '/beauty-tips/find-your-foundation-shade',
  '/nowhere',
];

for (const width of WIDTHS) {
  test(`every public page is accessible and fits at ${width} px`, async ({ page, shop }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of PAGES) {
      await page.goto(shop.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
}

test('without script a visitor reads, searches, filters, pages and opens products', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.url);
  await expect(page.getByText('BEAUTY REDEFINED').first()).toBeVisible();
  await page.goto(`${shop.url}/products`);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('combobox', { name: 'Search beauty products' }).fill('rose');
  await page.getByRole('combobox', { name: 'Search beauty products' }).press('Enter');
  await expect(page).toHaveURL(/\/products\?search=rose$/);
  await page.getByRole('link', { name: 'Rose Radiance Serum' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rose Radiance Serum' })).toBeVisible();
  await expect(page.getByText(/ordering needs|please turn on|please switch it on/i).first()).toBeVisible();
  await page.goto(`${shop.url}/cart`);
  await expect(page.locator('#main noscript p')).toBeVisible();
  await expect(page.getByText('Loading your cart')).toBeHidden();
  await context.close();
});

test('until somebody moves, parts without script stand as the server wrote them', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${shop.url}/product/rose-radiance-serum`);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pairs well with' })).toBeVisible();
  expect(asked.filter((url) => url.includes('/site-footer-'))).toEqual([]);

  await page.mouse.wheel(0, 2000);
  await expect.poll(() => asked.some((url) => url.includes('/site-footer-'))).toBe(true);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('search suggestions are chosen with the arrow keys and leave by Escape', async ({ page, shop }) => {
  await page.goto(`${shop.url}/about`);
  const search = page.getByRole('combobox', { name: 'Search beauty products' });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const options = list.getByRole('option');
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  await search.fill('rose');
  await expect(options.last()).toContainText("All results for 'rose'");
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);

  await search.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await search.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toHaveCount(0);
  await search.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(search).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await expect(search).toBeFocused();

  await search.press('Escape');
  await expect(list).toBeHidden();
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  await expect(search).toHaveValue('rose');

  await search.press('ArrowDown');
  await expect(list).toBeVisible();
  await search.fill('rose radiance');
  await expect(options.first()).toContainText('Rose Radiance Serum');
  await search.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/product\/rose-radiance-serum$/);
  await expect(search).toHaveValue('');
});

test('two tabs share one cart, and a dropdown closes the other', async ({ page, context, shop }) => {
  await page.goto(`${shop.url}/product/rose-radiance-serum`);
  const other = await context.newPage();
  await other.goto(shop.url);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByText('Rose Radiance Serum added to cart successfully!').first()).toBeVisible();
  await expect(other.getByRole('link', { name: /Cart.*1|1.*Cart/ }).first()).toBeVisible();

  const header = other.getByRole('banner');
  const categories = header.getByRole('button', { name: 'Categories' });
  const brands = header.getByRole('button', { name: 'Brands' });
  await categories.click();
  await expect(header.getByRole('link', { name: 'Makeup', exact: true })).toBeVisible();
  await brands.click();
  await expect(header.getByRole('link', { name: 'All brands' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'All categories' })).not.toBeVisible();
  await other.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: 'All brands' })).not.toBeVisible();

  await other.goto(`${shop.url}/cart`);
  const quantity = other.getByRole('textbox', { name: 'Quantity of Rose Radiance Serum' });
  await quantity.fill('999');
  await quantity.press('Enter');
  await expect(other.getByText(/Only \d+ of Rose Radiance Serum left/).first()).toBeVisible();
  await expect(quantity).not.toHaveValue('999');
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(quantity).toBeHidden();
  await expect(other.getByRole('button', { name: /^Undo/ }).first()).toBeVisible();
});

test('a chosen shade is shown in a photograph of its own', async ({ page, shop }) => {
  await page.goto(`${shop.url}/product/first-draft-foundation`);
  const shown = page.getByRole('img', { name: 'First Draft Foundation in Linen' }).first();
  await expect(shown).toHaveCount(0);
  await page.getByRole('radio', { name: /^Linen/ }).check({ force: true });
  await expect(shown).toBeInViewport({ ratio: 0.5 });
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
});

test('a sold-out product says so when its button is pressed', async ({ page, shop }) => {
  await page.goto(`${shop.url}/product/hold-fast-setting-mist`);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByText('Sorry, this product is out of stock!').first()).toBeVisible();
});

test('a cash order that cannot be sent waits on the device and is sent by itself', async ({
  page,
  context,
  shop,
}) => {
  await fillCheckout(page, shop.url);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByText('The shop has not confirmed it yet.', { exact: false })).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('orders'));
  expect(JSON.parse(kept ?? '[]')).toHaveLength(1);
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

test('a kept order that the shop refuses says so, in the cart and wherever the shopper is', async ({
  page,
  context,
  shop,
}) => {
  const refusal = {
    status: 409,
    contentType: 'application/json',
    body: JSON.stringify({ code: 'product-gone', lines: [{ id: 'x', variant: 'Standard', name: 'Ember' }] }),
  };
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
  await page.getByRole('link', { name: 'See kept orders' }).click();
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

test('a shop that does not answer leaves its frame standing, and is tried again', async ({ page, shop }) => {
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

test('a price that changed at the checkout is named, and the one button asks for the new sum', async ({
  page,
  shop,
}) => {
  test.slow();
  let before = true;
  await page.route('**/api/cart', async (route) => {
    const response = await route.fetch();
    const cart = await response.json();
    if (before) cart.items[0].price = 20;
    await route.fulfill({ response, json: cart });
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

test('a page that is slow in coming says what it is', async ({ page, shop }) => {
  test.slow();
  await page.goto(shop.url);
  await untilScriptRuns(page);
  let waits: (() => void)[] = [];
  await page.route('**/*.data*', async (route) => {
    await new Promise<void>((resolve) => waits.push(resolve));
    await route.continue();
  });
  const arrive = () => {
    for (const go of waits) go();
    waits = [];
  };
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'All Products' }).click();
  await expect(page.getByText('Loading products...')).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
  await expect(page.getByText('Loading products...')).toHaveCount(0);
  await page.locator('#main article a').first().click();
  await expect(page.getByText('Loading product...')).toBeVisible();
  arrive();
  await expect(page.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible();
  await page.unrouteAll();
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
  expect(stored).not.toMatch(/4242|739/);
  expect(await page.evaluate(() => localStorage.getItem('orders'))).toBeNull();
});

async function fillCheckout(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/product/rose-radiance-serum`);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'View Cart' }).click();
  await page.locator('#main').getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByLabel('First name').fill('Test');
  await page.getByLabel('Last name').fill('Shopper');
  await page.locator('#checkout-email').fill('shopper@example.com');
  await page.getByLabel('Phone number').fill('020 7946 0000');
  await page.locator('#checkout-address').fill('1 Example Street');
  await page.getByLabel('City').fill('London');
  await page.getByLabel('Postcode').fill('SW1A 1AA');
}
