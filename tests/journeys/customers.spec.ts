import type { APIRequestContext, Page } from '@playwright/test';
import { becomeOwnerOrSignIn, expect, expectAccessible, test, untilScriptRuns } from '../support/journey.ts';
import { freshKey, orderOf } from '../support/order-requests.ts';

test('staff find a customer, tag and note them, take their data, and erase them once nothing is open', async ({
  page,
  request,
  shop,
}) => {
  const orderNumber = await place(request, shop.url);
  await becomeOwnerOrSignIn(page, shop);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.url}/cms/orders/${orderNumber}`);
  await page.getByRole('link', { name: 'Ottoline Penhaligon' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ottoline Penhaligon' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Orders' })).toContainText(orderNumber);
  await untilScriptRuns(page);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Tags' }).fill('Loves rose');
  await page.getByRole('button', { name: 'Save tags' }).click();
  await expect(page.getByText('Tags saved.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Note' }).fill('Rings on Fridays');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Note saved.')).toBeVisible();
  await enterRequest(page, 'Access to data');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'The customer' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'All data, to read' }).click();
  expect((await download).suggestedFilename()).toBe('personal-data.html');
  await page.getByRole('button', { name: 'The file was handed over: close it' }).click();
  await expect(page.getByRole('region', { name: 'Requests and complaints' })).toContainText('done');
  await enterRequest(page, 'Erasure');
  await page.getByRole('link', { name: 'The customer' }).click();
  await untilScriptRuns(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Erase …' }).click();
  await expect(page.getByText(`Nobody was erased: ${orderNumber}`)).toBeInViewport();
  const origin = { origin: shop.url };
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const cancelled = await request.patch(`${shop.url}/api/orders/${orderNumber}`, {
    data: { orderStatus: 'cancelled', confirmed: true },
    headers: { ...origin, cookie: cookies },
  });
  expect(cancelled.status()).toBe(200);
  await page.reload();
  await untilScriptRuns(page);
  await page.getByRole('button', { name: 'Erase …' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Erase Ottoline Penhaligon?');
  await question.getByRole('checkbox', { name: 'Close the open request for it too' }).check();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Erase' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  await expect(page.getByText('Ottoline Penhaligon')).toBeHidden();
  await expectAccessible(page);
  await page.goto(`${shop.url}/cms/tickets?state=closed`);
  await expect(page.getByRole('cell', { name: 'Erased' })).toHaveCount(2);
  await expectAccessible(page);
});

/** From the page of a customer to that of the request. */
async function enterRequest(page: Page, kind: string): Promise<void> {
  await page.getByRole('link', { name: 'New request' }).click();
  await page.getByRole('combobox', { name: 'What' }).selectOption(kind);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ottoline.penhaligon@example.com');
  await page.getByRole('button', { name: 'Enter it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${kind}: Ottoline Penhaligon` })).toBeVisible();
}

async function place(request: APIRequestContext, url: string): Promise<string> {
  const order = orderOf();
  const customerInfo = {
    ...order.customerInfo,
    firstName: 'Ottoline',
    lastName: 'Penhaligon',
    email: 'ottoline.penhaligon@example.com',
  };
  const response = await request.post(`${url}/api/orders`, {
    data: { ...order, customerInfo },
    headers: freshKey(),
  });
  expect(response.status()).toBe(201);
  return (await response.json()).orderNumber;
}
