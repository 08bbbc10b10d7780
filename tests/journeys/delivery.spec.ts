import type { Page } from '@playwright/test';
import { becomeOwnerOrSignIn, expect, expectAccessible, fillDelivery, test } from '../support/journey.ts';
import { type JourneyShop, startJourneyShop } from '../support/journey-shop.ts';

/** Of its own: zones would change what other journeys read. */
let shop: JourneyShop;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const started = await startJourneyShop('sqlite');
  if (!started) throw new Error('The shop did not start');
  shop = started;
});
test.afterAll(() => shop.stop());

test('three places have prices and days of their own, and one is not served', async ({ page, browser }) => {
  test.slow();
  const staff = await browser.newPage();
  await becomeOwnerOrSignIn(staff, shop);
  await addService(staff, 'United Kingdom', { name: 'Next day', price: '6.95', days: ['1', '1'] });
  await addZone(staff, 'Islands', 'Highlands and Islands');
  await addService(staff, 'Islands', { name: 'By sea', price: '9.50', days: ['4', '7'] });
  await addZone(staff, 'Over the water', 'Northern Ireland');
  await staff.close();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/product/rose-radiance-serum`);
  await expect(page.getByText('UK delivery from £5.99').first()).toBeVisible();
  await page.getByLabel('Price and day for your postcode').fill('nowhere');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('Please enter a valid postcode')).toBeVisible();
  await page.getByLabel('Price and day for your postcode').fill('ze1 0aa');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText(/^By sea £9\.50, \w{3} \d+/)).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'View Cart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
  await expect(page.locator('[data-total]').first()).toHaveText('£43.10');
  await expect(page.getByText('To ZE1 0AA')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).first().click();

  const button = page.getByRole('button', { name: /^Place Order/ });
  await expect(page.getByLabel('Postcode')).toHaveValue('ZE1 0AA');
  await expect(button).toContainText('£43.10');
  await expect(page.getByRole('group', { name: 'How shall we send it?' })).toHaveCount(0);

  await page.getByLabel('Postcode').fill('BT1 5GS');
  await expect(page.getByText('Sorry, we do not deliver to Northern Ireland.').first()).toBeVisible();
  await expect(button).toHaveCount(0);
  await expectAccessible(page);

  await page.getByLabel('Postcode').fill('LS1 4DY');
  const choice = page.getByRole('group', { name: 'How shall we send it?' });
  await expect(choice.getByRole('radio', { name: /^Standard delivery/ })).toBeChecked();
  await expect(button).toContainText('£39.59');
  await choice.getByRole('radio', { name: /^Next day.*£6\.95/ }).check();
  await expect(button).toContainText('£40.55');
  await expectAccessible(page);

  // What was chosen is remembered, and the total stays what it was.
  await page.goto(`${shop.url}/cart`);
  await expect(page.locator('[data-total]').first()).toHaveText('£40.55');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).first().click();
  await fillDelivery(page);
  await page.getByLabel('Postcode').fill('LS1 4DY');
  await choice.getByRole('radio', { name: /^Next day/ }).check();
  await expect(button).toContainText('£40.55');
  await button.click();
  await expect(page).toHaveURL(/\/checkout\?order=ZA\d{9}$/);
  await expect(page.getByText('Delivery takes 1 business day.', { exact: false })).toBeVisible();
  await expect(page.getByText('Next day', { exact: true })).toBeVisible();
});

async function addZone(staff: Page, name: string, region: string): Promise<void> {
  await staff.goto(`${shop.url}/cms/delivery`);
  await staff.getByRole('link', { name: 'New zone' }).click();
  await staff.getByLabel('Name').fill(name);
  await staff.getByLabel(region).check();
  await staff.getByRole('button', { name: 'Save zone' }).click();
  await expect(staff.getByRole('region', { name })).toBeVisible();
}

async function addService(
  staff: Page,
  zone: string,
  { name, price, days: [first, last] }: { name: string; price: string; days: [string, string] },
): Promise<void> {
  await staff.goto(`${shop.url}/cms/delivery`);
  await staff.getByRole('link', { name: `Add service to ${zone}` }).click();
  await staff.getByLabel('Name').fill(name);
  await staff.getByLabel('Price (£)').first().fill(price);
  await staff.getByLabel('First day').fill(first);
  await staff.getByLabel('Last day').fill(last);
  await staff.getByRole('button', { name: 'Save service' }).click();
  await expect(staff.getByRole('link', { name })).toBeVisible();
}
