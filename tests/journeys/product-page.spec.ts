import { expect, expectAccessible, test, untilScriptRuns } from '../support/journey.ts';

const LIPSTICK = '/product/blank-verse-matte-lipstick';

test('a chosen shade is in the address, in the wish and on the list', { tag: '@smoke' }, async ({
  page,
  shop,
}) => {
  await page.goto(shop.url + LIPSTICK);
  await page.getByRole('radio', { name: /^Refrain/ }).check({ force: true });
  await expect(page).toHaveURL(`${shop.url}${LIPSTICK}?variant=refrain`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wishlist: Blank Verse Matte Lipstick' }).first().click();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^Refrain/ })).toBeChecked();

  await page.goto(`${shop.url}/wishlist`);
  await page.getByRole('link', { name: 'Blank Verse Matte Lipstick' }).click();
  await expect(page.getByRole('radio', { name: /^Refrain/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Sonnet/ }).check({ force: true });
  const heart = page.getByRole('button', { name: 'Wishlist: Blank Verse Matte Lipstick' }).first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('radio', { name: /^Sonnet/ })).toBeChecked();
});

test('a sold-out shade leads to the nearest one in stock, again and again', async ({ page, shop }) => {
  const satin = '/product/rouge-de-perle-satin-lipstick';
  await page.goto(`${shop.url}${satin}?variant=prune`);
  await untilScriptRuns(page);
  for (const _ of [1, 2]) {
    await page.getByRole('link', { name: 'Cassis' }).click();
    await expect(page.getByRole('radio', { name: /^Cassis/ })).toBeChecked();
    await expect(page).toHaveURL(`${shop.url}${satin}?variant=cassis`);
    await page.getByRole('radio', { name: /^Prune/ }).check({ force: true });
    await expect(page.getByText('Nearest shade in stock:')).toBeVisible();
  }
  await expectAccessible(page);
});

test('on a phone the bar of a sold-out shade leads to what is in stock', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '/product/rouge-de-perle-satin-lipstick?variant=prune',
    '/product/seaweed-foot-cream',
  ]) {
    await page.goto(shop.url + path);
    await untilScriptRuns(page);
    const link = page.getByRole('link', { name: 'See what is in stock' });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page.locator('#instead').getByRole('link').first()).toBeInViewport();
    await expectAccessible(page);
  }
});

test('shades are chosen by links without script', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.url + LIPSTICK);
  const shades = page.getByRole('navigation', { name: 'Choose' });
  await shades.getByRole('link', { name: 'Refrain' }).click();
  await expect(page).toHaveURL(`${shop.url}${LIPSTICK}?variant=refrain`);
  await expect(shades.getByRole('link', { name: 'Refrain' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('Delivered in 3-5 working days')).toBeVisible();
  await context.close();
});

