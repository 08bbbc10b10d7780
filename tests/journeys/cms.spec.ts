import { becomeOwnerOrSignIn, expect, expectAccessible, test, untilScriptRuns } from '../support/journey.ts';

/** Pages with another layout on a phone, checked for accessibility there too. */
const NARROW = ['/cms', '/cms/orders', '/cms/products', '/cms/products/new', '/cms/people'];

test('the owner walks through all of /cms, on a desk, a tablet and a phone', async ({ page, shop }) => {
  test.setTimeout(480_000);
  await becomeOwnerOrSignIn(page, shop);
  await page.goto(`${shop.url}/cms/products?search=foundation`);
  const product = new URL(
    (await page.getByRole('link', { name: /^First Draft Foundation/ }).getAttribute('href')) ?? '',
    shop.url,
  ).pathname;
  const paths = [
    '/cms',
    '/cms/orders',
    '/cms/papers',
    '/cms/papers/review',
    '/cms/products',
    '/cms/products/new',
    product,
    '/cms/categories',
    '/cms/categories/new',
    '/cms/categories/order',
    '/cms/brands',
    '/cms/brands/order',
    '/cms/types/from-names',
    '/cms/hero',
    '/cms/hero/new',
    '/cms/pages',
    '/cms/pages/new?kind=article',
    '/cms/pages/order',
    '/cms/pictures',
    '/cms/messages',
    '/cms/newsletter',
    '/cms/people',
    '/cms/account',
    '/cms/audit',
    '/cms/delivery?postcode=ZE1+0AA',
    '/cms/delivery/zones/home',
    '/cms/delivery/services/standard',
    '/cms/stock',
    '/cms/stock/enter/count',
    '/cms/stock/enter/take-out',
    '/cms/settings',
    '/cms/settings/delivery',
    '/cms/settings/legal',
    '/cms/settings/about',
    '/cms/settings/demo',
    '/cms/jump',
  ];
  for (const path of paths) {
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      if (width === 1440) await page.goto(shop.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
      if (width === 1440 || (width === 390 && NARROW.includes(path))) await expectAccessible(page);
    }
  }
});

test('Clear empties the days of a list too', async ({ page, shop }) => {
  await becomeOwnerOrSignIn(page, shop);
  await page.goto(`${shop.url}/cms/orders?from=2026-01-01&to=2026-01-31`);
  await untilScriptRuns(page);
  await expect(page.getByLabel('From')).toHaveValue('2026-01-01');
  await page.getByRole('link', { name: 'Clear' }).first().click();
  await expect(page.getByLabel('From')).toHaveValue('');
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('');
});

test('a product is opened by keyboard alone', { tag: '@smoke' }, async ({ page, shop }) => {
  await becomeOwnerOrSignIn(page, shop);
  await page.goto(`${shop.url}/cms/orders`);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await untilScriptRuns(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('radiance');
  await expect(page.getByRole('option').first()).toContainText('Rose Radiance Serum');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rose Radiance Serum' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Product, order or page' })).toHaveValue('');
  await expect(page.getByRole('option').first()).toContainText('Dashboard');
  await page.keyboard.type('press night');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Press Night Hair Mask' })).toBeVisible();
});

test('without script the question before deleting is in view', { tag: '@smoke' }, async ({
  page,
  shop,
  browser,
}) => {
  await becomeOwnerOrSignIn(page, shop);
  const plain = await browser.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const list = await plain.newPage();
  await list.goto(`${shop.url}/cms/categories`);
  await list.getByLabel('Select Wellness').check();
  await list.getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByText('Are you sure you want to delete this category?')).toBeInViewport();
  await expect(list.getByRole('alertdialog').getByRole('button', { name: 'Delete' })).toBeInViewport();
  await list.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(list.getByRole('alertdialog')).toBeHidden();
});

test('an article is written beside its preview, linked to a product and read in the shop', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  await becomeOwnerOrSignIn(page, shop);
  await page.goto(`${shop.url}/cms/pages/new?kind=article`);
  await page.getByLabel('Title').fill('On patience');
  await expect(page.getByLabel('Slug')).toHaveValue('on-patience');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Ask {{shop.name}}.\n\n');
  await page.getByRole('button', { name: 'Heading' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('Wait a day');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Wait a day' })).toBeVisible();
  await expect(preview.getByText('Ask Zabelle.')).toBeVisible();
  await page.getByLabel('Add a product').fill('rose radiance');
  await page.getByRole('option', { name: /^Rose Radiance Serum/ }).click();
  await page.getByLabel('Status').selectOption('published');
  await page.getByRole('button', { name: 'Create article' }).click();
  await expect(page.getByText('Article created.')).toBeVisible();
  await page.goto(`${shop.url}/beauty-tips/on-patience`);
  await expect(page.getByRole('heading', { level: 1, name: 'On patience' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rose Radiance Serum' })).toBeVisible();
  await expectAccessible(page);
});

test('parts are chosen among results of what the field says, without the set itself', async ({
  page,
  shop,
}) => {
  await becomeOwnerOrSignIn(page, shop);
  await page.goto(`${shop.url}/cms/products?search=barrier+quiet`);
  await page.getByRole('link', { name: 'Barrier Quiet Cream Halden' }).click();
  const field = page.getByLabel('Add a part');
  await field.fill('barrier quiet');
  await expect(page.getByText('A set cannot hold itself')).toBeVisible();
  await field.fill('damask');
  const balm = page.getByRole('option', { name: /^Damask Cleansing Balm/ });
  await expect(balm).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/cms/products/parts*', async (route) => {
    await held;
    await route.continue();
  });
  await field.fill('press night');
  await expect(balm).toBeHidden();
  answer();
  await page.getByRole('option', { name: /^Press Night Hair Mask/ }).click();
  await expect(page.getByLabel('Number of Press Night Hair Mask in one set')).toHaveValue('1');
});

test('a value of an attribute is merged after a question', async ({ page, shop }) => {
  await becomeOwnerOrSignIn(page, shop);
  await page.goto(`${shop.url}/cms/types`);
  await page.getByRole('link', { name: 'Values of attributes' }).click();
  await expectAccessible(page);
  await page.getByRole('region', { name: 'SPF' }).getByRole('link', { name: 'SPF 15' }).click();
  await page.getByLabel('Merge into').selectOption('SPF 30');
  await page.getByRole('button', { name: 'Merge …' }).click();
  const question = page.getByRole('alertdialog', { name: 'Merge ‘SPF 15’ into ‘SPF 30’?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'SPF: SPF 30' })).toBeVisible();
});

test('a passkey of this device signs in to /cms', async ({ page, shop }) => {
  await becomeOwnerOrSignIn(page, shop);
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${shop.url}/cms/account`);
  await page.getByLabel('Name of a new passkey').fill('This desk');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Passkey added.')).toBeVisible();
  await expect(page.getByText('This desk')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('navigation', { name: 'CMS' })).toBeVisible();
});
