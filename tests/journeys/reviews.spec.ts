import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { becomeOwnerOrSignIn, expect, expectAccessible, test, untilScriptRuns } from '../support/journey.ts';
import { startJourneyShop } from '../support/journey-shop.ts';
import { startMailServer } from '../support/mail-server.ts';
import { CUSTOMER, freshKey, orderOf } from '../support/order-requests.ts';

const PRODUCT = '/product/rose-radiance-serum';
const WIDTHS = [390, 1440] as const;

/** Accessible at both widths, and nothing to the side. */
async function expectFits(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
}

test('a buyer reviews with a picture from the page of the order; others filter, vote and report', async ({
  page,
  request,
  shop,
}) => {
  const placed = await request.post(`${shop.url}/api/orders`, { data: orderOf(), headers: freshKey() });
  const { orderNumber } = await placed.json();
  await becomeOwnerOrSignIn(page, shop);
  const delivered = await page.request.patch(`${shop.url}/api/orders/${orderNumber}`, {
    data: { orderStatus: 'delivered', confirmed: true },
    headers: { origin: shop.url },
  });
  expect(delivered.status()).toBe(200);

  await page.goto(`${shop.url}/orders?number=${orderNumber}`);
  await untilScriptRuns(page);
  await page.getByRole('main').getByLabel('Email').fill(CUSTOMER.email);
  await page.getByRole('button', { name: 'Show my order' }).click();
  await page.getByRole('link', { name: 'Review what you bought' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review Rose Radiance Serum' })).toBeVisible();
  await untilScriptRuns(page);
  await expectFits(page);
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByLabel('Headline').fill('Soft by morning');
  await page.getByLabel('Your review').fill('Two drops are enough for my dry cheeks.');
  await page.getByLabel('Skin type').selectOption('dry');
  await page.getByLabel('Name to show').fill('Ada');
  await page.getByLabel('Pictures').setInputFiles({
    name: 'on-my-shelf.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background: '#c2185b' } })
      .jpeg()
      .toBuffer(),
  });
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
  await expectFits(page);

  await page.goto(shop.url + PRODUCT);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByRole('heading', { name: 'Soft by morning' })).toBeVisible();
  await untilScriptRuns(page);
  await expectFits(page);
  // The script of the section waits for the first move.
  await page.keyboard.press('Tab');
  await reviews.getByLabel('Skin type').selectOption('dry');
  await expect(reviews.getByRole('status').first()).toContainText(/ of \d/);
  await expect(page).toHaveURL(shop.url + PRODUCT);
  const mine = reviews.getByRole('article', { name: 'Soft by morning' });
  await expect(mine).toContainText('Bought here');
  await expect(mine).toContainText('Dry skin');
  await expect(mine.getByRole('img', { name: /^Picture 1/ })).toBeAttached();
  await mine.getByRole('button', { name: /^Yes/ }).click();
  await expect(mine.getByText('Thank you, that is counted.')).toBeVisible();
  await mine.getByRole('link', { name: /^Report/ }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'What is wrong with this review?' }),
  ).toBeVisible();
  await expectFits(page);
  await page.getByRole('radio', { name: 'It is not genuine' }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, we will look at it' })).toBeVisible();
  await page.goto(`${shop.url}${PRODUCT}/reviews`);
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews of Rose Radiance Serum' })).toBeVisible();
  await expectFits(page);
  await page.goto(`${shop.url}/reviews/rules`);
  await expectFits(page);
});

test('a review by an address counts once its link was followed', async ({ page }) => {
  const mails = await startMailServer();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const shop = await startJourneyShop('sqlite', {
    PORT: String(port),
    PUBLIC_URL: url,
    SMTP_URL: mails.url,
    MAIL_FROM: 'shop@shop.example',
  });
  if (!shop) throw new Error('The shop did not start');
  try {
    await page.goto(`${url}${PRODUCT}/reviews/write`);
    await untilScriptRuns(page);
    await expectFits(page);
    await page.getByRole('radio', { name: '2 stars' }).check();
    await page.getByLabel('Your review').fill('Too rich for me in summer.');
    await page.getByRole('main').getByLabel('Email address').fill('ada@example.com');
    await page.getByRole('button', { name: 'Send review' }).click();
    await expect(page.getByRole('heading', { name: 'One more step: your inbox' })).toBeVisible();
    await expect
      .poll(() => linkIn(mails.received.map(({ source }) => source)), { timeout: 60_000 })
      .not.toBe('');
    await page.goto(url + linkIn(mails.received.map(({ source }) => source)));
    await expectFits(page);
    await page.getByRole('button', { name: 'Yes, I wrote it' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
  } finally {
    await shop.stop();
    await mails.close();
  }
});

/** The confirming link among these mails, '' while there is none. */
function linkIn(sources: readonly string[]): string {
  const text = sources
    .join('\n')
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
  return /\/reviews\/confirm\?link=[\w.-]+/.exec(text)?.[0] ?? '';
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
