import type { Page } from '@playwright/test';
import { becomeOwnerOrSignIn, expect, expectAccessible, test, untilScriptRuns } from '../support/journey.ts';

/** Presses of keys that an order may take: two a second are a minute. */
const MOST_KEYS = 120;

test('an order by phone and one at the counter are entered by keyboard alone, in fewer keys than a minute has', async ({
  page,
  shop,
}, testInfo) => {
  await becomeOwnerOrSignIn(page, shop);
  await page.goto(`${shop.url}/cms/products?search=rose+radiance`);
  await page.getByRole('link', { name: 'Rose Radiance Serum' }).first().click();
  const sku = await page.getByLabel('SKU', { exact: true }).first().inputValue();
  await enterTransferAccount(page, shop.url);
  await page.goto(`${shop.url}/cms/orders`);
  await page.getByRole('link', { name: 'New order' }).first().click();
  await untilScriptRuns(page);
  await expect(page.getByLabel('Find a customer')).toBeFocused();

  const began = Date.now();
  const keys = new Keys(page);
  for (const text of [
    'Phila',
    'Telephone',
    'phila@example.com',
    '020 7946 0000',
    '1 Example Street',
    'London',
    'SW1A 1AA',
  ]) {
    await keys.press('Tab');
    await keys.type(text);
  }
  await keys.press('Tab');
  await expect(page.getByLabel('Country', { exact: true })).toBeFocused();
  await keys.press('Tab');
  const product = page.getByLabel('Add a product');
  await expect(product).toBeFocused();
  await keys.type(sku);
  await keys.press('Enter');
  await keys.type(sku);
  await keys.press('Enter');
  const pieces = page.getByLabel('Pieces of Rose Radiance Serum');
  await expect(pieces).toHaveValue('2');
  await expect(product).toBeFocused();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  // What several are found for is chosen deliberately: a scanner's Enter presses no choice.
  await keys.type('serum');
  await keys.press('Enter');
  const found = page.getByRole('list', { name: 'Products found for serum' });
  await expect(found).toBeVisible();
  await expect(product).toBeFocused();
  await keys.type(sku);
  await keys.press('Enter');
  await expect(pieces).toHaveValue('3');
  await expect(page.getByRole('list', { name: 'Lines' }).getByRole('listitem')).toHaveCount(1);
  await expect(found).toBeVisible();
  await keys.press('ArrowDown');
  await expect(found.getByRole('button').first()).toBeFocused();
  await keys.type(sku);
  await keys.press('Enter');
  await expect(pieces).toHaveValue('4');
  await page.getByRole('button', { name: 'None of these' }).click();
  await expect(found).toBeHidden();
  await pieces.fill('2');
  await keys.untilFocused('radio', 'Card, by a mailed link');
  await keys.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Bank transfer' })).toBeChecked();
  await keys.untilFocused('button', 'Place the order');
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^ZA\d{9}$/ })).toBeVisible();
  await testInfo.attach('an order by phone', {
    body: `${keys.pressed} keys and fields, ${Math.round((Date.now() - began) / 1000)} s with the checks between`,
  });
  expect(keys.pressed).toBeLessThan(MOST_KEYS);
  await expect(page.getByText('Phone, entered by')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bank transfer' })).toContainText('Owed');
  await expectAccessible(page);

  // The same customer again is found, by four letters, and takes goods along.
  await page.goto(`${shop.url}/cms/orders/new`);
  await untilScriptRuns(page);
  const again = new Keys(page);
  await again.type('phila');
  await again.press('Enter');
  await expect(page.getByRole('button', { name: /Phila Telephone/ })).toBeFocused();
  await again.press('Enter');
  await expect(product).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('phila@example.com');
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('London');
  await again.type('rose radiance serum');
  await again.press('Enter');
  await expect(pieces).toHaveValue('1');
  await again.untilFocused('radio', /Standard delivery/);
  await again.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Handed over at the counter' })).toBeChecked();
  await expect(page.getByText('Free', { exact: true })).toBeVisible();
  await again.untilFocused('radio', 'Card, by a mailed link');
  for (const _ of [1, 2]) await again.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Cash, received now' })).toBeChecked();
  await again.untilFocused('button', 'Place the order');
  await again.press('Enter');
  await expect(page.getByText('Counter, entered by')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Received in cash');
  expect(again.pressed).toBeLessThan(MOST_KEYS);
});

/** Counts what is pressed; text counts as one, however long: a customer says it, and a scanner types it. */
class Keys {
  readonly #page: Page;
  pressed = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    this.pressed += 1;
    await this.#page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    this.pressed += 1;
    await this.#page.keyboard.type(text);
  }

  /** Goes on by Tab until a control has the focus. */
  async untilFocused(role: 'radio' | 'button', name: string | RegExp): Promise<void> {
    const control = this.#page.getByRole(role, { name });
    const isFocused = () => control.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; !(await isFocused()) && tabs < 30; tabs += 1) await this.press('Tab');
    await expect(control).toBeFocused();
  }
}

