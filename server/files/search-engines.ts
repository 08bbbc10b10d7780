import { setImmediate as nextTurn } from 'node:timers/promises';
import { paths } from '#app/links/paths.ts';
import { PUBLIC_PAGES, type SitemapSource } from '#app/links/public-pages.ts';
import type { Db } from '#database/open.ts';
import { listBrands } from '#database/queries/catalogue/brands.ts';
import { listCategories } from '#database/queries/catalogue/categories.ts';
import { countProductAddresses, listProductAddresses } from '#database/queries/catalogue/products.ts';
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
export async function sitemapXml(db: Db, origin: string | null, number?: number): Promise<Response> {
  if (origin === null) return notFound('Set PUBLIC_URL: without it the shop does not know its own address.');
  const lists = await Promise.all(LISTS.map((list) => list(db)));
  const others = [...FIXED, ...lists.flat()];
  const files = Math.ceil((others.length + (await countProductAddresses(db))) / MOST_ADDRESSES);
  if (number === undefined && files > 1) return xml('sitemapindex', listOf(files, origin));
  if (number !== undefined && (files === 1 || number > files))
    return notFound('There is no such list of addresses.');
  const from = ((number ?? 1) - 1) * MOST_ADDRESSES;
  const addresses = others.slice(from, from + MOST_ADDRESSES);
  const products = await productEntries(db, origin, {
    offset: Math.max(0, from - others.length),
    most: MOST_ADDRESSES - addresses.length,
  });
  return xml(
    'urlset',
    [entriesOf(origin, addresses), ...products].filter((part) => part !== ''),
  );
}

function listOf(files: number, origin: string): string[] {
  return Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${origin}/sitemap-${index + 1}.xml</loc></sitemap>`,
  );
}

type Address = { path: string; updatedAt?: string };

const FIXED: Address[] = PUBLIC_PAGES.filter(({ sitemap }) => sitemap.includes('itself'));

const LIST_OF: Record<Exclude<SitemapSource, 'itself' | 'products'>, (db: Db) => Promise<Address[]>> = {
  categories: async (db) => (await listCategories(db)).map(({ slug }) => ({ path: paths.category(slug) })),
  brands: async (db) => (await listBrands(db)).map(({ slug }) => ({ path: paths.brand(slug) })),
  pages: async (db) =>
    (await listPageAddresses(db)).map(({ address, ...page }) => ({ path: address, ...page })),
};

const LISTS = Object.entries(LIST_OF)
  .filter(([source]) => PUBLIC_PAGES.some(({ sitemap }) => sitemap.some((used) => used === source)))
  .map(([, list]) => list);

const PRODUCTS_AT_ONCE = 1000;

/** Reads and writes the products in parts, so that visitors are served in between. */
async function productEntries(
  db: Db,
  origin: string,
  { offset, most }: { offset: number; most: number },
): Promise<string[]> {
  const parts: string[] = [];
  let after = '';
  for (let left = most; left > 0; ) {
    const limit = Math.min(PRODUCTS_AT_ONCE, left);
    const rows = await listProductAddresses(db, { after, offset: after === '' ? offset : 0, limit });
    if (rows.length > 0)
      parts.push(
        entriesOf(
          origin,
          rows.map(({ slug, updatedAt }) => ({ path: paths.product(slug), updatedAt })),
        ),
      );
    after = rows.at(-1)?.slug ?? '';
    left -= rows.length;
    if (rows.length < limit) break;
    await nextTurn();
  }
  return parts;
}

function entriesOf(origin: string, addresses: Address[]): string {
  return addresses.map(({ path, updatedAt }) => entry(origin + path, updatedAt)).join('\n');
}

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
