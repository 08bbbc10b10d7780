import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, untilScriptRuns } from '../support/journey.ts';

test('without script a visitor reads, searches, filters, pages and opens products', {
  tag: '@smoke',
}, async ({ browser, shop }) => {
  test.slow();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shop.url);
  await expect(page.getByText('BEAUTY REDEFINED').first()).toBeVisible();
  await page.goto(`${shop.url}/products`);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('combobox', { name: 'Search beauty products' }).fill('rose');
  await page.getByRole('combobox', { name: 'Search beauty products' }).press('Enter');
  await expect(page).toHaveURL(/\/products\?search=rose$/);
  await page.getByRole('link', { name: 'Rose Radiance Serum' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rose Radiance Serum' })).toBeVisible();
  await expect(page.getByText(/ordering needs|please turn on|please switch it on/i).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Pairs well with' })).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Delivery', exact: true }),
  ).toBeVisible();
  await page.goto(`${shop.url}/products`);
  await page.locator('summary', { hasText: 'Concern' }).click();
  await page.getByLabel('Dryness').check();
  await page.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/\/products\?concern=dryness$/);
  await page.goto(`${shop.url}/cart`);
  await expect(page.locator('#main noscript p')).toBeVisible();
  await expect(page.getByText('Loading your cart')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.locator('search').getByRole('link', { name: 'Offers' }).click();
  await expect(page).toHaveURL(/\/products\?.*offer/);
  await context.close();
});

test('filters show their values when opened, and all of them on demand; results stay legible while others load', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/products`);
  await untilScriptRuns(page);
  await page.locator('summary', { hasText: 'Concern' }).click();
  await expect(page.getByLabel('Dryness')).toBeVisible();
  const all = page.getByRole('link', { name: /^Show all \d+: Type$/ });
  await all.press('Enter');
  await expect(page.getByText('Makeup · Lips')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show fewer: Type' })).toBeFocused();
  await expect(page.getByLabel('Dryness')).toBeVisible();
  await expectAccessible(page);

  const gate = Promise.withResolvers<void>();
  await page.route('**/products.data*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByLabel('Dryness').check();
  await expect(page.getByText('Loading products...')).toBeVisible();
  await expectAccessible(page);
  gate.resolve();
  await expect(page).toHaveURL(/concern=dryness&facet=type$/);
  await expect(page.getByText('Loading products...')).toBeHidden();
});

test('where the filters end, the way back to them stays in view beside the products', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.url}/products?stock=in`);
  const back = page.getByRole('link', { name: 'Back to filters' });
  await page.getByRole('navigation', { name: 'Pages' }).scrollIntoViewIfNeeded();
  await expect(back).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await back.click();
  await expect(page.getByRole('searchbox', { name: 'Search this list' })).toBeInViewport();
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(back).toBeHidden();
});

test('under forced colours marks and shades are drawn in colours of the system', async ({ page, shop }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto(`${shop.url}/products?shade=black`);
  const drawn = (selector: string, property: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node, asked) => getComputedStyle(node, asked.pseudo).getPropertyValue(asked.property), {
        property,
        pseudo,
      });
  const text = await drawn('h1', 'color');
  expect(await drawn('#filters .fold-mark', 'background-color', '::before')).toBe(text);
  expect(await drawn('#filters .shade-mark', 'border-top-color')).toBe(text);
  expect(await drawn('.product-grid .swatch-colour > circle', 'stroke')).toBe(text);
  expect(await drawn('#filters .shade-mark-black', 'background-color')).not.toBe(text);
});

