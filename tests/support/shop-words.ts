import type { ServerBuild } from 'react-router';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { exampleContent } from '#domain/mail/example-content.ts';
import { MAIL_KINDS } from '#domain/mail/mail-request.ts';
import { MAIL_TEXTS } from '#domain/mail/mail-texts.ts';
import { settingsAt } from '#domain/shop/shown-settings.ts';
import { writeMailOf } from '#server/platform/mail-means.ts';
import { pageAddresses } from './page-addresses.ts';
import type { TestShop } from './shop.ts';

/** The text of every page anybody can open, by its address. */
export async function wordsOfPages(
  shop: TestShop,
  { withoutProducts = false } = {},
): Promise<Map<string, string>> {
  const sitemap = await (await shop.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&').replace(/^https?:\/\/[^/]+/, ''),
  );
  const own = pageAddresses().filter((path) => !path.startsWith('/cms') && !path.includes('no-such-page'));
  const paths = [...new Set([...own, ...listed, '/products?search=delivery', '/products?search=contact'])];
  const pages = new Map<string, string>();
  for (const path of paths) {
    if (withoutProducts && path.startsWith('/product/')) continue;
    const response = await shop.get(path || '/');
    if (response.headers.get('content-type')?.includes('html'))
      pages.set(path, plainWords(await response.text()));
  }
  return pages;
}

/** The text of every mail with its invented facts, by its kind, as the shop's settings are. */
export async function wordsOfMails(shop: TestShop): Promise<Map<string, string>> {
  const settings = await readSettings(shop.platform.db);
  const build: ServerBuild = await import(new URL('../../build/server/index.js', import.meta.url).href);
  const writeMail = writeMailOf(build);
  const mails = new Map<string, string>();
  const shown = settingsAt(settings, '2026-04-01T12:00:00.000Z');
  for (const kind of MAIL_KINDS) {
    const as = { to: 'ann@example.com', shop: shown, home: 'http://shop.test' };
    mails.set(kind, plainWords(writeMail(exampleContent(kind, MAIL_TEXTS[kind], as)).html));
  }
  return mails;
}

export function plainWords(html: string): string {
  return html
    .replace(/<script.*?<\/script>|<style.*?<\/style>/gs, ' ')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*(?:aria-label|alt|placeholder|content)="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
}
