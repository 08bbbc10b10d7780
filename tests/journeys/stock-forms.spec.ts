import { becomeOwnerOrSignIn, expect, expectAccessible, test, untilScriptRuns } from '../support/journey.ts';

test('a delivery is scanned, pasted, checked, entered and undone by keyboard alone', async ({
  page,
  shop,
}) => {
  await becomeOwnerOrSignIn(page, shop);
  await page.goto(`${shop.url}/cms/products?search=rose+radiance`);
  await page.getByRole('link', { name: 'Rose Radiance Serum' }).first().click();
  const sku = await page.getByLabel('SKU', { exact: true }).first().inputValue();
  expect(sku).not.toBe('');
  await page.goto(`${shop.url}/cms/stock/enter/delivery`);
  await untilScriptRuns(page);
  const scanner = page.getByLabel('Scan or type a SKU or barcode');
  await expect(scanner).toBeFocused();
  for (const _ of [1, 2]) {
    await page.keyboard.type(sku);
    await page.keyboard.press('Enter');
  }
  const lines = page.getByLabel('Lines', { exact: true });
  await expect(lines).toHaveValue(`${sku}\t2\n`);
  await expect(scanner).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+End');
  // As a spreadsheet's cells arrive.
  await page.keyboard.insertText(`${sku}\t3\nNO-SUCH-SKU\t4\n`);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Delivered in: 5 pieces of 1 variant' })).toBeFocused();
  await expect(page.getByText('NO-SUCH-SKU')).toHaveCount(2);
  await expect(lines).toHaveValue(/NO-SUCH-SKU/);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Enter 1 line' }).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Delivered in: 5 pieces of 1 variant' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Undone: the stock is as it was before.')).toBeVisible();
  await page.goto(`${shop.url}/cms/stock?search=${sku}`);
  await expect(page.getByRole('cell', { name: /[+]5$/ })).toHaveCount(1);
  await expect(page.getByRole('cell', { name: /−5$/ })).toHaveCount(1);
});
