import type { Db } from '#database/open.ts';
import { listBrands } from '#database/queries/catalogue/brands.ts';
import { listCategories } from '#database/queries/catalogue/categories.ts';
import { listProductAddresses } from '#database/queries/catalogue/products.ts';
import { listPageAddresses } from '#database/queries/content/pages.ts';
import { LANDING_SLUGS } from '#domain/listing/landing-slug.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { publishedOrigin } from '#server/http/origin.ts';

export function robotsTxt(request: Request, { publicUrl }: Platform): Response {
  const origin = publishedOrigin(request, publicUrl);
  const lines = [
    'User-agent: *',
    'Disallow: /cms',
    'Disallow: /api/',
    'Allow: /',
    ...(origin === null ? [] : [`Sitemap: ${origin}/sitemap.xml`]),
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

const FIXED = [
  ...['/', '/products', '/categories', '/brands', '/about', '/contact', '/wholesale', '/beauty-tips'],
  ...LANDING_SLUGS.map((slug) => `/${slug}`),
];
/** The sitemap protocol's own limit for one file. */
const MOST_ADDRESSES = 50_000;
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * All addresses; where there are more than one file may hold, the list of the files that do. `number`, counted from 1: one of
 * those.
 */
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
  const [categories, brands, pages, products] = await Promise.all([
    listCategories(db),
    listBrands(db),
    listPageAddresses(db),
    listProductAddresses(db),
  ]);
  return [
    ...FIXED.map((path) => entry(origin + path)),
    ...categories.map(({ slug }) => entry(`${origin}/categories/${encodeURIComponent(slug)}`)),
    ...brands.map(({ slug }) => entry(`${origin}/products?brand=${encodeURIComponent(slug)}`)),
    ...pages.map(({ address, updatedAt }) => entry(origin + address, updatedAt)),
    ...products.map(({ slug, updatedAt }) =>
      entry(`${origin}/product/${encodeURIComponent(slug)}`, updatedAt),
    ),
  ];
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
