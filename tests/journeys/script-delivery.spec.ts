import type { Page } from '@playwright/test';
import { BrowserSilent, type DrivenBrowser, until } from '../support/driven-browser.ts';
import { firefoxPath, startFirefox } from '../support/firefox.ts';
import { holdScripts } from '../support/held-scripts.ts';
import { expect, test } from '../support/journey.ts';
import { startWebkit, webkitPrograms } from '../support/webkit.ts';

// Their programs take long to start on a busy machine.
test.describe.configure({ timeout: 240_000 });

test('Chromium loses nothing done before there is script', async ({ page, shop }) => {
  await walkBeforeScript(drivenPage(page), shop.url);
});

test('Firefox loses nothing done before there is script', async ({ shop }) => {
  const program = firefoxPath();
  test.skip(!program, 'Firefox is not installed (Debian: firefox-esr)');
  if (program) await inBrowser(() => startFirefox(program), shop.url);
});

test('WebKit loses nothing done before there is script', async ({ shop }) => {
  const programs = webkitPrograms();
  test.skip(!programs, "WebKitGTK's MiniBrowser is not installed (Debian: webkit2gtk-driver, xvfb)");
  if (programs) await inBrowser(() => startWebkit(programs), shop.url);
});

/** Starts anew where the driver hangs, which WebKit's does at times. */
async function inBrowser(start: () => Promise<DrivenBrowser>, shopUrl: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const browser = await start();
    try {
      return await walkBeforeScript(browser, shopUrl);
    } catch (error) {
      if (attempt === 6 || !(error instanceof BrowserSilent)) throw error;
    } finally {
      await browser.close();
    }
  }
}

/** The first page's connection stays open to the end: a request of it that breaks off would load that page again. */
async function walkBeforeScript(browser: DrivenBrowser, shopUrl: string): Promise<void> {
  const held = [await holdScripts(shopUrl), await holdScripts(shopUrl)] as const;
  try {
    await chooseAndAdd(browser, held[0]);
    await filter(browser, held[1]);
  } finally {
    for (const proxy of held) proxy.close();
  }
}

type HeldScripts = Awaited<ReturnType<typeof holdScripts>>;

async function chooseAndAdd(browser: DrivenBrowser, held: HeldScripts) {
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
}

async function filter(browser: DrivenBrowser, held: HeldScripts) {
  await browser.open(`${held.url}/products`);
  await until('the filters are there', async () =>
    Boolean(await browser.read(`document.querySelector('input[name="stock"]') !== null`)),
  );
  await browser.click('input[name="stock"]');
  held.release();
  await until('the listing is filtered', async () =>
    Boolean(await browser.read(`location.search.includes('stock=in')`)),
  );
  expect(await isHydrated(browser)).toBe(true);
  expect(await browser.read(`document.querySelector('input[name="stock"]').checked`)).toBe(true);
}

async function isHydrated(browser: DrivenBrowser): Promise<unknown> {
  return browser.read(`'hydrated' in document.documentElement.dataset`);
}

function drivenPage(page: Page): DrivenBrowser {
  return {
    async open(url) {
      // A script asked for before the page has loaded holds that up.
      await page.goto(url, { waitUntil: 'domcontentloaded' });
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
