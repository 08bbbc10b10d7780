import type { APIRequestContext, Page } from '@playwright/test';
import { test as base, expect } from './journey.ts';
import { type JourneyShop, startJourneyShop } from './journey-shop.ts';
import { CUSTOMER, freshKey, orderOf, SERUM } from './order-requests.ts';
import { serveStripe } from './stripe-script.ts';
import { StripeServer } from './stripe-server.ts';

/** Journeys through a shop with keys of Stripe, whose API and script are stand-ins. */
export const test = base.extend<object, { stripe: StripeServer; shop: JourneyShop }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const server = new StripeServer();
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ stripe }, use) => {
      const shop = await startJourneyShop('sqlite', {
        STRIPE_SECRET_KEY: StripeServer.SECRET_KEY,
        STRIPE_PUBLISHABLE_KEY: StripeServer.PUBLISHABLE_KEY,
        STRIPE_WEBHOOK_SECRET: StripeServer.WEBHOOK_SECRET,
        STRIPE_API_BASE: stripe.address,
      });
      if (!shop) throw new Error('The shop did not start');
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  context: async ({ context, stripe }, use) => {
    await serveStripe(context, stripe);
    await use(context);
  },
});

/** Places an order that awaits its payment; its number. */
export async function placeByCard(request: APIRequestContext, url: string): Promise<string> {
  const response = await request.post(`${url}/api/orders`, {
    data: orderOf([SERUM], { paymentMethod: 'card' }),
    headers: freshKey(),
  });
  expect(response.status()).toBe(201);
  return (await response.json()).orderNumber;
}

/** Opens the page that pays an order, as on a device that has not placed it. */
export async function openToPay(page: Page, url: string, orderNumber: string): Promise<void> {
  await page.goto(`${url}/checkout/pay?order=${orderNumber}`);
  await page.getByLabel('Email').fill(CUSTOMER.email);
  await page.getByRole('button', { name: 'Show my order' }).click();
}

export async function payByCard(page: Page, number: string): Promise<void> {
  const pay = page.getByRole('button', { name: /^Pay £/ });
  await expect(pay).toBeEnabled();
  await page
    .frameLocator('iframe[title="Secure payment input frame"]')
    .getByLabel('Card number')
    .fill(number);
  await pay.click();
}
