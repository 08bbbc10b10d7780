import { becomeOwnerOrSignIn, expect, expectAccessible, test, untilScriptRuns } from '../support/journey.ts';
import { startShopWithOffers } from '../support/journey-offers.ts';
import { promotionOf } from '../support/offers.ts';
import { freshKey, orderOf, SERUM, TEST_CARD } from '../support/order-requests.ts';

test('an owner makes an offer by code, sees it at work in a test, and pauses it', async ({ page, shop }) => {
  test.setTimeout(120_000);
  await becomeOwnerOrSignIn(page, shop);

  await page.goto(`${shop.url}/cms/offers`);
  await page.getByRole('link', { name: 'New offer' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Percent off products' }).click();
  await page.getByLabel('Words for shoppers').fill('25% off the serum');
  await page.getByRole('textbox', { name: 'Percent off' }).fill('20');
  await page.getByLabel('Add to the rule').fill('rose radiance');
  await page.getByRole('option', { name: /Rose Radiance Serum.*Product/ }).click();
  await expect(page.getByRole('textbox', { name: 'Products (optional)', exact: true })).toHaveValue(
    'rose-radiance-serum',
  );
  await page.getByRole('combobox', { name: 'State' }).selectOption('on');
  await page.getByRole('combobox', { name: 'Code' }).selectOption('shared');
  await page.getByLabel('The code of all').fill('desk 20');
  await page.getByRole('button', { name: 'Create offer' }).click();
  await expect(page.getByText('The words name 25%, and the offer takes off 20%')).toBeVisible();
  await expect(page.getByLabel('Words for shoppers')).toBeFocused();
  await page.getByLabel('Words for shoppers').fill('20% off the serum');
  await page.getByRole('button', { name: 'Create offer' }).click();
  await expect(page.getByText('Offer created.')).toBeVisible();
  await expect(page.getByLabel('The code of all')).toHaveValue('DESK20');
  await expectAccessible(page);

  await page.goto(`${shop.url}/cms/offers/test`);
  await page.getByLabel('Add a product').fill('rose radiance serum');
  await page.getByLabel('Codes').fill('desk-20');
  await page.getByRole('button', { name: 'Price this basket' }).click();
  await expect(page.getByRole('list', { name: 'Lines' })).toContainText('20% off the serum: −£');
  await expect(page.getByRole('list', { name: 'Offers at hand' })).toContainText('20% off the serum');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByRole('link', { name: '20% off the serum' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('1 offer paused.')).toBeVisible();
  await page.getByRole('link', { name: 'Codes' }).click();
  await expect(page.getByRole('table')).toContainText('DESK20');
  await page.getByRole('link', { name: 'All offers' }).click();
  await expect(page.getByRole('row', { name: /20% off the serum/ })).toContainText('Paused');
  await expectAccessible(page);
});

test('of three for two one piece comes back, and the customer gets what was paid for it', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const shop = await startShopWithOffers();
  try {
    shop.offer([
      {
        promotion: promotionOf({
          id: 'three',
          words: '3 for 2 on serums',
          effect: { kind: 'multi-buy', take: 3, reduced: 1, percent: 100 },
        }),
      },
    ]);
    const placed = await request.post(`${shop.url}/api/orders`, {
      data: orderOf([{ ...SERUM, quantity: 3 }], { paymentMethod: 'card', card: TEST_CARD }),
      headers: freshKey(),
    });
    expect(placed.status()).toBe(201);
    const { orderNumber } = await placed.json();
    await becomeOwnerOrSignIn(page, shop);
    await page.goto(`${shop.url}/cms/orders/${orderNumber}`);
    await untilScriptRuns(page);
    const items = page.getByRole('region', { name: 'Items' });
    await expect(items).toContainText('−£33.60: 3 for 2 on serums');
    const money = page.getByRole('region', { name: 'Money' });
    await money.getByText('Refund up to £67.20').click();
    await money.getByLabel('Pieces to refund').fill('1');
    await money.getByLabel('Reason').fill('One came back.');
    await money.getByRole('button', { name: 'Refund …' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('1 × Rose Radiance Serum: £22.40.');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Refund £22.40' }).click();
    await expect(page.getByText('The refund of £22.40 is on its way.')).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(items).toContainText('1 refunded', { timeout: 1000 });
    }).toPass();
  } finally {
    await shop.stop();
  }
});
