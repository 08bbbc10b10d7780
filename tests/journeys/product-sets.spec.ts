import { expect, expectAccessible, fillDelivery, test, untilScriptRuns } from '../support/journey.ts';

const CONTENTS = 'Contains Damask Cleansing Balm, Petal Dew Facial Mist, Rose Radiance Serum';

test('on a phone a set is ordered, and says what it holds from the cart to the confirmation', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/product/first-light-ritual-set`);
  await untilScriptRuns(page);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(CONTENTS)).toBeVisible();
  const suggestions = drawer.getByRole('region', { name: 'Pairs well with your cart' });
  await expect(suggestions.getByRole('link')).toHaveCount(2);
  await expect(suggestions.getByRole('button', { name: /^Add to Cart: / })).toHaveCount(2);
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'View Cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'In your cart' })).toContainText(CONTENTS);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check({ force: true });
  await page.getByRole('button', { name: 'Checkout', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await fillDelivery(page);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByRole('region', { name: 'What you ordered' })).toContainText(CONTENTS);
  await expectAccessible(page);
});
