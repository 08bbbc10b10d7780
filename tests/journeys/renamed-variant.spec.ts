import { becomeOwnerOrSignIn, expect, fillDelivery, test, untilScriptRuns } from '../support/journey.ts';

test('a shade that is renamed while it lies in a cart is ordered under its new name', async ({
  page,
  shop,
  browser,
}) => {
  test.slow();
  await page.goto(`${shop.url}/product/vernis-lip-glaze?variant=caramel`);
  await untilScriptRuns(page);
  await page.getByRole('button', { name: /^Add Caramel · £/ }).click();
  await expect(page.getByRole('dialog', { name: /^Cart/ })).toContainText('Caramel');
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]')[0]);
  await expect.poll(async () => (await stored()).variantId).toBeTruthy();
  const { variantId } = await stored();

  const office = await (await browser.newContext()).newPage();
  await becomeOwnerOrSignIn(office, shop);
  await office.goto(`${shop.url}/cms/products?search=vernis+lip+glaze`);
  await office.getByRole('link', { name: /^Vernis Lip Glaze/ }).click();
  const names = office.getByLabel('Variant name');
  await expect(names.first()).toBeVisible();
  const all = await names.evaluateAll((fields) =>
    fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')),
  );
  await names.nth(all.indexOf('Caramel')).fill('Salted Caramel');
  await office.getByRole('button', { name: 'Save product' }).click();
  await expect(office.getByText('Product saved.')).toBeVisible();
  await office.context().close();

  await page.goto(`${shop.url}/cart`);
  await untilScriptRuns(page);
  await expect(page.getByText('Salted Caramel', { exact: false }).first()).toBeVisible();
  expect(await stored()).toMatchObject({ variant: 'Salted Caramel', variantId, quantity: 1 });
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await fillDelivery(page);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page).toHaveURL(/\/checkout\?order=ZA\d{9}$/);
  await expect(page.getByText('Salted Caramel', { exact: false }).first()).toBeVisible();
});
