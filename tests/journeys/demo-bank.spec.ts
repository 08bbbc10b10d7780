import { cardDataIn, TYPED_CARDS, type TypedCard } from '../support/card-data.ts';
import { expect, expectAccessible, fillDelivery, test } from '../support/journey.ts';
import { storedInBrowser } from '../support/stored-in-browser.ts';

test('the demo’s test card is refused at the bank, and another pays the same order', async ({
  page,
  shop,
}) => {
  const fillCard = async ({ cardNumber, expiryDate, cvv, cardholderName }: TypedCard) => {
    await page.getByLabel('Card number').fill(cardNumber);
    await page.getByLabel('Expiry date').fill(expiryDate);
    await page.getByLabel('CVV').fill(cvv);
    await page.getByLabel('Cardholder name').fill(cardholderName);
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/product/rose-radiance-serum`);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await fillDelivery(page);
  await page.getByRole('radio', { name: 'Card' }).check({ force: true });
  await fillCard(TYPED_CARDS.challenges);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByRole('heading', { name: 'Your bank asks you to confirm' })).toBeVisible();
  const { pathname, search } = new URL(page.url());
  await page.getByRole('link', { name: 'Go to your bank' }).click();
  await expect(page.getByText('Demo bank', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No, it is not me' }).click();
  await expect(page.getByText('Your bank could not confirm', { exact: false })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
  await fillCard(TYPED_CARDS.challenges);
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await page.getByRole('link', { name: 'Go to your bank' }).click();
  await page.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Test' })).toBeVisible();
  expect(cardDataIn(await storedInBrowser(page))).toEqual([]);
  expect(`${pathname}${search}`).toMatch(/^\/checkout\/pay\?order=ZA\d{9}$/);
});
