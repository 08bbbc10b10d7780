import sharp from 'sharp';
import { becomeOwnerOrSignIn, expect, expectAccessible, test } from '../support/journey.ts';

test('many pictures are counted while they are sent, and shown with the shade their file is named for', async ({
  page,
  shop,
}) => {
  await becomeOwnerOrSignIn(page, shop);
  await page.goto(`${shop.url}/cms/products/new`);
  await page.getByRole('button', { name: 'Generate from options' }).click();
  const generator = page.getByRole('dialog');
  await generator.getByLabel('Option 1').fill('Glaze');
  await generator.getByLabel('Values of Glaze').fill('Fern, Deep Fern, Ash');
  await generator.getByRole('button', { name: 'Add 3 variants' }).click();
  await expect(page.getByLabel('What shoppers choose')).toHaveValue('Glaze');

  const go = Promise.withResolvers<void>();
  await page.route('**/api/pictures?*', async (route) => {
    await go.promise;
    await route.continue();
  });
  const names = ['pot-fern.png', 'pot-deep-fern.png', 'pot-front.png', 'pot_ASH_2.png'];
  await page.getByLabel('Add pictures').setInputFiles(await Promise.all(names.map(picture)));
  await expect(page.getByText('1 of 4')).toBeVisible();
  go.resolve();
  const shows = page.getByLabel('Shade or size it shows');
  await expect(shows).toHaveCount(4);
  for (const [place, shade] of ['Fern', 'Deep Fern', '', 'Ash'].entries())
    await expect(shows.nth(place)).toHaveValue(shade);
  await expect(page.getByText(/^\d of 4$/)).toHaveCount(0);
  await expectAccessible(page);
});

test('pasted HTML becomes formatted text', async ({ page, shop }) => {
  await becomeOwnerOrSignIn(page, shop);
  await page.goto(`${shop.url}/cms/products/new`);
  const field = page.getByRole('textbox', { name: 'Description' });
  await field.focus();
  await field.evaluate((target) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p class="x"><b>Rich</b> clay</p><ul><li>Frost-proof</li></ul>');
    clipboardData.setData('text/plain', 'Rich clay\nFrost-proof');
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(field).toHaveValue('**Rich** clay\n\n- Frost-proof');
});

test('low rows stay chosen from list to list, and more of them fit', async ({ page, shop }) => {
  await becomeOwnerOrSignIn(page, shop);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.url}/cms/products`);
  const height = async () => (await page.locator('.data-table tbody tr').first().boundingBox())?.height ?? 0;
  const tall = await height();
  await page.getByRole('button', { name: 'Low rows' }).click();
  await expect.poll(height).toBeLessThan(tall * 0.8);
  await page.goto(`${shop.url}/cms/brands`);
  await expect(page.getByRole('button', { name: 'Low rows' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Low rows' }).click();
});

test('settings of Stripe, mail and backups are pages of an owner', async ({ page, shop }) => {
  await becomeOwnerOrSignIn(page, shop);
  await page.goto(`${shop.url}/cms/settings`);
  await page.getByRole('link', { name: 'Card payments' }).click();
  await page.getByLabel('Publishable key').fill('pk_live_of_nobody');
  await page.getByLabel('Secret key').fill('pk_live_of_nobody');
  await page.getByRole('button', { name: 'Try and save' }).click();
  await expect(page.getByText('The secret key begins with sk_live_')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Mail server' }).click();
  await expect(page.getByText('No mail server is set up')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Backups' }).click();
  await page.getByRole('button', { name: 'Make a backup now' }).click();
  await expect(page.getByRole('link', { name: /^zabelle-.*\.tar$/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/Last backup: within the last day/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${shop.url}/cms`);
  await expect(page.getByText('Last backup: within the last day.')).toBeVisible();
});

async function picture(name: string) {
  const colour = { r: name.length * 9, g: name.charCodeAt(4), b: name.charCodeAt(5) };
  const buffer = await sharp({ create: { width: 60, height: 75, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}
