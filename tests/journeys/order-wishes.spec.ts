import { expect, expectAccessible, fillDelivery, test } from '../support/journey.ts';

const LINE = {
  id: 'rose-radiance-serum',
  name: 'Rose Radiance Serum',
  variant: 'Standard',
  brand: '',
  image: '',
  price: 33.6,
  quantity: 1,
};

test('a gift with its invoice to a company, kept over a reload', async ({ page, shop }) => {
  await page.goto(`${shop.url}/about`);
  await page.evaluate((cart) => localStorage.setItem('cart', JSON.stringify([cart])), LINE);
  await page.goto(`${shop.url}/cart`);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await fillDelivery(page);
  const billing = page.getByRole('checkbox', { name: 'Send the invoice to another name or address' });
  const gift = page.getByRole('checkbox', { name: 'This order is a gift' });
  await billing.check();
  await gift.check();
  const invoice = page.getByRole('group', { name: 'Whom the invoice is for' });
  await invoice.getByLabel('Name or company').fill('Studio Blush Ltd');
  await page.getByLabel('Message').fill('Happy birthday');
  await expectAccessible(page);

  await page.reload();
  await expect(billing).toBeChecked();
  await expect(invoice.getByLabel('Name or company')).toHaveValue('Studio Blush Ltd');
  await expect(page.getByLabel('Message')).toHaveValue('Happy birthday');
  const placeOrder = page.getByRole('button', { name: /^Place Order/ });
  await placeOrder.click();
  await expect(invoice.getByText('Address is required')).toBeVisible();
  await expect(invoice.getByLabel('Address', { exact: true })).toBeFocused();
  await invoice.getByLabel('Address', { exact: true }).fill('1 High Street');
  await invoice.getByLabel('City').fill('Bristol');
  await invoice.getByLabel('Postcode').fill('BS8 1TH');
  await placeOrder.click();
  await expect(page).toHaveURL(/\/checkout\?order=ZA\d{9}$/);
});
