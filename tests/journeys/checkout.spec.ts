import type { APIRequestContext, Page } from '@playwright/test';
import { parseProduct, parseProductPage } from '../support/api-messages.ts';
import { cardDataIn, TYPED_CARDS, type TypedCard } from '../support/card-data.ts';
import {
  becomeOwnerOrSignIn,
  expect,
  expectAccessible,
  fillDelivery,
  test,
  untilLateScriptsAreHere,
  untilScriptRuns,
} from '../support/journey.ts';
import { storedInBrowser } from '../support/stored-in-browser.ts';

const LINE = { variant: 'Standard', brand: '', image: '' };

test('what sold out meanwhile leaves the total and the button, and the rest can be ordered', async ({
  page,
  request,
  shop,
}) => {
  test.slow();
  const [last, few, plenty] = await productsToSell(request, shop.url);
  await fillCart(page, shop.url, [
    { ...last, quantity: 1 },
    { ...few, quantity: few.stock },
    { ...plenty, quantity: 1 },
  ]);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  // What is bought after the shop priced the cart for this place is news to the page.
  const priced = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/cart') && (response.request().postData() ?? '').includes('SW1A 1AA'),
  );
  await fillDelivery(page);
  await priced;
  await expect(page.getByRole('radio', { name: 'Card' })).toBeEnabled();
  await buy(request, shop.url, [
    { id: last.id, variant: 'Standard', quantity: last.stock },
    { id: few.id, variant: 'Standard', quantity: 1 },
  ]);
  const placeOrder = page.getByRole('button', { name: /^Place Order/ });
  await placeOrder.click();
  await expect(
    page.getByText(`${last.name}: Sorry, this product is out of stock!`, { exact: false }),
  ).toBeVisible();
  await expect(page.getByText(`Only ${few.stock - 1} left of ${few.name}.`, { exact: false })).toBeVisible();
  const total = await page.locator('[data-total]').last().innerText();
  const left = (few.stock - 1) * few.price + plenty.price;
  expect(total).toBe(`£${(left >= 50 ? left : left + 5.99).toFixed(2)}`);
  await expect(placeOrder).toHaveText(`Place Order · pay ${total} on delivery`);
  await expect(page.getByText(`What is left comes to ${total}.`, { exact: false })).toBeVisible();
  await expect(page.getByText(`you agree to pay ${total}.`)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change to what is left' }).click();
  await expect(page.getByText('Sorry, this product is out of stock!', { exact: false })).toHaveCount(0);
  await expect(page.getByText('Your cart was changed', { exact: false })).toHaveCount(0);
  await placeOrder.click();
  await expect(page).toHaveURL(/\/checkout\?order=ZA\d{9}$/);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
});

test('an order of which nothing is left asks for no money', async ({ page, request, shop }) => {
  const [last] = await productsToSell(request, shop.url);
  await fillCart(page, shop.url, [{ ...last, quantity: 1 }]);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  // What is bought after the shop priced the cart for this place is news to the page.
  const priced = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/cart') && (response.request().postData() ?? '').includes('SW1A 1AA'),
  );
  await fillDelivery(page);
  await priced;
  await expect(page.getByRole('radio', { name: 'Card' })).toBeEnabled();
  await buy(request, shop.url, [{ id: last.id, variant: 'Standard', quantity: last.stock }]);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByRole('button', { name: 'Remove it from the order' })).toBeVisible();
  await expect(page.getByText(/pay £/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove it from the order' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  const empty = page.getByRole('region', { name: 'Your cart is empty!' });
  await expect(empty.locator('img')).toHaveCount(3);
  await expectAccessible(page);
});

