import type { Page } from '@playwright/test';
import { expectAccessible as checkWithAxe, expect, test } from '../support/journey.ts';
import { type JourneyShop, startJourneyShop } from '../support/journey-shop.ts';

type Look = (page: Page) => Promise<void>;

/** Runs axe with one engine: the pages of both are the same, and axe takes most of the time. */
const LOOKS: Record<'sqlite' | 'postgres', Look> = { sqlite: checkWithAxe, postgres: async () => {} };

const PASSWORD = 'a long enough password';

for (const engine of ['sqlite', 'postgres'] as const) {
  const expectAccessible = LOOKS[engine];
  test.describe(`from a search to the staff's list (${engine})`, () => {
    let shop: JourneyShop | null;
    test.beforeAll(async () => {
      // A cluster, its tables and the demo catalogue take over a minute on a busy machine.
      test.setTimeout(180_000);
      shop = await startJourneyShop(engine);
    });
    test.afterAll(() => shop?.stop());

    test('a shopper orders by cash and by card, staff see both', async ({ page }) => {
      test.skip(shop === null, 'There is no PostgreSQL server here');
      if (!shop) return;
      test.setTimeout(120_000);

      await page.goto(shop.url);
      await page.getByRole('combobox').first().fill('foundaton');
      await page.getByRole('combobox').first().press('Enter');
      await expect(page).toHaveURL(/\/products\?search=foundaton/);
      await expect(page.getByText('Showing results for')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'First Draft Foundation' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('First Draft');

      const shade = page.locator('input[name="variant"]').nth(2);
      await shade.check({ force: true });
      await page
        .getByRole('button', { name: /^One more/ })
        .first()
        .click();
      await page
        .getByRole('button', { name: /^Add [A-Z][a-z]+ · £/ })
        .first()
        .click();
      await expect(page.getByText('added to cart successfully!').first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'View Cart' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
      await expectAccessible(page);
      const cash = await checkOut(page, 'Cash on delivery', expectAccessible);

      await page.reload();
      await expect(page.getByText(cash)).toBeVisible();
      await page.goto(`${shop.url}/product/rose-radiance-serum`);
      await page
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click();
      await page.getByRole('link', { name: 'View Cart' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const card = await checkOut(page, 'Card', expectAccessible);
      expect(card).not.toBe(cash);
      await page.goBack();
      await expect(page.getByRole('button', { name: /^Place Order/ })).toHaveCount(0);

      await becomeOwner(page, shop, expectAccessible);
      await expect(page.getByRole('row').nth(1)).toContainText(card);
      await expect(page.getByRole('row').nth(2)).toContainText(cash);
      await expectAccessible(page);
      await page.getByRole('link', { name: cash }).click();
      await expectAccessible(page);
      await page.getByText('Set another status').click();
      await page.getByLabel('Order status').selectOption('processing');
      await page.getByRole('button', { name: 'Update status' }).click();
      await expect(page.getByText('Order is now processing.').first()).toBeVisible();
      await expect(page.getByText('changed confirmed to processing')).toBeVisible();

      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByLabel('Email').fill('owner@example.com');
      await page.getByLabel('Password').fill('not the password');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByText('Wrong email or password.')).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    });
  });
}

async function checkOut(
  page: Page,
  payment: 'Cash on delivery' | 'Card',
  expectAccessible: Look,
): Promise<string> {
  await page.getByRole('radio', { name: payment }).check({ force: true });
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('First name').fill('Test');
  await expect(page.getByText('First name is required')).toHaveCount(0);
  await page.getByLabel('Last name').fill('Shopper');
  await page.getByLabel('Email', { exact: true }).first().fill('shopper@example.com');
  await page.getByLabel('Phone number').fill('020 7946 0000');
  await page.getByLabel('Address', { exact: true }).fill('1 Example Street');
  await page.getByLabel('City').fill('London');
  await page.getByLabel('Postcode').fill('sw1a1aa');
  if (payment === 'Card') {
    await page.getByRole('button', { name: /^Place Order/ }).click();
    await expect(page.getByText('Card number is required')).toBeVisible();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByLabel('Expiry date').fill('12/30');
    await page.getByLabel('CVV').fill('123');
    await page.getByLabel('Cardholder name').fill('Test Shopper');
  }
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page).toHaveURL(/\/checkout\?order=ZA\d{9}/);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await expectAccessible(page);
  const number = /ZA\d{9}/.exec(page.url())?.[0] ?? '';
  await expect(page.getByText(number)).toBeVisible();
  return number;
}

async function becomeOwner(page: Page, shop: JourneyShop, expectAccessible: Look): Promise<void> {
  await page.goto(shop.ownerLink);
  await page.getByLabel('Your name').fill('The Owner');
  await page.getByLabel('Email').fill('owner@example.com');
  await page.getByLabel('Password').fill(PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Become the owner' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page
    .getByRole('link', { name: /^Orders/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
}
