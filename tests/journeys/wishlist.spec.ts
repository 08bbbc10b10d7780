import { expect, expectAccessible, test } from '../support/journey.ts';

test('a wish is stored in the browser, reaches other tabs, is removed and restored', async ({
  page,
  context,
  shop,
}) => {
  await page.goto(`${shop.url}/wishlist`);
  await expect(page.getByText('Your wishlist is empty')).toBeVisible();
  await expectAccessible(page);
  const other = await context.newPage();
  await other.goto(`${shop.url}/product/rose-radiance-serum`);
  const heart = other.getByRole('button', { name: 'Wishlist: Rose Radiance Serum' }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await expect(page.getByRole('heading', { name: 'Rose Radiance Serum' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wishlist, 1 saved' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart: Rose Radiance Serum' }).click();
  await expect(page.getByText('Rose Radiance Serum added to cart!').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).not.toBeVisible();

  await page.getByRole('button', { name: 'Remove Rose Radiance Serum' }).click();
  await expect(page.getByText('Rose Radiance Serum is off your wishlist.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Rose Radiance Serum' })).toBeVisible();
  await expectAccessible(page);
});

test('a shared list opens for anybody and is saved beside one’s own', async ({ page, browser, shop }) => {
  const address = `${shop.url}/wishlist?items=rose-radiance-serum,no-longer-there`;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'A shared wishlist' })).toBeVisible();
  await expect(page.getByText('No longer available')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save to mine' }).click();
  await page.getByRole('link', { name: 'All on your wishlist' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your wishlist' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rose Radiance Serum' })).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(address);
  await expect(plain.getByRole('link', { name: 'Rose Radiance Serum' })).toBeVisible();
  await context.close();
});
