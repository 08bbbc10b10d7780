import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { becomeOwnerOrSignIn, expect, expectAccessible, test } from '../support/journey.ts';

// Uploaded pictures are looked at.
test.use({ loadsPictures: true });

test('a new owner publishes a product with pictures, and a visitor buys it', async ({
  page,
  shop,
  browser,
}) => {
  test.setTimeout(120_000);
  await becomeOwnerOrSignIn(page, shop);

  await page.goto(`${shop.url}/cms/products`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Quince Night Balm');
  await expect(page.getByLabel('Slug')).toHaveValue('quince-night-balm');
  await page.getByLabel('Brand').selectOption({ label: 'Halden' });
  await page.getByLabel('Category').selectOption({ label: 'Skincare' });
  await page.getByLabel('Price (£)').first().fill('18.5');
  await page.getByLabel('Stock', { exact: true }).fill('3');

  const files = [await picture('rose.jpg', '#c2185b'), await picture('plum.jpg', '#3d1029')];
  await page.getByLabel('Add pictures').setInputFiles(files);
  await expect(page.getByLabel('Alternative text')).toHaveCount(2);
  await page.getByLabel('Alternative text').first().fill('A rose jar');
  await page.getByRole('button', { name: 'Move picture 2 forward' }).click();
  await expect(page.getByRole('img', { name: 'A rose jar' })).toHaveAttribute(
    'src',
    await pictureAt(page, 1),
  );
  await expect(page.getByLabel('Preview').locator('img')).toHaveAttribute('src', await pictureAt(page, 0));
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByText('Description is required')).toBeVisible();
  await expect(page.getByLabel('Description')).toBeFocused();
  await expect(page.getByLabel('Alternative text')).toHaveCount(2);
  await expectAccessible(page);

  await page.getByLabel('Description').fill('For the last quiet minutes of the day.');
  await page.getByLabel('Status').selectOption('published');
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByText('Product created.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  await page.getByLabel('Description').fill('Half a thought');
  await page.getByRole('link', { name: 'All products' }).click();
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('Half a thought');

  const visitor = await (await browser.newContext()).newPage();
  await buy(visitor, `${shop.url}/product/quince-night-balm`);
  await page.setViewportSize({ width: 1280, height: 900 });

  // A form filled before an order is saved after it, without undoing the sale.
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('Sold or returned meanwhile and counted: Standard.')).toBeVisible();
  await expect(page.getByLabel('Stock', { exact: true })).toHaveValue('2');
});