test('a likely slip in the address is asked about, a flat is part of the address, and a phone shows what is ordered', async ({
  page,
  request,
  shop,
}) => {
  const [product] = await productsToSell(request, shop.url);
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCart(page, shop.url, [{ ...product, quantity: 1 }]);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).first().click();
  const folded = page.locator('.checkout-summary summary').first();
  await expect(folded).toContainText(`1 × ${product.name}`);
  await expect(folded).toContainText(/Expected \w{3} \d/);
  await fillDelivery(page);
  const email = page.locator('#checkout-email');
  await email.fill('shopper@gmial.com');
  await page.getByLabel('City').focus();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'shopper@gmail.com' }).click();
  await expect(email).toHaveValue('shopper@gmail.com');
  await expect(page.getByText('Did you mean')).toHaveCount(0);
  await page.getByLabel('Flat, building or company').fill('Flat 2');
  await page.reload();
  await expect(email).toHaveValue('shopper@gmail.com');
  await expect(page.getByLabel('Flat, building or company')).toHaveValue('Flat 2');
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page).toHaveURL(/\/checkout\?order=ZA\d{9}$/);
  await expect(page.getByText('1 Example Street, Flat 2').first()).toBeVisible();
});

test('a checkout opened by its address leads to the cart, which says how to go on', async ({
  page,
  request,
  shop,
}) => {
  const [product] = await productsToSell(request, shop.url);
  await fillCart(page, shop.url, [{ ...product, quantity: 1 }]);
  const howToGoOn = page.getByText('Checkout starts from your cart.', { exact: false });
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
  await expect(howToGoOn).toHaveCount(0);
  await page.goto(`${shop.url}/checkout`);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(howToGoOn).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('cash that was switched off meanwhile is taken away from an open checkout', async ({
  page,
  browser,
  request,
  shop,
}) => {
  test.slow();
  const staff = await browser.newPage();
  await becomeOwnerOrSignIn(staff, shop);
  const offerCash = async (isOffered: boolean) => {
    await staff.goto(`${shop.url}/cms/settings/delivery`);
    await staff.getByLabel('Offer cash on delivery').setChecked(isOffered);
    await staff.getByRole('button', { name: 'Save settings' }).click();
    await expect(staff.getByText('Settings saved.', { exact: false })).toBeVisible();
  };
  const [, , plenty] = await productsToSell(request, shop.url);
  await fillCart(page, shop.url, [{ ...plenty, quantity: 1 }]);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await fillDelivery(page);
  await expect(page.getByRole('radio', { name: 'Card' })).toBeEnabled();
  await offerCash(false);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(
    page.getByText('Cash on delivery is not available at the moment.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toHaveCount(0);
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Place Order/ })).not.toContainText('on delivery');
  await offerCash(true);
  await staff.close();
});

test('looking back at the cart or reloading keeps the entered details, but nothing of a card', async ({
  page,
  request,
  shop,
}) => {
  const [some] = await productsToSell(request, shop.url);
  await fillCart(page, shop.url, [{ ...some, quantity: 1 }]);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await fillDelivery(page);
  await page.getByRole('radio', { name: 'Card' }).check();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('First name')).toHaveValue('Test');
  await expect(page.getByLabel('Postcode')).toHaveValue('SW1A 1AA');
  await page.getByLabel('City').fill('Bath');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Bath');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    '4242',
  );
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page).toHaveURL(/\/checkout\?order=ZA\d{9}$/);
  expect(await page.evaluate(() => sessionStorage.getItem('checkoutDetails'))).toBeNull();
});