test('until somebody moves, parts without script stand as the server wrote them', async ({ page, shop }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${shop.url}/product/rose-radiance-serum`);
  await expect(page.getByRole('heading', { name: 'Pairs well with' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  // React marks the elements it has taken over with properties of its own.
  const isTakenOver = () =>
    footer.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  await expect.poll(() => asked.some((url) => url.includes('/site-footer-'))).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(await isTakenOver()).toBe(false);

  await page.mouse.wheel(0, 2000);
  await expect.poll(isTakenOver).toBe(true);
  await expect(footer).toBeVisible();
});

test('a filter ticked and a menu opened before the script is there stay so', async ({ page, shop }) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  // A script asked for before the page has loaded holds that up.
  await page.goto(`${shop.url}/products`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('checkbox', { name: /In stock/ }).check();
  await page.getByRole('button', { name: 'Categories' }).click();
  await expect(page.getByRole('link', { name: 'All categories' }).first()).toBeVisible();
  gate.resolve();
  await untilScriptRuns(page);
  await expect(page).toHaveURL(/stock=/);
  await expect(page.getByRole('checkbox', { name: /In stock/ })).toBeChecked();
});

test('search suggestions are chosen with the arrow keys and leave by Escape', { tag: '@smoke' }, async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/about`);
  const search = page.getByRole('combobox', { name: 'Search beauty products' });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  const options = list.getByRole('option');
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  await search.fill('rose');
  await expect(options.last()).toContainText("All results for 'rose'");
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);

  await search.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await search.press('ArrowDown');
  await expect(list.getByRole('option', { selected: true })).toHaveCount(0);
  await search.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(search).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await expect(search).toBeFocused();

  await search.press('Escape');
  await expect(list).toBeHidden();
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  await expect(search).toHaveValue('rose');

  await search.press('ArrowDown');
  await expect(list).toBeVisible();
  const answer = page.waitForResponse((response) => response.url().endsWith('q=rose%20radiance'));
  await search.fill('rose radiance');
  await answer;
  const product = list.locator('[href="/product/rose-radiance-serum"]');
  await expect(async () => {
    await search.press('ArrowDown');
    await expect(product).toHaveAttribute('aria-selected', 'true', { timeout: 200 });
  }).toPass();
  await search.press('Enter');
  await expect(page).toHaveURL(/\/product\/rose-radiance-serum$/);
  await expect(search).toHaveValue('');
});

test('on a phone the search is a sheet, which Back, Escape and Cancel close', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/about`);
  await untilScriptRuns(page);
  const icon = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).first();
  const search = page.getByRole('combobox', { name: 'Search beauty products' });
  await icon.click();
  await expect(search).toBeFocused();
  await expect(page.getByRole('group', { name: 'Popular searches' })).toBeVisible();
  await expectAccessible(page);
  await search.fill('rose');
  await expect(page.getByRole('option', { name: "All results for 'rose'" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();

  await page.goBack();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL(/\/about$/);
  await icon.click();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(icon).toBeFocused();
  await icon.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(search).toBeHidden();

  await icon.click();
  await search.fill('rose');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/products\?search=rose$/);
  await expect(search).toBeHidden();
  await page.goBack();
  // The address changes first; a page that comes closes what was opened before it.
  await expect(page.getByRole('heading', { level: 1, name: 'About Zabelle' })).toBeVisible();
  await icon.click();
  await expect(page.getByRole('group', { name: 'Recent searches' })).toContainText('rose');
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(page.getByRole('group', { name: 'Recent searches' })).toHaveCount(0);
});

test('on a phone Back closes menu, filters, shades and cart, and no step is left of them', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${shop.url}/about`);
  await page.goto(`${shop.url}/products?search=lipstick`);
  await untilScriptRuns(page);
  const menu = page.locator('#site-menu');
  const openMenu = () => page.getByRole('button', { name: 'Menu', exact: true }).click();
  const loads: string[] = [];
  page.on('request', (request) => /\.data\b/.test(request.url()) && loads.push(request.url()));
  await openMenu();
  await menu.getByRole('button', { name: 'Brands' }).click();
  const brand = menu.getByRole('link', { name: 'Halden' });
  await expect(brand).toBeVisible();
  await page.goBack();
  await expect(brand).toBeHidden();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await openMenu();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await openMenu();
  await menu.getByRole('button', { name: 'Brands' }).click();
  expect(loads).toEqual([]);
  await brand.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Halden' })).toBeVisible();
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/search=lipstick$/);
  // The address changes first: until the list is there, 'Filters' is still a button of the brand's page.
  await expect(page.getByRole('heading', { level: 1, name: 'Halden' })).toHaveCount(0);

  const filters = page.getByRole('complementary', { name: 'Filters' });
  await page.getByRole('button', { name: 'Filters' }).click();
  await filters.getByLabel('In stock').check();
  const chip = page.getByRole('link', { name: 'Remove filter: In stock' });
  await expect(chip).toBeAttached();
  await page.goBack();
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/stock=in/);
  await page.goBack();
  await expect(page).toHaveURL(/search=lipstick$/);
  await expect(chip).toHaveCount(0);

  const add = page.getByRole('button', { name: /^Add to Cart: / }).first();
  const quickAdd = page.getByRole('dialog', { name: /Lipstick$/ });
  const cart = page.getByRole('dialog', { name: /^Cart/ });
  await add.click();
  await expect(quickAdd).toBeVisible();
  await page.goBack();
  await expect(quickAdd).toBeHidden();
  await add.click();
  await quickAdd.getByRole('radio').first().check();
  await quickAdd.getByRole('button', { name: /^Add .+ · £/ }).click();
  await expect(cart.getByRole('link', { name: 'View Cart' })).toBeVisible();
  await expect(quickAdd).toBeHidden();
  await page.goBack();
  await expect(cart).toBeHidden();
  await expect(page).toHaveURL(/search=lipstick$/);

  await openMenu();
  await expect(menu).toBeVisible();
  await page.reload();
  await untilScriptRuns(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('a form in error leads to its first field, whose error goes once it is edited', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/contact`);
  await untilScriptRuns(page);
  await page.getByLabel('Message').fill('Which red is it?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const name = page.getByLabel('Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expectAccessible(page);
  await name.fill('A Shopper');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText('Subject is required')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Which red is it?');

  // Good enough for the browser, but not for the shop.
  const email = page.getByRole('contentinfo').getByLabel('Email address');
  // The footer is taken over after the page. What is sent before that is answered by a page with the same footer.
  await expect(async () => {
    await email.fill('shopper@example');
    await email.press('Enter');
    await expect(email).toHaveAttribute('aria-invalid', 'true', { timeout: 5_000 });
  }).toPass();
  await expect(email).toBeFocused();
  await email.fill('shopper@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('links within a page lead to their place, also after those of another page', async ({ page, shop }) => {
  for (const [path, id] of [
    ['/brands', 'letter-t'],
    ['/skincare', 'treat'],
    ['/skincare', 'moisturise'],
    ['/brands', 'letter-c'],
  ]) {
    await page.goto(shop.url + path);
    await untilScriptRuns(page);
    // After a click by script the browser scrolls before the router, as it may after any click on a busy machine.
    await page.locator(`a[href="#${id}"]`).evaluate((link: HTMLAnchorElement) => link.click());
    await untilPlaced(page);
    await expect(page.locator(`#${id}`)).toBeInViewport({ timeout: 1 });
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});