async function enterTransferAccount(page: Page, home: string): Promise<void> {
  await page.goto(`${home}/cms/settings/transfer`);
  await untilScriptRuns(page);
  await page.getByLabel('Account name').fill('Zabelle Ltd');
  await page.getByLabel('Sort code').fill('60-16-13');
  await page.getByLabel('Account number').fill('31926819');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
}

test('a quantity and further scans while the shop works on a scan are all applied, in turn', async ({
  page,
  shop,
}) => {
  await becomeOwnerOrSignIn(page, shop);
  await page.goto(`${shop.url}/cms/products?search=rose+radiance`);
  await page.getByRole('link', { name: 'Rose Radiance Serum' }).first().click();
  const sku = await page.getByLabel('SKU', { exact: true }).first().inputValue();
  await page.goto(`${shop.url}/cms/orders/new`);
  await untilScriptRuns(page);
  const held = new HeldResponses();
  await held.watch(page);
  const product = page.getByLabel('Add a product');
  const pieces = page.getByLabel('Pieces of Rose Radiance Serum');
  const scan = async () => {
    await product.fill(sku);
    await product.press('Enter');
  };
  const price = page.getByRole('list', { name: 'Lines' }).getByRole('listitem').locator('p').last();
  const untilPriced = (pieces: number) => expect(price).toHaveText(`£${(pounds * pieces).toFixed(2)}`);
  await scan();
  await expect(pieces).toHaveValue('1');
  const pounds = Number((await price.textContent())?.replace('£', ''));

  // Four instead of one, while another piece is scanned: five.
  held.hold();
  await scan();
  await held.untilAsked(1);
  await pieces.fill('4');
  await pieces.press('Tab');
  held.release();
  await expect(pieces).toHaveValue('5');
  await untilPriced(5);

  // In a field that is still written in, the scanned piece follows once it is left.
  held.hold();
  await scan();
  await held.untilAsked(1);
  await pieces.fill('2');
  held.release();
  await expect(page.getByRole('status').filter({ hasText: 'Adding' })).toBeHidden();
  await untilPriced(6);
  await expect(pieces).toHaveValue('2');
  await pieces.press('Tab');
  await expect(pieces).toHaveValue('3');
  await untilPriced(3);

  // A choice, a scan and a delivery that are pressed meanwhile come one after the other; placing waits for the price.
  held.hold();
  await scan();
  await held.untilAsked(1);
  await scan();
  await page.getByRole('radio', { name: 'Handed over at the counter' }).check();
  await page.getByRole('button', { name: 'Place the order' }).click({ force: true });
  held.release();
  await expect(pieces).toHaveValue('5');
  await untilPriced(5);
  await expect(page.getByRole('radio', { name: 'Handed over at the counter' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'New order' })).toBeVisible();

  // Of a customer without an address the next field is the first that is empty; the choice is gone.
  await page.getByRole('radio', { name: /Standard delivery/ }).check();
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByRole('radio', { name: 'Handed over at the counter' }).check();
  await page.getByRole('radio', { name: 'Cash, received now' }).check();
  // It can be pressed once all of it is priced.
  await expect(page.getByRole('button', { name: 'Place the order' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^ZA\d{9}$/ })).toBeVisible();
  await page.goto(`${shop.url}/cms/orders/new`);
  await untilScriptRuns(page);
  await page.getByLabel('Find a customer').fill('nora@example.com');
  await page.getByLabel('Find a customer').press('Enter');
  await page.getByRole('button', { name: /Nora/ }).click();
  await expect(page.getByLabel('Email')).toHaveValue('nora@example.com');
  await expect(page.getByLabel('Last name')).toBeFocused();
});

/** Holds what is sent to the shop from the page until it is released. */
class HeldResponses {
  readonly #held: (() => void)[] = [];
  #isHolding = false;

  async watch(page: Page): Promise<void> {
    await page.route('**/cms/orders/new.data*', async (route) => {
      if (this.#isHolding && route.request().method() === 'POST')
        await new Promise<void>((resolve) => this.#held.push(resolve));
      await route.continue();
    });
  }

  hold(): void {
    this.#isHolding = true;
  }

  async untilAsked(times: number): Promise<void> {
    await expect.poll(() => this.#held.length).toBe(times);
  }

  /** Lets go what is held; what is asked for from now on is not held. */
  release(): void {
    this.#isHolding = false;
    for (const letGo of this.#held.splice(0)) letGo();
  }
}
