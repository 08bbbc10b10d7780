import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { WITHOUT_PICTURES } from './chromium.ts';
import { type JourneyShop, startJourneyShop } from './journey-shop.ts';

export { expect };

/** `loadsPictures`: the shop makes a picture when it is first requested, which takes longer than most pages. */
type JourneyWorker = { shop: JourneyShop; loadsPictures: boolean };

/** Journeys walk through one running shop; an error in the browser's console fails them. */
export const test = base.extend<{ consoleErrors: string[] }, JourneyWorker>({
  loadsPictures: [false, { scope: 'worker', option: true }],
  launchOptions: [
    async ({ launchOptions, loadsPictures }, use) => {
      const args = [...(launchOptions.args ?? []), ...(loadsPictures ? [] : [WITHOUT_PICTURES])];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      const shop = await startJourneyShop('sqlite');
      if (!shop) throw new Error('The shop did not start');
      await use(shop);
      await shop.stop();
    },
    // On a busy machine its start takes a minute; one that is given up would run on.
    { scope: 'worker', timeout: 180_000 },
  ],
  consoleErrors: [
    async ({ page }, use) => {
      const errors = consoleErrorsOf(page);
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects the errors of a page's console from now on. */
export function consoleErrorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) errors.push(message.text());
  });
  return errors;
}

/**
 * Chromium logs every response of 400 and above, also those the page handles, and Playwright's own look into the frame of a
 * mail, which lets no script run.
 */
function isExpected(text: string): boolean {
  return text.startsWith('Failed to load resource:') || BLOCKED_IN_MAIL.test(text);
}

const BLOCKED_IN_MAIL = /^Blocked script execution in '[^']+\/cms\/mails\/[^']+\/body'/;

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Expects no axe finding at WCAG 2.2 AA, once everything that fades in has arrived: in the modal dialog that is open, or else in the
 * whole page. The page behind a dialog is inert, and has its own scan (accessible.spec.ts, cms.spec.ts). `runOnly`: these rules alone.
 */
export async function expectAccessible(page: Page, runOnly: string[] = WCAG): Promise<void> {
  const isModal = await page.evaluate(async () => {
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => {})),
    );
    return document.querySelector('dialog:modal') !== null;
  });
  const scan = new AxeBuilder({ page })
    // Run in the page itself: there are no foreign frames, and a second page for each scan takes as long again.
    .setLegacyMode(true)
    // Style sheets are read for experimental rules alone, which are off.
    .options({ runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } });
  const { violations } = await (isModal ? scan.include('dialog:modal') : scan).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

/** Waits for hydration: before it a link is the browser's own, and loads a whole new page. */
export async function untilScriptRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);
}

/** Fills in the checkout's customer and address. */
export async function fillDelivery(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Test');
  await page.getByLabel('Last name').fill('Shopper');
  await page.locator('#checkout-email').fill('shopper@example.com');
  await page.getByLabel('Phone number').fill('020 7946 0000');
  await page.locator('#checkout-address').fill('1 Example Street');
  await page.getByLabel('City').fill('London');
  await page.getByLabel('Postcode').fill('SW1A 1AA');
}

const PASSWORD = 'a long enough password';

/** Signs in as the owner; the first journey of a worker creates the account. */
export async function becomeOwnerOrSignIn(page: Page, shop: { url: string; ownerLink: string }) {
  await page.goto(shop.ownerLink);
  if (await page.getByLabel('Your name').isVisible()) {
    await page.getByLabel('Your name').fill('The Owner');
    await page.getByLabel('Email').fill('owner@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Become the owner' }).click();
  } else {
    await page.goto(`${shop.url}/cms/sign-in`);
    await page.getByLabel('Email').fill('owner@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }
  await expect(page.getByRole('navigation', { name: 'CMS' })).toBeVisible();
}

/** Names of what is fetched a second after the page has loaded. */
export const LATE_SCRIPTS = /\/assets\/(?:site-menu|search-box|site-footer|cart-drawer-panel|offline-state)-/;

/** Waits without a move for the scripts that the first one needs, and for what these import. */
export async function untilLateScriptsAreHere(page: Page): Promise<void> {
  await page.waitForFunction((pattern) => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const late = new Set(loaded.flatMap(({ name }) => name.match(pattern) ?? []));
    const lastEnd = Math.max(...loaded.map(({ responseEnd }) => responseEnd));
    return late.size === 5 && performance.now() - lastEnd > 1_500;
  }, LATE_SCRIPTS.source);
}
