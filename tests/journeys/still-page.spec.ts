import type { Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../support/chromium.ts';
import { expect, test, untilScriptRuns } from '../support/journey.ts';

test.use({
  launchOptions: {
    executablePath: chromiumPath() ?? undefined,
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

test('a page with a classic scrollbar does not move when a dialog opens, be it long or short', async ({
  page,
  shop,
}) => {
  for (const height of [900, 6000]) {
    await page.setViewportSize({ width: 1440, height });
    await page.goto(`${shop.url}/product/rose-radiance-serum`);
    await untilScriptRuns(page);
    if (height === 900) expect(await scrollbarWidth(page)).toBeGreaterThan(0);
    const places = () =>
      page
        .locator('h1, header [href="/contact"]')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().x));
    const before = await places();
    expect(before.length).toBeGreaterThan(1);
    await page.getByRole('button', { name: /^Add to Cart ·/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await places(), `${height} px`).toEqual(before);
    const drawer = await page.getByRole('dialog').boundingBox();
    // Its box is a fraction of a pixel off while it slides in.
    await expect
      .poll(async () => Math.round((await page.getByRole('dialog').boundingBox())?.x ?? 0))
      .toBe(Math.round(1440 - (drawer?.width ?? 0)));
  }
});

function scrollbarWidth(page: Page): Promise<number> {
  return page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
}
