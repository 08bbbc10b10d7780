import { becomeOwnerOrSignIn, expect, expectAccessible, test, untilScriptRuns } from '../support/journey.ts';
import { freshKey, orderOf, SERUM, TEST_CARD } from '../support/order-requests.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test('staff correct a paid order: one that costs less gives back, one that costs more is paid by its link', async ({
  page,
  request,
  shop,
}) => {
  await becomeOwnerOrSignIn(page, shop);
  for (const [place, pieces] of ['1', '3'].entries()) {
    const response = await request.post(`${shop.url}/api/orders`, {
      data: orderOf([{ ...SERUM, quantity: 2 }], { paymentMethod: 'card', card: TEST_CARD }),
      headers: freshKey(),
    });
    expect(response.status()).toBe(201);
    const { orderNumber } = await response.json();
    await page.setViewportSize(SIZES[place] ?? { width: 390, height: 844 });
    await page.goto(`${shop.url}/cms/orders/${orderNumber}`);
    await untilScriptRuns(page);
    await page.getByRole('link', { name: 'Correct', exact: true }).click();
    await page.getByLabel('Pieces').first().fill(pieces);
    await page.getByLabel('Reason').fill('Asked for by phone');
    await page.getByRole('button', { name: 'Show what it changes' }).click();
    const preview = page.getByRole('region', { name: 'What changes' });
    await expect(preview).toContainText(
      place === 0 ? 'back to the customer, the way it was paid' : 'to be paid by the customer',
    );
    await expectAccessible(page);
    await preview.getByRole('button', { name: 'Correct the order' }).click();
    await expect(page.getByRole('region', { name: 'History' })).toContainText('Corrected: ');
    if (place === 0) continue;
    const owed = page.getByRole('region', { name: 'To be paid after a correction' });
    await expect(owed).toContainText('It is neither packed nor sent until then.');
    await owed.getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Let it go' })).toBeVisible();
    await expectAccessible(page);
    const link = await page.getByRole('link', { name: 'Open it' }).getAttribute('href');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto(`${shop.url}${link}`);
      await untilScriptRuns(page);
      await expect(page.getByRole('heading', { name: 'Pay the difference' })).toBeVisible();
      await expectAccessible(page);
    }
    await page.getByLabel('Card number').fill(TEST_CARD.cardNumber);
    await page.getByLabel('Expiry date').fill(TEST_CARD.expiryDate);
    await page.getByLabel('CVV').fill(TEST_CARD.cvv);
    await page.getByLabel('Cardholder name').fill(TEST_CARD.cardholderName);
    await page.getByRole('button', { name: /^Pay £/ }).click();
    await expect(page.getByRole('heading', { name: /Thank you/ })).toBeVisible();
    await page.goto(`${shop.url}/cms/orders/${orderNumber}`);
    await expect(page.getByRole('region', { name: 'To be paid after a correction' })).toHaveCount(0);
  }
});
