import { becomeOwnerOrSignIn, expect, expectAccessible, test, untilScriptRuns } from '../support/journey.ts';
import { CUSTOMER, freshKey, orderOf, SERUM } from '../support/order-requests.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

test('staff send an order in two parcels, and its customer reads what is in each', async ({
  page,
  request,
  shop,
}) => {
  const response = await request.post(`${shop.url}/api/orders`, {
    data: orderOf([{ ...SERUM, quantity: 3 }]),
    headers: freshKey(),
  });
  expect(response.status()).toBe(201);
  const { orderNumber } = await response.json();
  await becomeOwnerOrSignIn(page, shop);
  for (const [place, pieces] of ['2', '1'].entries()) {
    await page.setViewportSize(SIZES[place] ?? { width: 390, height: 844 });
    await page.goto(`${shop.url}/cms/orders/${orderNumber}`);
    await untilScriptRuns(page);
    await page.getByRole('link', { name: 'Send a part of it' }).click();
    await page.getByLabel('Rose Radiance Serum').fill(pieces);
    await page.getByLabel('Carrier').fill('Royal Mail');
    await page.getByLabel('Tracking number').fill(`AB${place + 1}`);
    await page.getByLabel('Weight in grams').fill('250');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send this parcel' }).click();
    const parcels = page.getByRole('region', { name: 'Parcels' });
    await expect(parcels).toContainText(`Parcel ${place + 1}`);
    await expect(parcels).toContainText(`AB${place + 1}`);
    await expectAccessible(page);
    if (place === 0) await expect(page.getByText('Part sent: 2 of 3 pieces sent')).toBeVisible();
  }
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(`${shop.url}/orders`);
    await untilScriptRuns(page);
    await page.getByLabel('Order number').fill(orderNumber);
    await page.getByRole('main').getByLabel('Email').fill(CUSTOMER.email);
    await page.getByLabel('Order number').press('Enter');
    const parcels = page.getByRole('region', { name: 'Your parcels' });
    await expect(parcels).toContainText('Royal Mail, AB1');
    await expect(parcels).toContainText('Royal Mail, AB2');
    await expectAccessible(page);
  }
});
