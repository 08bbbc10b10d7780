import { expect, expectAccessible, test, untilScriptRuns } from '../support/journey.ts';

// Places and sizes beside pictures are those of a page that has loaded them.
test.use({ loadsPictures: true });

const LIPSTICK = '/product/blank-verse-matte-lipstick';
/** Products with a name of two lines, those with a reduced price and the longest name first. */
const HIGHEST_ON_A_PHONE = [
  'orange-blossom-terrace-eau-de-toilette',
  'clean-slate-nail-lacquer-remover',
  'rouge-de-perle-satin-lipstick',
  'gants-blancs-eau-de-parfum',
];

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

test('pictures are enlarged, turned and zoomed by keys, the wheel and buttons, and closed by Back', async ({
  page,
  shop,
}) => {
  await page.goto(shop.url + LIPSTICK);
  await page
    .getByRole('button', { name: /^Enlarge: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Pictures of/ });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(dialog.getByText(/^Picture 1 of \d/)).toBeVisible();
  const largest = () => dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.currentSrc);
  // Named once it is there; the shop makes it now, from eight million pixels.
  await expect.poll(largest, { timeout: 90_000 }).toMatch(/-(\d+)x\d+\/\1\./);
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
  await expect(page.getByRole('button', { name: /^Enlarge: / }).first()).toBeFocused();
  await page
    .getByRole('button', { name: /^Enlarge: / })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(shop.url + LIPSTICK);

  await page.getByRole('radio', { name: /^Refrain/ }).check({ force: true });
  const ofOther = page.locator('.gallery-strip > li', { hasText: 'Shown in Red Letter' });
  await ofOther.getByRole('button', { name: /^Enlarge: / }).click();
  await expect(dialog.getByText('Shown in Red Letter')).toBeVisible();
  await expectAccessible(page);
});

test('a phone sees picture, price, delivery date and button at once, also with a long name', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole('button', { name: /^(?:Add .+ ·|Choose a )/ });
  const deliveryDate = page.getByText(/^Order today, expected (Mon|Tue|Wed|Thu|Fri) \d+/);
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
  await expect(page.getByRole('button', { name: /^(?:Add .+ ·|Choose a )/ })).toBeInViewport({ ratio: 1 });
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
