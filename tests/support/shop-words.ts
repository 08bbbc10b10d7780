import type { ServerBuild } from 'react-router';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { EXAMPLE_MAILS } from '#domain/mail/example-mails.ts';
import type { MailContent } from '#domain/mail/mail-content.ts';
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
  for (const [mail, example] of Object.entries(EXAMPLE_MAILS)) {
    const content = {
      ...{ ...example, mail, shop: settings, home: 'http://shop.test', papers: [] },
      ...{ subject: 'Subject', introduction: '' },
    } as unknown as MailContent;
    mails.set(mail, plainWords(writeMail(content).html));
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
