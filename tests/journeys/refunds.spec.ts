import type { APIRequestContext } from '@playwright/test';
import { becomeOwnerOrSignIn, expect, expectAccessible, test, untilScriptRuns } from '../support/journey.ts';
import { freshKey, orderOf, SERUM, TEST_CARD } from '../support/order-requests.ts';

test('the owner refunds a piece of an order, reads what it is about, and puts it on the shelf', async ({
  page,
  request,
  shop,
}) => {
  const orderNumber = await placePaid(request, shop.url);
  await becomeOwnerOrSignIn(page, shop);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.url}/cms/orders/${orderNumber}`);
  await untilScriptRuns(page);
  const money = page.getByRole('region', { name: 'Money' });
  await money.getByText('Refund up to £67.20').click();
  await expectAccessible(page);
  await money.getByLabel('Pieces to refund').fill('1');
  await money.getByLabel('Back on the shelf').fill('1');
  await money.getByLabel('Reason').fill('The lid was broken.');
  await money.getByLabel('Reason').press('Enter');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  // Nothing lies half below the bar at the top.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await money.getByRole('button', { name: 'Refund …' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Refund £33.60 to Visa ending in 4242?');
  await expect(question).toContainText('1 × Rose Radiance Serum: £33.60.');
  await expect(question).toContainText('Back on the shelf: 1 × Rose Radiance Serum.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(money.getByLabel('Pieces to refund')).toHaveValue('1');
  await money.getByRole('button', { name: 'Refund …' }).click();
  await question.getByRole('button', { name: 'Refund £33.60' }).click();
  await expect(page.getByText('The refund of £33.60 is on its way.')).toBeVisible();
  const items = page.getByRole('region', { name: 'Items' });
  await expect(async () => {
    await page.reload();
    await expect(items).toContainText('1 refunded, 1 not sent', { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('region', { name: 'Papers' })).toContainText('Credit note');
});

/** Places an order of two pieces that the test card has paid; its number. */
async function placePaid(request: APIRequestContext, url: string): Promise<string> {
  const response = await request.post(`${url}/api/orders`, {
    data: orderOf([{ ...SERUM, quantity: 2 }], { paymentMethod: 'card', card: TEST_CARD }),
    headers: freshKey(),
  });
  expect(response.status()).toBe(201);
  return (await response.json()).orderNumber;
}
