import { parseOrder } from '../support/api-messages.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { CUSTOMER, freshKey, orderOf } from '../support/order-requests.ts';

async function placeOrder(url: string): Promise<string> {
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...freshKey() },
    body: JSON.stringify(orderOf()),
  });
  return parseOrder(await response.json()).orderNumber;
}

test('a shopper finds an order by its number and e-mail, which stays out of the address', async ({
  page,
  shop,
}) => {
  const orderNumber = await placeOrder(shop.url);
  await page.goto(`${shop.url}/account`);
  await page.getByRole('link', { name: 'Find your order', exact: true }).first().click();
  await page.getByLabel('Order number').fill(orderNumber);
  const email = page.getByRole('main').getByLabel('Email');
  await email.fill('somebody@example.com');
  await page.getByRole('button', { name: 'Show my order' }).click();
  await expect(page.getByText('We could not find an order with this number and e-mail.')).toBeFocused();
  await expectAccessible(page);
  await email.fill(CUSTOMER.email);
  await page.getByRole('button', { name: 'Show my order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeFocused();
  await expect(page.getByText('Confirmed')).toBeVisible();
  expect(page.url()).toBe(`${shop.url}/orders`);
  await expectAccessible(page);
});

test('the link of the order mail fills in the number', async ({ page, shop }) => {
  const orderNumber = await placeOrder(shop.url);
  await page.goto(`${shop.url}/orders?number=${orderNumber}`);
  await expect(page.getByLabel('Order number')).toHaveValue(orderNumber);
  await page.getByRole('main').getByLabel('Email').fill(CUSTOMER.email);
  await page.getByRole('button', { name: 'Show my order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
});

test('an order is found without script', async ({ browser, shop }) => {
  const orderNumber = await placeOrder(shop.url);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.url}/orders`);
  await page.getByLabel('Order number').fill(orderNumber);
  await page.getByRole('main').getByLabel('Email').fill(CUSTOMER.email);
  await page.getByRole('button', { name: 'Show my order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
  await context.close();
});