test('a cart with a sold-out line leads to the button that settles it', async ({ page, request, shop }) => {
  const [last, , plenty] = await productsToSell(request, shop.url);
  await buy(request, shop.url, [{ id: last.id, variant: 'Standard', quantity: last.stock }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCart(page, shop.url, [
    { ...last, quantity: 1 },
    { ...plenty, quantity: 1 },
  ]);
  await expect(page.getByText('Please update your cart first', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const update = page.getByRole('button', { name: 'Update my cart' });
  await expect(update).toBeFocused();
  await expect(update).toBeInViewport();
  await expectAccessible(page);
  await update.click();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeFocused();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
});

test('a checkout says so when another tab moves its cart, takes its order over or ends it', async ({
  page,
  context,
  request,
  shop,
}) => {
  const plenty = (await productsToSell(request, shop.url))[2];
  await fillCart(page, shop.url, [{ ...plenty, quantity: 2 }]);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await fillDelivery(page);
  const other = await context.newPage();
  await other.goto(`${shop.url}/cart`);
  await other.getByRole('button', { name: `One less ${plenty.name}` }).click();
  await expect(page.getByText('Your cart has changed in another tab.', { exact: false })).toBeVisible();
  await other.getByRole('button', { name: 'Clear All' }).click();
  await other.getByRole('button', { name: 'Clear cart' }).click();
  await expect(page.getByText('Your cart has been emptied in another tab.', { exact: false })).toBeVisible();
  await expectAccessible(page);

  await fillCart(other, shop.url, [{ ...plenty, quantity: 1 }]);
  await other.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByText('You opened the checkout in another tab', { exact: false })).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Test');
  await fillDelivery(other);
  await other.getByRole('button', { name: /^Place Order/ }).click();
  await expect(other).toHaveURL(/\/checkout\?order=ZA\d{9}$/);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('This order was placed in another tab.')).toBeVisible();
});

test('whichever tab sends an outbox order, every tab reports it', async ({
  page,
  context,
  request,
  shop,
}) => {
  const plenty = (await productsToSell(request, shop.url))[2];
  const other = await context.newPage();
  await other.clock.install();
  await other.goto(`${shop.url}/about`);
  await untilScriptRuns(other);
  await fillCart(page, shop.url, [{ ...plenty, quantity: 1 }]);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await fillDelivery(page);
  await page.route('**/api/orders', (route) => route.abort());
  await page.getByRole('button', { name: /^Place Order/ }).click();
  // The other tab tries at once, unless this one is at it: then half a minute later.
  await expect(async () => {
    await other.clock.fastForward('00:30');
    await expect(page).toHaveURL(/\/checkout\?order=ZA\d{9}$/, { timeout: 2_000 });
  }).toPass();
  await other.getByRole('link', { name: 'See your order' }).click();
  await expect(other.getByRole('heading', { name: 'Thank you, Test' })).toBeVisible();
});

test('an order whose response was lost is discarded only after the shop was asked', async ({
  page,
  request,
  shop,
}) => {
  test.slow();
  const plenty = (await productsToSell(request, shop.url))[2];
  await fillCart(page, shop.url, [{ ...plenty, quantity: 1 }]);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await fillDelivery(page);
  await page.route('**/api/orders', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route('**/api/orders/find', (route) => route.abort());
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await page.getByRole('link', { name: 'View saved orders' }).click();
  const outboxOrders = page.getByRole('region', { name: 'Orders kept on this device' });
  await outboxOrders.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('so we ask the shop first', { exact: false })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(
    outboxOrders.getByText('we cannot say whether it has this order', { exact: false }),
  ).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);

  await page.unroute('**/api/orders/find');
  await outboxOrders.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/checkout\?order=ZA\d{9}$/, { timeout: 15_000 });
  await expect(page.getByText('This order has already been placed', { exact: false })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('orders'))).toBe('[]');
});

test('a card order whose response was lost is not placed again in cash, but shown, and the browser stores no card', async ({
  page,
  request,
  shop,
}) => {
  test.slow();
  const plenty = (await productsToSell(request, shop.url))[2];
  await fillCart(page, shop.url, [{ ...plenty, quantity: 1 }]);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await fillDelivery(page);
  await page.getByRole('radio', { name: 'Card' }).check({ force: true });
  await fillCard(page, TYPED_CARDS.declines);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByText('card was declined', { exact: false }).first()).toBeVisible();
  expect(cardDataIn(await storedInBrowser(page))).toEqual([]);
  await fillCard(page, TYPED_CARDS.pays);
  await page.route('**/api/orders', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByText('Failed to place order. Please try again.')).toBeVisible();
  expect(cardDataIn(await storedInBrowser(page))).toEqual([]);
  await page.unrouteAll();
  await page.getByRole('radio', { name: 'Cash on delivery' }).check({ force: true });
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByText('was already placed from this checkout: ZA', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'See that order' }).click();
  await expect(page).toHaveURL(/\/checkout\?order=ZA\d{9}$/);
  expect(cardDataIn(await storedInBrowser(page))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
});

test('an order that never left the device is discarded at once', async ({ page, context, request, shop }) => {
  const plenty = (await productsToSell(request, shop.url))[2];
  await fillCart(page, shop.url, [{ ...plenty, quantity: 1 }]);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await fillDelivery(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await page.getByRole('link', { name: 'View saved orders' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('It has not left this device.', { exact: false })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('region', { name: 'Orders kept on this device' })).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('orders'))).toBe('[]');
});

