import sharp from 'sharp';
import { parseOrder } from '../support/api-messages.ts';
import { becomeOwnerOrSignIn, expect, expectAccessible, test } from '../support/journey.ts';
import type { JourneyShop } from '../support/journey-shop.ts';
import { CUSTOMER, freshKey, orderOf } from '../support/order-requests.ts';

type Page = Parameters<typeof becomeOwnerOrSignIn>[0];

/** Sealed when it is sold, and in many shades. */
const FOUNDATION = { id: 'first-draft-foundation', variant: 'Linen' };

async function placeOrder(url: string, quantity = 2): Promise<string> {
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...freshKey() },
    body: JSON.stringify(orderOf([{ ...FOUNDATION, quantity }])),
  });
  return parseOrder(await response.json()).orderNumber;
}

/** Sets orders to a status by the API of staff. */
async function move(page: Page, shop: JourneyShop, orderNumber: string, status: string) {
  await becomeOwnerOrSignIn(page, shop);
  const response = await page.request.patch(`${shop.url}/api/orders/${orderNumber}`, {
    data: { orderStatus: status, confirmed: true },
    headers: { origin: shop.url },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

async function openOrder(page: Page, shop: JourneyShop, orderNumber: string) {
  await page.goto(`${shop.url}/orders?number=${orderNumber}`);
  await page.getByRole('main').getByLabel('Email').fill(CUSTOMER.email);
  await page.getByRole('button', { name: 'Show my order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeFocused();
}

async function check(page: Page) {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
  }
}

test('one of two creams is sent back: an opened one is refused in the words of the law', async ({
  page,
  shop,
}) => {
  const orderNumber = await placeOrder(shop.url);
  await move(page, shop, orderNumber, 'delivered');
  await openOrder(page, shop, orderNumber);
  await check(page);
  await page.getByRole('link', { name: 'Send back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Send something back' })).toBeVisible();
  await page.getByLabel('How many?').selectOption('1');
  await page.getByLabel('How is it?').selectOption('unsealed');
  await expect(page.getByText('regulation 28(3)(a)')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('How is it?')).toBeFocused();
  await check(page);
  await page.getByLabel('How is it?').selectOption('looked-at');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Please check it' })).toBeFocused();
  await check(page);
  await page.getByRole('button', { name: 'Send this request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${orderNumber}-R1` })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible();
  await check(page);
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await expect(page.getByRole('heading', { name: 'Withdraw this return?' })).toBeFocused();
  await check(page);
  await page.getByRole('button', { name: 'Yes, withdraw it' }).click();
  await expect(page.getByText('You withdrew it. Nothing is sent back.')).toBeFocused();
});

test('damage on arrival is shown by a picture that staff see', async ({ page, shop }) => {
  const orderNumber = await placeOrder(shop.url, 1);
  await move(page, shop, orderNumber, 'shipped');
  await openOrder(page, shop, orderNumber);
  await page.getByRole('link', { name: 'Something is wrong', exact: true }).click();
  await expect(page.getByLabel('How many?')).toHaveValue('1');
  await page.getByLabel('What is wrong?').fill('The bottle is broken.');
  await page.getByRole('button', { name: 'Continue' }).click();
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Pictures').setInputFiles({ name: 'crack.jpg', mimeType: 'image/jpeg', buffer });
  await check(page);
  await page.getByRole('button', { name: 'Send this request' }).click();
  await expect(page.getByText('A picture of yours is with it.')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.url}/cms/returns`);
  await page.getByRole('link', { name: `${orderNumber}-R1` }).click();
  await expect(page.getByAltText('What the customer showed, 1')).toBeVisible();
  await check(page);
});

test('pieces are cancelled before packing and while they are packed, without script', async ({
  browser,
  page,
  shop,
}) => {
  for (const status of [null, 'processing']) {
    const orderNumber = await placeOrder(shop.url);
    if (status) await move(page, shop, orderNumber, status);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const bare = await context.newPage();
    await bare.goto(`${shop.url}/orders?number=${orderNumber}`);
    await bare.getByRole('main').getByLabel('Email').fill(CUSTOMER.email);
    await bare.getByRole('button', { name: 'Show my order' }).click();
    await bare.getByRole('link', { name: status ? 'Cancel' : 'Cancel a part of it', exact: true }).click();
    await bare.getByLabel('How many?').selectOption('1');
    await bare.getByRole('button', { name: 'Continue' }).click();
    await expect(bare.getByText('You need not send anything back.')).toBeVisible();
    await bare.getByRole('button', { name: 'Yes, cancel these' }).click();
    await expect(bare.getByRole('heading', { name: 'We have your message' })).toBeVisible();
    await context.close();
  }
});
