import { expect, expectAccessible, test, untilScriptRuns } from '../support/journey.ts';

const LIPSTICK = '/product/blank-verse-matte-lipstick';
/** Products with a name of two lines, those with a reduced price and the longest name first. */
const HIGHEST_ON_A_PHONE = [
  'orange-blossom-terrace-eau-de-toilette',
  'clean-slate-nail-lacquer-remover',
  'rouge-de-perle-satin-lipstick',
  'gants-blancs-eau-de-parfum',
];

test('a chosen shade is in the address, in the wish and on the list', async ({ page, shop }) => {
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

test('on a tablet the folds follow the buy box and the texts the pictures, whichever is taller', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const product of [LIPSTICK, '/product/foundry-ionic-hair-dryer']) {
    await page.goto(shop.url + product);
    const edges = await page.locator('.product-page > *').evaluateAll((parts) =>
      parts.map((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return { top, bottom };
      }),
    );
    const [gallery, buy, texts, folds] = edges;
    expect(texts?.top).toBeCloseTo((gallery?.bottom ?? 0) + 40, 0);
    expect(folds?.top).toBeCloseTo(Math.max(buy?.bottom ?? 0, gallery?.bottom ?? 0) + 40, 0);
  }
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

test('on a phone the first screen of a sold-out product says what is like it', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const slug of ['yuzu-enzyme-powder-wash', 'seaweed-foot-cream', 'celadon-jade-gua-sha']) {
    await page.goto(`${shop.url}/product/${slug}`);
    const bar = await page.locator('.buy-row').boundingBox();
    const first = await page.locator('#instead').getByRole('listitem').first().boundingBox();
    expect(first?.y, slug).toBeLessThan((bar?.y ?? 0) - 40);
    await expect(page.locator('#instead').getByRole('heading')).toBeInViewport({ ratio: 1 });
  }
});

test('shades are chosen by links without script', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.url + LIPSTICK);
  await page.getByRole('link', { name: 'Refrain' }).click();
  await expect(page).toHaveURL(`${shop.url}${LIPSTICK}?variant=refrain`);
  await expect(page.getByRole('link', { name: 'Refrain' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('Delivered in 3-5 working days')).toBeVisible();
  await context.close();
});

test('pictures are enlarged, turned and zoomed by keys, the wheel and buttons, and closed by Back', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url + LIPSTICK);
  await page.getByRole('button', { name: 'Enlarge picture 1' }).click();
  const dialog = page.getByRole('dialog', { name: /^Pictures of/ });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog.getByText(/^Picture 1 of \d/)).toBeVisible();
  const largest = () => dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(largest).toMatch(/-(\d+)x\d+\/\1\./);
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(/^Picture 2 of/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await expect(dialog.getByText(/^Picture (\d+) of \1$/)).toBeVisible();
  const width = () =>
    dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.getBoundingClientRect().width);
  const whole = await width();
  const zoom = dialog.getByRole('button', { name: 'Zoom in' });
  await zoom.click();
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  expect(await width()).toBeGreaterThan(whole * 2);
  await expectAccessible(page);
  await zoom.click();
  await dialog.getByRole('img').hover({ force: true });
  await page.mouse.wheel(0, -300);
  await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Enlarge picture/ }).first()).toBeFocused();
  await page.getByRole('button', { name: 'Enlarge picture 1' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(shop.url + LIPSTICK);
});

test('a phone sees picture, price, delivery date and button at once, also with a long name', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole('button', { name: /^Add to Cart ·/ });
  const deliveryDate = page.getByText(/^Order today, delivered by (Mon|Tue|Wed|Thu|Fri) \d+/);
  for (const slug of HIGHEST_ON_A_PHONE) {
    await page.goto(`${shop.url}/product/${slug}`);
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.product-buy .text-2xl', { hasText: '£' })).toBeInViewport({ ratio: 1 });
    await expect(deliveryDate).toBeVisible();
    const picture = await page.locator('.gallery-strip > li').first().boundingBox();
    expect((picture?.height ?? 0) / (picture?.width ?? 1)).toBeCloseTo(1.25, 2);
    const date = await deliveryDate.boundingBox();
    const bar = await page.locator('.buy-row').boundingBox();
    expect((date?.y ?? 0) + (date?.height ?? 0), slug).toBeLessThan(bar?.y ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await untilScriptRuns(page);
  await page.mouse.wheel(0, 5000);
  await expect(button).toBeInViewport({ ratio: 1 });
});

test('the buy box stays in view while the texts pass', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.url}/product/rose-radiance-serum`);
  await page.mouse.wheel(0, 500);
  await expect(page.getByRole('button', { name: /^Add to Cart ·/ })).toBeInViewport({ ratio: 1 });
});

test('quick add shows the picture of the shade it adds', async ({ page, shop }) => {
  await page.goto(`${shop.url}/products?search=blank+verse+matte+lipstick`);
  await page.getByRole('button', { name: 'Add to Cart: Blank Verse Matte Lipstick' }).click();
  const dialog = page.getByRole('dialog', { name: 'Blank Verse Matte Lipstick' });
  await dialog.getByRole('radio', { name: /^Sonnet/ }).check();
  await expect(dialog.getByRole('img', { name: 'Blank Verse Matte Lipstick in Sonnet' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Add to Cart/ }).click();
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
  await expect(concealer).not.toHaveAttribute('href', before);
  const followed = (await concealer.getAttribute('href')) ?? '';
  await page.reload();
  await page.mouse.move(100, 300);
  await expect(concealer).toHaveAttribute('href', followed);
});
