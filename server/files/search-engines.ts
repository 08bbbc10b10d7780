import { paths } from '#app/links/paths.ts';
import { PUBLIC_PAGES, type SitemapSource } from '#app/links/public-pages.ts';
import type { Db } from '#database/open.ts';
import { listBrands } from '#database/queries/catalogue/brands.ts';
import { listCategories } from '#database/queries/catalogue/categories.ts';
import { listProductAddresses } from '#database/queries/catalogue/products.ts';
import { listPageAddresses } from '#database/queries/content/pages.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { publishedOrigin } from '#server/http/origin.ts';

export function robotsTxt(request: Request, { publicUrl }: Platform): Response {
  const origin = publishedOrigin(request, publicUrl);
  const lines = [
    'User-agent: *',
    `Disallow: ${paths.cms()}`,
    'Disallow: /api/',
    'Allow: /',
    ...(origin === null ? [] : [`Sitemap: ${origin}/sitemap.xml`]),
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** The limit of one file (sitemaps.org/protocol.html). */
const MOST_ADDRESSES = 50_000;
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Responds with all addresses, or with a list of files where one cannot hold them; `number` asks for one file, from 1. */
export async function sitemapXml(
  request: Request,
  { db, publicUrl }: Platform,
  number?: number,
): Promise<Response> {
  const origin = publishedOrigin(request, publicUrl);
  if (origin === null) return notFound('Set PUBLIC_URL: without it the shop does not know its own address.');
  const entries = await allEntries(db, origin);
  const files = Math.ceil(entries.length / MOST_ADDRESSES);
  if (number === undefined)
    return files === 1 ? xml('urlset', entries) : xml('sitemapindex', listOf(files, origin));
  if (files === 1 || number > files) return notFound('There is no such list of addresses.');
  return xml('urlset', entries.slice((number - 1) * MOST_ADDRESSES, number * MOST_ADDRESSES));
}

function listOf(files: number, origin: string): string[] {
  return Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>`,
  );
}

async function allEntries(db: Db, origin: string): Promise<string[]> {
  const lists = await Promise.all(LISTS.map((list) => list(db)));
  return [...FIXED, ...lists.flat()].map(({ path, updatedAt }) => entry(origin + path, updatedAt));
}

type Address = { path: string; updatedAt?: string };

const FIXED: Address[] = PUBLIC_PAGES.filter(({ sitemap }) => sitemap.includes('itself'));

const LIST_OF: Record<Exclude<SitemapSource, 'itself'>, (db: Db) => Promise<Address[]>> = {
  categories: async (db) => (await listCategories(db)).map(({ slug }) => ({ path: paths.category(slug) })),
  brands: async (db) => (await listBrands(db)).map(({ slug }) => ({ path: paths.brand(slug) })),
  pages: async (db) =>
    (await listPageAddresses(db)).map(({ address, ...page }) => ({ path: address, ...page })),
  products: async (db) =>
    (await listProductAddresses(db)).map(({ slug, updatedAt }) => ({ path: paths.product(slug), updatedAt })),
};

const LISTS = Object.entries(LIST_OF)
  .filter(([source]) => PUBLIC_PAGES.some(({ sitemap }) => sitemap.some((used) => used === source)))
  .map(([, list]) => list);

function xml(root: 'urlset' | 'sitemapindex', entries: string[]): Response {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${SITEMAPS}">
${entries.join('\n')}
</${root}>
`;
  return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

function entry(address: string, changed?: string): string {
  const url = address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
  return `<url><loc>${url}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
}

function notFound(sentence: string): Response {
  return new Response(`${sentence}\n`, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
