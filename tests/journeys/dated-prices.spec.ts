import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { londonField } from '#domain/text/london-clock.ts';
import { becomeOwnerOrSignIn, expect, expectAccessible, test } from '../support/journey.ts';
import { type JourneyShop, startJourneyShop } from '../support/journey-shop.ts';
import { clockOptions } from '../support/moved-clock.ts';

const HOUR = 3_600_000;

/** Of its own: its clock goes ahead. */
let shop: JourneyShop;
let folder: string;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'zabelle-clock-'));
  setAhead(0);
  const started = await startJourneyShop('sqlite', { NODE_OPTIONS: clockOptions(join(folder, 'ahead')) });
  if (!started) throw new Error('The shop did not start');
  shop = started;
});
test.afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

function setAhead(ms: number) {
  writeFileSync(join(folder, 'ahead'), String(ms));
}

const inHours = (hours: number) =>
  londonField(new Date(Date.now() + hours * HOUR).toISOString()).slice(0, 16);

test('a weekend price opens and closes by the clock, with its slide', async ({ page, browser }) => {
  test.slow();
  await becomeOwnerOrSignIn(page, shop);
  await page.goto(`${shop.url}/cms/products?search=rose+radiance`);
  await page.getByRole('checkbox', { name: 'Select Rose Radiance Serum' }).check();
  await page.getByRole('button', { name: 'Change price, stock, type …' }).click();
  await page.getByRole('link', { name: 'Price for a time' }).click();
  await expect(page.getByText('1 product chosen', { exact: true })).toBeVisible();
  await page.getByLabel('Name').fill('Rose weekend');
  await page.getByLabel('Amount').fill('25');
  await page.getByLabel('Begins').fill(inHours(2));
  await page.getByLabel('Ends').fill(inHours(50));
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 price would change' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Schedule 1 price' }).click();
  await expect(page.getByRole('heading', { name: 'Rose weekend' })).toBeVisible();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const record = page.url();

  await page.goto(`${shop.url}/cms/hero/new`);
  await page.getByLabel('Title', { exact: true }).fill('ROSE WEEKEND');
  await page.getByLabel('Active').check();
  await page.getByLabel('Order').fill('1');
  await page.getByLabel('Shown from').fill(inHours(2));
  await page.getByLabel('Shown until').fill(inHours(50));
  await page.getByRole('button', { name: 'Create slide' }).click();
  await expect(page.getByText('Slide created.')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  const price = async () => {
    await visitor.goto(`${shop.url}/product/rose-radiance-serum`);
    return (await visitor.locator('.text-2xl').first().textContent()) ?? '';
  };
  const slide = async () => {
    await visitor.goto(shop.url);
    return visitor.getByText('ROSE WEEKEND').count();
  };
  const before = await price();
  expect(await slide()).toBe(0);
  const lowered = `£${((Number(/[\d.]+/.exec(before)?.[0]) * 3) / 4).toFixed(2)}`;

  setAhead(2 * HOUR + 60_000);
  await expect.poll(price).toContain(lowered);
  await expect(visitor.getByText(/^This price holds until /)).toBeVisible();
  await expectAccessible(visitor);
  await expect.poll(slide).toBeGreaterThan(0);
  await page.goto(record);
  await expect(page.getByText('Running', { exact: true })).toBeVisible();
  await expect(page.getByText('1 price lowered')).toBeVisible();

  setAhead(50 * HOUR + 60_000);
  await expect.poll(price).toBe(before);
  await expect(visitor.getByText(/^This price holds until /)).toHaveCount(0);
  await expect.poll(slide).toBe(0);
  await page.goto(record);
  await expect(page.getByText('Ended', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('1 price put back')).toBeVisible();
});
