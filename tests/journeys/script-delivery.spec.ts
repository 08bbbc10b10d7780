import type { Page } from '@playwright/test';
import { type DrivenBrowser, until } from '../support/driven-browser.ts';
import { firefoxPath, startFirefox } from '../support/firefox.ts';
import { holdScripts } from '../support/held-scripts.ts';
import { expect, test } from '../support/journey.ts';
import { startWebkit, webkitPrograms } from '../support/webkit.ts';

// Their programs take long to start on a busy machine.
test.describe.configure({ timeout: 180_000 });

test('Chromium loses nothing done before there is script', async ({ page, shop }) => {
  await walkBeforeScript(drivenPage(page), shop.url);
});

test('Firefox loses nothing done before there is script', async ({ shop }) => {
  const program = firefoxPath();
  test.skip(!program, 'Firefox is not installed (Debian: firefox-esr)');
  if (program) await inBrowser(await startFirefox(program), shop.url);
});

test('WebKit loses nothing done before there is script', async ({ shop }) => {
  const programs = webkitPrograms();
  test.skip(!programs, "WebKitGTK's MiniBrowser is not installed (Debian: webkit2gtk-driver, xvfb)");
  if (programs) await inBrowser(await startWebkit(programs), shop.url);
});

async function inBrowser(browser: DrivenBrowser, shopUrl: string): Promise<void> {
  try {
    await walkBeforeScript(browser, shopUrl);
  } finally {
    await browser.close();
  }
}

async function walkBeforeScript(browser: DrivenBrowser, shopUrl: string): Promise<void> {
  await chooseAndAdd(browser, shopUrl);
  await filter(browser, shopUrl);
}

async function chooseAndAdd(browser: DrivenBrowser, shopUrl: string) {
  const held = await holdScripts(shopUrl);
  await browser.open(`${held.url}/product/blank-verse-matte-lipstick`);
  await browser.write('#site-search', 'serum');
  await browser.click('label:has(input[value="Refrain"])');
  await browser.click('[aria-label^="One more"]');
  await browser.click('.btn-primary[data-replay]');
  const busy = await browser.read(`document.querySelectorAll('[data-replay][aria-busy]').length`);
  expect(busy).toBe(2);
  expect(await isHydrated(browser)).toBe(false);
  held.release();

  await until('the cart opens', async () =>
    Boolean(await browser.read(`document.querySelector('dialog[open]') !== null`)),
  );
  const cart = await browser.read(`JSON.parse(localStorage.getItem('cart'))`);
  expect(cart).toMatchObject([{ variant: 'Refrain', quantity: 2 }]);
  expect(await browser.read(`document.querySelector('#site-search').value`)).toBe('serum');
  expect(await browser.read(`document.querySelectorAll('[aria-busy]').length`)).toBe(0);
  held.close();
}

async function filter(browser: DrivenBrowser, shopUrl: string) {
  const held = await holdScripts(shopUrl);
  await browser.open(`${held.url}/products`);
  await browser.click('input[name="stock"]');
  held.release();
  await until('the listing is filtered', async () =>
    Boolean(await browser.read(`location.search.includes('stock=in')`)),
  );
  expect(await isHydrated(browser)).toBe(true);
  expect(await browser.read(`document.querySelector('input[name="stock"]').checked`)).toBe(true);
  held.close();
}

async function isHydrated(browser: DrivenBrowser): Promise<unknown> {
  return browser.read(`'hydrated' in document.documentElement.dataset`);
}

function drivenPage(page: Page): DrivenBrowser {
  return {
    async open(url) {
      await page.goto(url);
    },
    read: (expression) => page.evaluate(expression),
    click: (selector) => page.locator(selector).first().click({ force: true }),
    async write(selector, text) {
      await page.locator(selector).click();
      await page.keyboard.type(text);
    },
    close: () => page.close(),
  };
}
