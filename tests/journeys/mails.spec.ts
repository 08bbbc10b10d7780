import { expect, test } from '@playwright/test';
import { exampleContent } from '#domain/mail/example-content.ts';
import { MAIL_KINDS } from '#domain/mail/mail-request.ts';
import { MAIL_TEXTS } from '#domain/mail/mail-texts.ts';
import { DEFAULT_SETTINGS } from '#domain/shop/shop.ts';
import { settingsAt } from '#domain/shop/shown-settings.ts';
import { mailText } from '#operations/mail/mail-text.ts';
import { writeMailOf } from '#server/platform/mail-means.ts';
import { expectAccessible } from '../support/journey.ts';
import { oddFacts } from '../support/odd-facts.ts';

const HOME = 'https://shop.example';

/** Every mail as its example, and with texts that break layouts. */
async function everyMail() {
  const build = await import(new URL('../../build/server/index.js', import.meta.url).href);
  const write = writeMailOf(build);
  return MAIL_KINDS.flatMap((kind) => {
    const to = 'ann@example.com';
    const content = exampleContent(kind, MAIL_TEXTS[kind], {
      to,
      shop: settingsAt(DEFAULT_SETTINGS, '2026-04-01T12:00:00.000Z'),
      home: HOME,
    });
    const odd = { ...oddFacts(content), shop: content.shop };
    return [
      { name: kind, html: write(content).html, isOdd: false },
      { name: `${kind} with odd content`, html: write(odd).html, isOdd: true },
    ];
  });
}

test('every mail fits 320 and 600 px, by day and by night, and its text has all its links', async ({
  page,
}) => {
  // Ends what hangs: sixty scans, on a busy machine four times as long.
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { name, html, isOdd } of await everyMail()) {
    await page.setContent(html);
    for (const width of [320, 600]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${name} at ${width} px`).toBeLessThanOrEqual(0);
    }
    // Odd content has the same colours; by night nothing but colours differs.
    for (const colorScheme of isOdd ? [] : (['light', 'dark'] as const)) {
      await page.emulateMedia({ colorScheme });
      const rules = colorScheme === 'dark' ? ['color-contrast', 'link-in-text-block'] : undefined;
      await test.step(`${name}, ${colorScheme}`, () => expectAccessible(page, rules));
    }
    const text = mailText(html);
    const links = await page.evaluate(() =>
      [...document.links].map((link) => link.getAttribute('href') ?? ''),
    );
    for (const link of links) expect(text, `${name}: text part`).toContain(link.replace(/^mailto:/, ''));
  }
});
