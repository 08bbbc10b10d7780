import { parseOrder } from '../support/api-messages.ts';
import { expect, test } from '../support/journey.ts';
import { CUSTOMER, freshKey, orderOf } from '../support/order-requests.ts';

const SERUM = '/product/rose-radiance-serum';
/** Landscape and portrait. */
const PAPERS = [1050, 700] as const;

test('on paper no word is covered, and nothing stands that only a screen can press', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/returns', '/terms', '/faq', '/orders', SERUM]) {
    await page.goto(shop.url + path);
    await expect(page.locator('main h1').first(), path).toBeVisible();
    await expect(page.locator('.skip-link'), path).toBeHidden();
    await expect(page.locator('.btn:visible'), path).toHaveCount(0);
    await expect(page.locator('header.site-header:visible, footer.site-footer:visible'), path).toHaveCount(0);
    const pressed = page.getByRole('main').getByRole('button', { name: /Wishlist|Share|One more|Add / });
    await expect(pressed, path).toHaveCount(0);
  }
});

test('on paper every fold shows what it holds', async ({ page, shop }) => {
  await page.emulateMedia({ media: 'print' });
  for (const [path, folds] of [
    [SERUM, '.product-folds details > div'],
    ['/faq', '.prose-answer'],
  ] as const) {
    await page.goto(shop.url + path);
    const all = page.locator(folds);
    const count = await all.count();
    expect(count, path).toBeGreaterThan(3);
    for (let place = 0; place < count; place++) await expect(all.nth(place), path).toBeVisible();
  }
});

test('on paper a written page has its whole width, its bullets, and no list of contents', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const width of PAPERS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${shop.url}/returns`);
    await expect(page.getByText('On this page'), `${width}`).toHaveCount(2);
    for (const list of await page.getByText('On this page').all()) await expect(list).toBeHidden();
    const box = await page.locator('.prose').boundingBox();
    expect(box?.width, `${width}`).toBeGreaterThan(width * 0.9);
    const line = await page
      .locator('.prose ul > li')
      .first()
      .evaluate((item) => getComputedStyle(item, '::before').borderTopWidth);
    expect(Number.parseFloat(line), `${width}`).toBeGreaterThan(0);
  }
});

test('on paper a cart states how many, without what changes it', async ({ page, shop }) => {
  await page.setViewportSize({ width: 700, height: 500 });
  await page.goto(shop.url + SERUM);
  await page.getByRole('button', { name: /^Add to Cart ·/ }).click();
  await page.goto(`${shop.url}/cart`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText('Quantity: 1')).toBeVisible();
  await expect(main.getByRole('button', { name: /Remove|One more|Checkout/ })).toHaveCount(0);
  await expect(main.locator('.fixed:visible')).toHaveCount(0);
});

test("on paper an order's page names the seller and its address", async ({ page, shop }) => {
  const placed = await fetch(`${shop.url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...freshKey() },
    body: JSON.stringify(orderOf()),
  });
  const { orderNumber } = parseOrder(await placed.json());
  await page.goto(`${shop.url}/orders?number=${orderNumber}`);
  await page.getByRole('main').getByLabel('Email').fill(CUSTOMER.email);
  await page.getByRole('button', { name: 'Show my order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
  const seller = page.locator('main .print-only').first();
  await expect(seller).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(seller).toBeVisible();
  await expect(seller).toContainText('Zabelle');
});
