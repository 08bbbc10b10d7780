import type { Page } from '@playwright/test';
import { becomeOwnerOrSignIn, expect, expectAccessible, test, untilScriptRuns } from '../support/journey.ts';
import { CUSTOMER, freshKey, orderOf, SERUM } from '../support/order-requests.ts';

/** Expects no finding of axe and nothing beyond the edge, on a phone and on a desk. */
async function expectWell(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
}

test('two orders are picked, printed, and sent by the carrier’s file of tracking numbers', async ({
  page,
  request,
  shop,
}) => {
  const numbers: string[] = [];
  for (const [place, quantity] of [2, 1].entries()) {
    const customerInfo = { ...CUSTOMER, address: `${place + 1} Packing Street` };
    const response = await request.post(`${shop.url}/api/orders`, {
      data: { ...orderOf([{ ...SERUM, quantity }]), customerInfo },
      headers: freshKey(),
    });
    expect(response.status()).toBe(201);
    numbers.push((await response.json()).orderNumber);
  }
  await becomeOwnerOrSignIn(page, shop);
  await page.goto(`${shop.url}/cms/dispatch?numbers=${numbers.join(',')}`);
  await untilScriptRuns(page);
  await expect(page.getByText('2 orders chosen')).toBeVisible();
  await expectWell(page);

  for (const name of ['Address labels as PDF, 6 × 4 inches', /^Packing slips as PDF/]) {
    const link = page.getByRole('link', { name });
    // Without mail the slips are printed from their page, with the confirmation beside.
    if ((await link.count()) === 0) continue;
    const printed = await page.request.get(new URL((await link.getAttribute('href')) ?? '', shop.url).href);
    expect(printed.headers()['content-type']).toBe('application/pdf');
    expect((await printed.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }

  await page.getByRole('link', { name: 'Pick list, by shelf' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pick list' })).toBeVisible();
  await expect(page.getByText('3 pieces for 2 orders')).toBeVisible();
  await expect(page.getByRole('cell', { name: '1 (2), 2 (1)' })).toBeVisible();
  await expectWell(page);
  await page.getByRole('link', { name: 'Packing' }).click();

  await page.getByRole('link', { name: 'Take in a tracking file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tracking file' })).toBeVisible();
  await untilScriptRuns(page);
  const rows = ['Order reference\tTracking number', ...numbers.map((number) => `${number}\t${number}GB`)];
  await page.getByLabel('Or its rows').fill(rows.join('\n'));
  await page.getByRole('button', { name: 'Show what it does' }).click();
  await expect(page.getByText('2 pieces to send')).toBeVisible();
  await expectWell(page);
  await page.getByRole('button', { name: 'Send them and tell the customers' }).click();
  await expect(page.getByText('2 orders done.')).toBeVisible();
  for (const number of numbers) {
    await page.goto(`${shop.url}/cms/orders/${number}`);
    await expect(page.getByRole('region', { name: 'Parcels' })).toContainText(`Royal Mail, ${number}GB`);
  }
  await page.goto(`${shop.url}/cms/dispatch?numbers=${numbers.join(',')}`);
  await expect(page.getByText('Nothing of it is left to send.')).toHaveCount(2);
});

test('what lies on a shelf is counted, and what broke is taken out, each with before and after', async ({
  page,
  shop,
}) => {
  await becomeOwnerOrSignIn(page, shop);
  const enter = async (path: string, line: string, title: string) => {
    await page.goto(`${shop.url}/cms/stock/enter/${path}`);
    await untilScriptRuns(page);
    const scanner = page.getByLabel('Scan or type a SKU or barcode');
    await scanner.fill(line);
    await scanner.press('Enter');
    await expect(page.getByLabel('Lines', { exact: true })).toHaveValue(/\t/);
    if (path === 'take-out') {
      await page.getByLabel('Why').selectOption({ label: 'Damaged' });
      await page.getByLabel('Reason').fill('Fell from the shelf');
    }
    await page.getByRole('button', { name: 'Check …' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
    await expectWell(page);
    await page.getByRole('button', { name: 'Enter 1 line' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectWell(page);
  };
  const sku = 'NOC-OPE-050';
  await enter('count', `${sku} 7`, 'Counted: 1 variant, 1 differed');
  await enter('take-out', `${sku} 2`, 'Damaged: 2 pieces of 1 variant');
  await expect(page.getByRole('main')).toContainText('Fell from the shelf');
  for (const [kind, change] of [
    ['counted', /[−+]\d+$/],
    ['damaged', /−2$/],
  ] as const) {
    await page.goto(`${shop.url}/cms/stock?search=${sku}&kind=${kind}`);
    await expect(page.getByRole('cell', { name: change })).toHaveCount(1);
  }
});