/** Waits four frames: by then the router has placed the page, which it does after the browser. */
function untilPlaced(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++)
      await new Promise<number>((resolve) => requestAnimationFrame(resolve));
  });
}

test('two tabs share one cart, and a dropdown closes the other', { tag: '@smoke' }, async ({
  page,
  context,
  shop,
}) => {
  await page.goto(`${shop.url}/product/rose-radiance-serum`);
  const other = await context.newPage();
  await other.goto(shop.url);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByText('Rose Radiance Serum added to cart successfully!').first()).toBeVisible();
  await expect(other.getByRole('link', { name: /Cart.*1|1.*Cart/ }).first()).toBeVisible();

  const header = other.getByRole('banner');
  const categories = header.getByRole('button', { name: 'Categories' });
  const brands = header.getByRole('button', { name: 'Brands' });
  await categories.click();
  await expect(header.getByRole('link', { name: 'Makeup', exact: true })).toBeVisible();
  await brands.click();
  await expect(header.getByRole('link', { name: 'All brands' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'All categories' })).not.toBeVisible();
  await other.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: 'All brands' })).not.toBeVisible();

  await other.goto(`${shop.url}/cart`);
  const quantity = other.getByRole('textbox', { name: 'Quantity of Rose Radiance Serum' });
  await quantity.fill('999');
  await quantity.press('Enter');
  await expect(other.getByText('You can order at most 50 of Rose Radiance Serum.').first()).toBeVisible();
  await expect(quantity).toHaveValue('50');
  await quantity.fill('2.5');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('2');
  await quantity.fill('0');
  await quantity.press('Enter');
  await expect(quantity).toBeHidden();
  await expect(other.getByRole('button', { name: /^Undo/ }).first()).toBeVisible();
});

test('a sold-out product says so when its button is pressed', async ({ page, shop }) => {
  await page.goto(`${shop.url}/product/hold-fast-setting-mist`);
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await expect(page.getByText('Sorry, this product is out of stock!').first()).toBeVisible();
});

test('a slow page shows a placeholder that names it', async ({ page, shop }) => {
  test.slow();
  await page.goto(shop.url);
  await untilScriptRuns(page);
  await page.mouse.move(1, 300);
  // The menu's script is loaded at the first move; before that its links load documents.
  await page.waitForLoadState('networkidle');
  let waits: (() => void)[] = [];
  await page.route('**/*.data*', async (route) => {
    await new Promise<void>((resolve) => waits.push(resolve));
    await route.continue();
  });
  const arrive = () => {
    for (const go of waits) go();
    waits = [];
  };
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'All Products' }).click();
  await expect(page.getByText('Loading products...')).toBeVisible();
  arrive();
  await expect(page.getByRole('heading', { name: 'All Products' })).toBeVisible();
  await expect(page.getByText('Loading products...')).toHaveCount(0);
  await page.locator('#main article a').first().click();
  await expect(page.getByText('Loading product...')).toBeVisible();
  arrive();
  await expect(page.getByRole('button', { name: /^Add to Cart/ }).first()).toBeVisible();
  await page.unrouteAll();
});
