import { parseOrder } from '../support/api-messages.ts';
import { becomeOwnerOrSignIn, expect, expectAccessible, test } from '../support/journey.ts';
import { CUSTOMER, freshKey, orderOf } from '../support/order-requests.ts';

async function placeOrder(url: string): Promise<string> {
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...freshKey() },
    body: JSON.stringify(orderOf()),
  });
  return parseOrder(await response.json()).orderNumber;
}

test('a shopper finds an order by its number and email, which stays out of the address', {
  tag: '@smoke',
}, async ({ page, shop }) => {
  const orderNumber = await placeOrder(shop.url);
  await page.goto(`${shop.url}/account`);
  await page.getByRole('link', { name: 'Find your order', exact: true }).first().click();
  await page.getByLabel('Order number').fill(orderNumber);
  const email = page.getByRole('main').getByLabel('Email');
  await email.fill('somebody@example.com');
  await page.getByRole('button', { name: 'Show my order' }).click();
  await expect(page.getByText('We could not find an order with this number and email.')).toBeFocused();
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

test('a shopper follows the link of the mail and cancels the order by its email', async ({ page, shop }) => {
  const orderNumber = await placeOrder(shop.url);
  await becomeOwnerOrSignIn(page, shop);
  // The alert to staff tells the number too, and either mail may be written first.
  const mail = page.getByRole('link', { name: new RegExp(`^Your order ${orderNumber} `) });
  await expect(async () => {
    await page.goto(`${shop.url}/cms/mails`);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  const text = await page.locator('pre').innerText();
  await page.goto(/<(\S+\/orders\/view\?link=\S+)>/.exec(text)?.[1] ?? '');
  await expect(page.getByRole('heading', { name: 'We have your order' })).toBeVisible();
  await expect(page.getByText(CUSTOMER.address)).toBeHidden();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(CUSTOMER.email);
  await main.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(page.getByRole('heading', { name: 'Cancel this order?' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('Your order is cancelled.')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Cancelled', exact: true })).toBeVisible();
  await expect(page.getByText(CUSTOMER.address)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 900 });
  await expectAccessible(page);
});

test('a message about an order begins with its number', async ({ page, shop }) => {
  await page.goto(`${shop.url}/contact?order=ZA123456789`);
  await expect(page.getByLabel('Message')).toHaveValue('Order ZA123456789: ');
  await expect(page.getByLabel('Subject')).toHaveValue('order-support');
});

test('an order is found and cancelled without script', async ({ browser, shop }) => {
  const orderNumber = await placeOrder(shop.url);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.url}/orders`);
  await page.getByLabel('Order number').fill(orderNumber);
  await page.getByRole('main').getByLabel('Email').fill(CUSTOMER.email);
  await page.getByRole('button', { name: 'Show my order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: orderNumber })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('Your order is cancelled.')).toBeVisible();
  await page.getByRole('link', { name: 'Contact us about this order' }).click();
  await expect(page).toHaveURL(`${shop.url}/contact?order=${orderNumber}`);
  await context.close();
});
