import { becomeOwnerOrSignIn, expect, expectAccessible, test } from '../support/journey.ts';

const QUESTION = 'Does it suit hair that is often coloured?';

test('a question is asked, proved, answered by staff, mailed and shown', async ({ page, shop, browser }) => {
  test.setTimeout(240_000);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto(`${shop.url}/product/heather-leave-in-milk`);
  await expect(visitor.getByText('Nobody has asked about it yet.')).toBeVisible();
  await visitor.getByRole('link', { name: 'Ask a question' }).click();
  await expect(visitor.getByRole('heading', { name: 'Ask a question' })).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'Send my question' }).click();
  await expect(visitor.getByText('Question is required')).toBeVisible();
  await visitor.getByLabel('Your question').fill(QUESTION);
  await visitor.getByLabel('Name to show').fill('Ottilie Z.');
  await visitor.getByLabel('Email', { exact: true }).fill('ottilie@example.com');
  await visitor.getByRole('button', { name: 'Send my question' }).click();
  await expect(visitor.getByRole('status').filter({ hasText: 'Thank you.' })).toBeVisible();

  await becomeOwnerOrSignIn(page, shop);
  // The demo sends no mails: staff read them.
  await expect(async () => {
    await page.goto(`${shop.url}/cms/mails`);
    await page.getByRole('link', { name: /Please confirm what you wrote/ }).click({ timeout: 2000 });
  }).toPass();
  await expect(page).toHaveURL(/\/cms\/mails\/.+/);
  const text = await page.locator('pre').innerText();
  await visitor.goto(/<(\S+\/questions\/confirm\?link=\S+)>/.exec(text)?.[1] ?? '');
  await expect(visitor.getByText(QUESTION)).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'Yes, send it' }).click();
  await expect(visitor.getByRole('heading', { name: 'Thank you, it is with us' })).toBeVisible();

  await page.goto(`${shop.url}/cms/questions`);
  await expectAccessible(page);
  await page.getByRole('link', { name: QUESTION }).click();
  await expect(page.getByRole('heading', { name: /Question about Heather/ })).toBeVisible();
  await page.getByRole('button', { name: 'Answer in public' }).click();
  await expect(page.getByText('Answer is required')).toBeVisible();
  await page.getByLabel('Your answer').fill('Yes. It has nothing in it that draws colour.');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Answer in public' }).click();
  await expect(page.getByText('Answered, and shown on the product’s page.')).toBeVisible();

  await expect(async () => {
    await visitor.goto(`${shop.url}/product/heather-leave-in-milk`);
    await expect(visitor.getByRole('heading', { name: QUESTION })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(visitor.getByText('Yes. It has nothing in it that draws colour.')).toBeVisible();
  await expect(visitor.getByText('ottilie@example.com')).toHaveCount(0);
  await expectAccessible(visitor);
  await visitor.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(visitor);
  await expect(async () => {
    await page.goto(`${shop.url}/cms/mails`);
    await expect(page.getByRole('link', { name: /is answered/ })).toBeVisible({ timeout: 2000 });
  }).toPass();
});
