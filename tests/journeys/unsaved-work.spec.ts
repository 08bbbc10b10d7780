import type { Page } from '@playwright/test';
import { becomeOwnerOrSignIn, expect, expectAccessible, test, untilScriptRuns } from '../support/journey.ts';

test('a form outlives the loss of the network, in view and when left', async ({ page, shop }) => {
  await becomeOwnerOrSignIn(page, shop);
  await openBrand(page, shop.url, 'Halden');
  await page.getByLabel('Description').fill('Written on a train');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save brand' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'Error saving brand. Please try again.' });
  await expect(refusal).toContainText('The shop could not be reached.');
  await expect(refusal).toBeInViewport();
  await expect(page.getByLabel('Description')).toHaveValue('Written on a train');
  await page.getByRole('link', { name: 'All brands' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText('No other page can be shown just now.')).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Save brand' }).click();
  await expect(page.getByText('Brand saved.')).toBeVisible();
  await expect(refusal).toBeHidden();
});

test('a session that ended in another tab is taken up over the form, which is saved then', async ({
  page,
  shop,
}) => {
  await becomeOwnerOrSignIn(page, shop);
  await openBrand(page, shop.url, 'Halden');
  await page.getByLabel('Description').fill('Still here');
  const other = await page.context().newPage();
  await other.goto(`${shop.url}/cms/account`);
  await other.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await other.close();
  await page.getByRole('button', { name: 'Save brand' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog.getByLabel('Email')).toHaveValue('owner@example.com');
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Password').fill('not the password');
  await dialog.getByRole('button', { name: 'Sign in and save' }).click();
  await expect(dialog.getByText('Wrong email or password.')).toBeVisible();
  await dialog.getByLabel('Password').fill('a long enough password');
  await dialog.getByRole('button', { name: 'Sign in and save' }).click();
  await expect(page.getByText('Brand saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Still here');
});

test('two tabs save one brand: the second chooses field by field, an error goes when put right', async ({
  page,
  shop,
}) => {
  await becomeOwnerOrSignIn(page, shop);
  await openBrand(page, shop.url, 'Orla & Wren');
  const other = await page.context().newPage();
  await openBrand(other, shop.url, 'Orla & Wren');
  await other.getByLabel('Country').fill('Iceland');
  await other.getByLabel('Description').fill('Theirs');
  await other.getByRole('button', { name: 'Save brand' }).click();
  await expect(other.getByText('Brand saved.')).toBeVisible();
  await other.close();
  await page.getByLabel('Name').fill('');
  await page.getByRole('button', { name: 'Save brand' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('One field needs another look.')).toBeInViewport();
  await page.getByLabel('Name').fill('Orla & Wren');
  await expect(page.getByText('Name is required')).toBeHidden();
  await expect(page.getByText('One field needs another look.')).toBeHidden();
  await page.getByLabel('Description').fill('Mine');
  await page.getByRole('button', { name: 'Save brand' }).click();
  const country = page.getByRole('group', { name: 'Country' });
  await expect(country.getByLabel('Take theirs')).toBeChecked();
  await expect(country.getByText('Iceland')).toBeVisible();
  const description = page.getByRole('group', { name: 'Description' });
  await expect(description.getByLabel('Keep mine')).toBeChecked();
  await expect(description.getByText('Theirs', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save with these choices' }).click();
  await expect(page.getByText('Brand saved.')).toBeVisible();
  await expect(page.getByLabel('Country')).toHaveValue('Iceland');
  await expect(page.getByLabel('Description')).toHaveValue('Mine');
});

test('a record is archived, put back and asked about without leaving what was typed', async ({
  page,
  shop,
}) => {
  await becomeOwnerOrSignIn(page, shop);
  await openBrand(page, shop.url, 'Halden');
  const path = new URL(page.url()).pathname;
  await page.getByLabel('Description').fill('Not saved');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page
    .getByRole('alertdialog')
    .filter({ hasText: 'Are you sure you want to delete this brand?' });
  await expect(question).toContainText('This action cannot be undone.');
  await expect(question.getByLabel('It has products. Which brand takes them?')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(path);
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('1 brand archived.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 brand restored.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Not saved');
  await page.getByRole('button', { name: 'Save brand' }).click();
  await expect(page.getByText('Brand saved.')).toBeVisible();
});

async function openBrand(page: Page, url: string, name: string) {
  await page.goto(`${url}/cms/brands?search=${encodeURIComponent(name)}`);
  await page.getByRole('rowheader', { name }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await untilScriptRuns(page);
}