test('quick add shows the picture of the shade it adds', async ({ page, shop }) => {
  await page.goto(`${shop.url}/products?search=blank+verse+matte+lipstick`);
  await page.getByRole('button', { name: 'Add to Cart: Blank Verse Matte Lipstick' }).click();
  const dialog = page.getByRole('dialog', { name: 'Blank Verse Matte Lipstick' });
  await dialog.getByRole('radio', { name: /^Sonnet/ }).check();
  await expect(dialog.getByRole('img', { name: 'Blank Verse Matte Lipstick in Sonnet' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add Sonnet · £24.00' }).click();
  const image = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]')[0].image);
  const { variants } = await (
    await page.request.get(`${shop.url}/api/products/blank-verse-matte-lipstick`)
  ).json();
  expect(image).toBe(variants.find(({ name }: { name: string }) => name === 'Sonnet').imageUrl);
});

test('what was looked at is shown again on this device, until it is to be forgotten', async ({
  page,
  shop,
}) => {
  for (const slug of ['rose-radiance-serum', 'moon-jar-water-cream', 'plot-twist-mascara']) {
    await page.goto(`${shop.url}/product/${slug}`);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recentlyViewed') ?? ''))
      .toContain(slug);
  }
  await page.goto(`${shop.url}/cart`);
  await page.mouse.move(100, 300);
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('link', { name: 'Rose Radiance Serum' })).toBeVisible();
  await viewed.getByRole('button', { name: 'Clear and stop remembering' }).click();
  await expect(viewed).toBeHidden();
  await page.goto(`${shop.url}/product/fig-leaf-lip-balm`);
  await page.mouse.move(100, 300);
  await expect(page.getByRole('heading', { name: 'Pairs well with' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('recentlyViewed'))).not.toContain('fig-leaf');
});

test('what pairs well follows the shade picked on the page', async ({ page, shop }) => {
  await page.goto(`${shop.url}/product/first-draft-foundation?variant=vellum`);
  await page.mouse.move(100, 300);
  const concealer = page
    .getByRole('region', { name: 'Pairs well with' })
    .locator('a[href^="/product/footnote-concealer"]')
    .first();
  await expect(concealer).toHaveAttribute('href', /variant=/);
  const before = (await concealer.getAttribute('href')) ?? '';
  await page.getByRole('radio', { name: /^Amber/ }).check({ force: true });
  await expect(page).toHaveURL(/variant=amber/);
  await expect(page).toHaveTitle(/, Amber by Pigment & Prose/);
  await expect(concealer).not.toHaveAttribute('href', before);
  const followed = (await concealer.getAttribute('href')) ?? '';
  await page.reload();
  await page.mouse.move(100, 300);
  await expect(concealer).toHaveAttribute('href', followed);
});

for (const width of [390, 820, 1440])
  test(`at ${width} px chip, button, picture and cart name one shade, and none before it is chosen`, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${shop.url}/product/first-draft-foundation`);
    await untilScriptRuns(page);
    await expect(page.locator('input[name="variant"]:checked')).toHaveCount(0);
    const dotOfStock = await page
      .locator('.stock-note')
      .evaluate((note) => getComputedStyle(note, '::before').content);
    expect(dotOfStock).toBe('none');
    await page.getByRole('button', { name: 'Choose a shade' }).click();
    await expect(page.locator('.choice-asked')).toHaveText('Please choose a shade.');
    await expect(page.locator('input[name="variant"]').first()).toBeFocused();
    await expect(page.locator('.swatches')).toBeInViewport();
    await expectAccessible(page);

    const row = page.locator('.swatches');
    const chip = (name: string) => page.locator('.shade-filter').getByRole('radio', { name, exact: true });
    await chip('Deep').check({ force: true });
    await expect(row.getByText('Vellum')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Choose a shade' })).toBeVisible();
    await row
      .getByRole('radio', { name: 'Walnut, Deep, warm undertone', exact: true })
      .check({ force: true });
    await expect(page.getByRole('button', { name: 'Add Walnut · £36.00' })).toBeInViewport({ ratio: 1 });
    await chip('Light').check({ force: true });
    await expect(row.getByText('Walnut')).toBeHidden();
    await expect(page.getByRole('img', { name: 'First Draft Foundation in Birch' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Add Birch · £36.00' }).click();
    await expect(page.getByRole('dialog', { name: /^Cart/ })).toContainText('Birch');
    const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
    expect(cart).toMatchObject([{ variant: 'Birch', quantity: 1 }]);
  });

test('a chip without a shade in stock clears the choice', async ({ page, shop }) => {
  await page.goto(`${shop.url}/product/vernis-lip-glaze?variant=caramel`);
  await untilScriptRuns(page);
  await expect(page.getByRole('button', { name: /^Add Caramel · £/ })).toBeVisible();
  await page.locator('.shade-filter').getByRole('radio', { name: 'Red', exact: true }).check({ force: true });
  await expect(page.getByRole('button', { name: 'Choose a shade' })).toBeVisible();
  await expect(page).toHaveURL(`${shop.url}/product/vernis-lip-glaze`);
});

test('quick add asks for the shade and says so', { tag: '@smoke' }, async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/categories/makeup?type=foundation`);
  await untilScriptRuns(page);
  await page.getByRole('button', { name: 'Add to Cart: First Draft Foundation' }).click();
  const dialog = page.getByRole('dialog', { name: 'First Draft Foundation' });
  await dialog.getByRole('button', { name: 'Choose a shade' }).click();
  await expect(dialog.locator('.choice-asked')).toHaveText('Please choose a shade.');
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /^Walnut/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Add Walnut · £36.00' }).click();
  const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]'));
  expect(cart).toMatchObject([{ variant: 'Walnut' }]);
});
