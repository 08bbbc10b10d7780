import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

/** 'Slow 3G' of the browser's tools, a little faster. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test.use({ viewport: { width: 390, height: 844 }, loadsPictures: true });

for (const [what, waitUntil] of [
  ['is still loading', 'commit'],
  ['has loaded', 'load'],
] as const)
  test(`a press on a slow network says at once that it was heard, while the page ${what}`, async ({
    page,
    shop,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    await noteMoments(page);
    await page.goto(`${shop.url}/product/rose-radiance-serum`, { waitUntil });
    const button = page.locator('.buy-row .btn-primary');
    await button.click();
    await expect(page.getByText('added to cart successfully!').first()).toBeVisible();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');

    const { heard, added, words, laterParts } = await readMoments(page);
    expect(words).toBe('"One moment…"');
    expect(heard).toBeLessThan(added);
    // Only then comes what nobody has asked for yet.
    expect(laterParts).not.toEqual([]);
    for (const at of laterParts) expect(at).toBeGreaterThanOrEqual(added);
  });

type Moments = { pressed: number; heard: number; words: string; added: number };

declare global {
  interface Window {
    moments: Partial<Moments>;
  }
}

async function noteMoments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moments = {};
    addEventListener(
      'click',
      () => {
        window.moments.pressed ??= performance.now();
      },
      true,
    );
    addEventListener('cartUpdated', () => {
      window.moments.added ??= performance.now();
    });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        if (!(target instanceof Element) || !target.matches('.btn[aria-busy]')) continue;
        window.moments.heard ??= performance.now();
        window.moments.words ??= getComputedStyle(target, '::after').content;
      }
    }).observe(document, { subtree: true, attributeFilter: ['aria-busy'] });
  });
}

async function readMoments(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/site-menu-')),
  );
  return page.evaluate(() => {
    const { heard = Number.NaN, added = Number.NaN, words = '' } = window.moments;
    const laterParts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/(?:site-menu|search-box|site-footer)-/.test(name))
      .map(({ startTime }) => startTime);
    return { heard, added, words, laterParts };
  });
}