test('a card is shown as it is printed, and the confirmation says so, with its day, also on paper', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/product/rose-radiance-serum`);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  const added = page.getByText('Rose Radiance Serum added to cart successfully!');
  await expect(added).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveTitle('Checkout | Zabelle');
  await expect(page.getByText('Demo shop: no payment is taken')).toHaveCount(1);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' })).toHaveCount(0);
  await expect(added).toHaveCount(0);
  await fillDelivery(page);
  await page.getByRole('radio', { name: 'Card' }).check({ force: true });
  const number = page.getByLabel('Card number');
  await number.pressSequentially('4242424242424299');
  await expect(number).toHaveValue('4242 4242 4242 4299');
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(6, 6));
  for (const key of ['Backspace', 'Backspace', '9', '9']) await page.keyboard.press(key);
  await expect(number).toHaveValue('4249 9242 4242 4299');
  expect(await number.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(6);
  const expiry = page.getByLabel('Expiry date');
  await expiry.pressSequentially('1230');
  await expect(expiry).toHaveValue('12/30');
  await fillCard(page, TYPED_CARDS.pays);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page).toHaveTitle('Order confirmed | Zabelle');
  const stored = await storedInBrowser(page);
  expect(stored).toContain('shopper@example.com');
  expect(cardDataIn(stored)).toEqual([]);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format();
  await page.reload();
  const ordered = page.getByRole('region', { name: 'What you ordered' });
  await expect(ordered.getByText('Orla & Wren')).toBeVisible();
  await expect(page.getByText('no money was taken', { exact: false })).toBeVisible();
  await expect(page.locator('[aria-current="step"]')).toContainText('Confirmed');
  await expect(page.getByRole('button', { name: 'View order and invoice' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(`Order placed on ${day}`)).toBeVisible();
  await expect(ordered.locator('img')).toBeVisible();
  await expect(page.getByText('Including VAT')).toBeHidden();
  await expect(page.getByText('Demo shop.')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('main').getByRole('link', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveTitle('Zabelle | Beauty, considered');
});

test('the cart suggests what pairs with it and not what is in it, and stays when the network goes', async ({
  page,
  request,
  context,
  shop,
}) => {
  const [, few] = await productsToSell(request, shop.url);
  const lipstick = await soldInShades(request, shop.url, 'blank-verse-matte-lipstick');
  await page.goto(`${shop.url}/cart`);
  await expect(
    page.getByRole('region', { name: /^(Popular right now|Our favourites)$/ }).getByRole('article'),
  ).toHaveCount(4);
  await fillCart(page, shop.url, [
    { ...few, quantity: 1 },
    { ...lipstick, quantity: 1 },
  ]);
  const pairs = page.getByRole('region', { name: /^Pairs well with your cart/ });
  await expect(pairs.getByRole('article')).toHaveCount(4);
  await expect(pairs.getByRole('heading', { name: lipstick.name })).toHaveCount(0);
  await expectAccessible(page);

  const heading = pairs.getByRole('heading', { level: 2 });
  const add = pairs.getByRole('button', { name: /^Add to Cart/ });
  await add.and(page.locator(':not([aria-haspopup])')).first().click();
  await expect(heading).toBeFocused();
  await add.and(page.locator('[aria-haspopup]')).first().click();
  await page.getByRole('dialog').getByRole('radio').first().check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add .+ · £/ })
    .click();
  await expect(heading).toBeFocused();

  await untilLateScriptsAreHere(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: `Remove ${few.name}`, exact: true }).click();
  await expect(page.getByText(`${few.name} has been removed`, { exact: false })).toBeVisible();
  await expect(page.getByText('You appear to be offline', { exact: false })).toBeVisible();
  await expect(page.getByRole('region', { name: 'In your cart' })).toContainText(lipstick.name);
  await expect(pairs.getByRole('article').first()).toBeVisible();
  await context.setOffline(false);
  await expect(pairs.getByRole('article')).toHaveCount(4);
});

test('a cart with more than there is asks before it changes, also when it is opened again', async ({
  page,
  request,
  shop,
}) => {
  const [, few] = await productsToSell(request, shop.url);
  const wanted = few.stock + 3;
  await fillCart(page, shop.url, [{ ...few, quantity: wanted }]);
  await untilScriptRuns(page);
  await expect(page.getByText(`Only ${few.stock} left:`)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: false }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await page.getByRole('banner').getByRole('link', { name: /Cart/ }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText(`Only ${few.stock} left:`)).toBeVisible();
  const quantity = page.getByLabel(`Quantity of ${few.name}`);
  await expect(quantity).toHaveValue(String(wanted));
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]')[0].quantity)).toBe(
    wanted,
  );
  await quantity.fill(String(wanted + 1));
  await quantity.press('Enter');
  await expect(page.getByText(`Only ${few.stock} of ${few.name} left.`).first()).toBeVisible();
  await expect(quantity).toHaveValue(String(few.stock));
});

type Sold = { id: string; name: string; price: number; stock: number; variant?: string };

/** Without shades: one of the scarce, another of them, and one there is enough of. */
async function productsToSell(request: APIRequestContext, url: string): Promise<[Sold, Sold, Sold]> {
  const response = await request.get(`${url}/api/products?pageSize=100`);
  const { items } = parseProductPage(await response.json());
  const plain = items.filter(({ variants }) => variants.length === 1 && variants[0]?.name === 'Standard');
  const plenty = plain.findLast(({ stock }) => stock > 20);
  // Other journeys sell on the same shop: those with the least left come first.
  const scarce = plain.filter(({ stock }) => stock > 1).sort((a, b) => a.stock - b.stock);
  const [last, few] = (await withStockNow(request, url, scarce.slice(0, 6))).filter(({ stock }) => stock > 1);
  if (!last || !few || !plenty) throw new Error('The demo catalogue has no such products');
  return [last, few, plenty];
}

/** A product whose pairs are makeup too, so that a shade is asked for before some of them are added. */
async function soldInShades(request: APIRequestContext, url: string, slug: string): Promise<Sold> {
  const response = await request.get(`${url}/api/products/${slug}`);
  const { id, name, variants } = parseProduct(await response.json());
  const shade = variants.find(({ stock }) => stock > 1);
  if (!shade) throw new Error(`${slug} is sold out in all shades`);
  return { id, name, price: shade.price, stock: shade.stock, variant: shade.name };
}

/** Reads the stock of each product: a list is cached for half a second after the order of the journey before. */
function withStockNow(request: APIRequestContext, url: string, products: Sold[]): Promise<Sold[]> {
  return Promise.all(
    products.map(async ({ id, name, price }) => {
      const response = await request.get(`${url}/api/products/${id}`);
      const { stock } = parseProduct(await response.json());
      return { id, name, price, stock };
    }),
  );
}

async function fillCart(page: Page, url: string, items: (Sold & { quantity: number })[]): Promise<void> {
  const cart = items.map(({ stock: _stock, ...item }) => ({ ...LINE, ...item }));
  await page.goto(`${url}/about`);
  await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify(cart));
  await page.goto(`${url}/cart`);
}

async function fillCard(page: Page, card: TypedCard): Promise<void> {
  await page.getByLabel('Card number').fill(card.cardNumber);
  await page.getByLabel('Expiry date').fill(card.expiryDate);
  await page.getByLabel('CVV').fill(card.cvv);
  await page.getByLabel('Cardholder name').fill(card.cardholderName);
}

/** Somebody else's order. */
async function buy(
  request: APIRequestContext,
  url: string,
  items: { id: string; variant: string; quantity: number }[],
): Promise<void> {
  const customerInfo = {
    firstName: 'Other',
    lastName: 'Buyer',
    email: 'other@example.com',
    phone: '020 7946 0001',
    address: '2 Example Street',
    city: 'Leeds',
    postcode: 'LS1 4AP',
    country: 'United Kingdom',
  };
  const response = await request.post(`${url}/api/orders`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { items, customerInfo, paymentMethod: 'cod' },
  });
  expect(response.status()).toBe(201);
}