test('moving or removing a variant counts as an unsaved change', async ({ page, shop }) => {
  await becomeOwnerOrSignIn(page, shop);
  const list = `${shop.url}/cms/products?search=colophon`;
  await page.goto(list);
  await page.getByRole('link', { name: /^Colophon Nail Lacquer/ }).click();
  const names = page.getByLabel('Variant name');
  await expect(names).not.toHaveCount(1);
  const second = await names.nth(1).inputValue();
  await page.getByRole('button', { name: 'Move variant 2 up' }).focus();
  await page.keyboard.press('Enter');
  await expect(names.first()).toHaveValue(second);
  await expect(page.getByText(/^Variant moved to place 1 of \d+$/)).toBeAttached();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('link', { name: 'All products' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();

  await page.goto(list);
  await page.getByRole('link', { name: /^Colophon Nail Lacquer/ }).click();
  await expect(names.nth(1)).toHaveValue(second);
  await page.getByRole('button', { name: 'Remove variant 2' }).click();
  await expect(names.nth(1)).not.toHaveValue(second);
  await page.getByRole('link', { name: 'All products' }).click();
  await expect(page.getByText('Leave without saving?')).toBeVisible();
});

test('an owner makes shades from options, fills columns, picks a picture and adds a brand on the way', async ({
  page,
  shop,
}) => {
  test.setTimeout(120_000);
  await becomeOwnerOrSignIn(page, shop);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.url}/cms/products/new`);
  await page.getByLabel('Name', { exact: true }).fill('Sorrel Lip Tint');
  await page.getByLabel('Description').fill('A sheer stain.');
  await page.getByLabel('Price (£)').first().fill('9');
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Makeup' });

  await page.getByRole('button', { name: 'New brand' }).click();
  const brandDialog = page.getByRole('dialog', { name: 'New brand' });
  await brandDialog.getByLabel('Name').fill('halden');
  await brandDialog.getByRole('button', { name: 'Create brand' }).click();
  await expect(brandDialog.getByText('There is a brand of nearly this name already')).toBeVisible();
  await brandDialog.getByLabel('Name').fill('Sorrel & Rue');
  await expectAccessible(page);
  await brandDialog.getByRole('button', { name: 'Create brand' }).click();
  await expect(brandDialog).toBeHidden();
  await expect(page.getByLabel('Brand', { exact: true }).locator('option:checked')).toHaveText(
    'Sorrel & Rue',
  );
  await expect(page.getByLabel('Description')).toHaveValue('A sheer stain.');
  await expect(page.getByLabel('Preview')).toContainText('Sorrel & Rue');

  await page.getByRole('button', { name: 'Generate from options' }).click();
  const generator = page.getByRole('dialog', { name: 'Variants from options' });
  await generator.getByLabel('Values of Shade').fill('Rose, Plum, Berry, Fig, Clay, Brick');
  await generator.getByLabel('Values of Size').fill('4 ml, 8 ml');
  await generator.getByLabel('SKU').fill('SLT');
  await expect(generator.getByText('SLT-ROSE-4ML')).toBeVisible();
  await generator.getByRole('button', { name: 'Add 12 variants' }).click();
  const names = page.getByLabel('Variant name');
  await expect(names).toHaveCount(12);
  const table = await page.getByRole('list').filter({ has: names.first() }).boundingBox();
  expect(table?.height, 'twelve shades fit one screen').toBeLessThan(800);

  await page.getByLabel('Column to set').selectOption('stock');
  await page.getByLabel('Value for all 12').fill('6');
  await page.getByLabel('Value for all 12').press('Enter');
  const stocks = page.locator('input[name^="variants."][name$=".stock"]');
  await expect(stocks.nth(11)).toHaveValue('6');
  await names.nth(1).focus();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Rose large\tSLT-RL\t12.50\t8\r\nPlum small\tSLT-PS\t9.50\t4');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(names.nth(2)).toHaveValue('Plum small');
  await expect(stocks.nth(1)).toHaveValue('8');

  await names.nth(2).press('Alt+ArrowUp');
  await expect(names.nth(1)).toHaveValue('Plum small');
  await expect(names.nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Remove variant 2' }).click();
  await expect(names).toHaveCount(11);
  await page.getByRole('button', { name: 'Restore Plum small' }).click();
  await expect(names.nth(1)).toHaveValue('Plum small');

  await page.getByRole('button', { name: 'Choose the picture of Rose / 4 ml' }).click();
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  await library.getByLabel('Search by file name').fill('colophon-nail-lacquer');
  await expect(library.getByText(/^\d pictures$/)).toBeVisible();
  await expectAccessible(page);
  await library
    .getByRole('button', { name: /^colophon-nail-lacquer/ })
    .first()
    .focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(library).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change the picture of Rose / 4 ml' })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByText('Product created.')).toBeVisible();
  await expect(page.getByLabel('Brand', { exact: true }).locator('option:checked')).toHaveText(
    'Sorrel & Rue',
  );
  await expect(names).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'Change the picture of Rose / 4 ml' })).toBeVisible();
  await expect(page.getByLabel('Preview')).toContainText('£9.00');
});

test('of two people editing one product the second is warned and loses nothing', async ({
  page,
  shop,
  browser,
}) => {
  test.setTimeout(60_000);
  await becomeOwnerOrSignIn(page, shop);
  await page.goto(`${shop.url}/cms/products?search=rose+radiance`);
  await page.getByRole('link', { name: /^Rose Radiance Serum/ }).click();
  await expect(page.getByLabel('Description')).toBeVisible();
  const state = await page.context().storageState();
  const other = await (await browser.newContext({ storageState: state })).newPage();
  await other.goto(page.url());

  await other.getByLabel('Description').fill('The first words');
  await other.getByRole('button', { name: 'Save product' }).click();
  await expect(other.getByText('Product saved.')).toBeVisible();

  await page.getByLabel('Description').fill('The second words');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Nothing was overwritten').first()).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('The second words');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save with these choices' }).click();
  await expect(page.getByText('Product saved.')).toBeVisible();
  await other.reload();
  await expect(other.getByLabel('Description')).toHaveValue('The second words');
});

async function buy(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole('img', { name: 'Quince Night Balm' }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Enlarge: / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'View Cart' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const fields = {
    'First name': 'Vera',
    'Last name': 'Visitor',
    Email: 'vera@example.com',
    'Phone number': '020 7946 0000',
    Address: '1 High Street',
    City: 'London',
    Postcode: 'SW1A 1AA',
  };
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page.getByText(/ZA\d{9}/).first()).toBeVisible();
}

async function pictureAt(page: Page, place: number): Promise<string> {
  return page.locator(`input[name="pictures.${place}.url"]`).first().inputValue();
}

async function picture(name: string, background: string) {
  const buffer = await sharp({ create: { width: 800, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
