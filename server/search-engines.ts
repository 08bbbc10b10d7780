import { listBrands } from '#database/queries/brands.ts';
import { listCategories } from '#database/queries/categories.ts';
import { listPageAddresses } from '#database/queries/pages.ts';
import { listProductAddresses } from '#database/queries/products.ts';
import { LANDING_SLUGS } from '#domain/landing-slug.ts';
import type { Platform } from '#operations/platform.ts';
import { publishedOrigin } from './origin.ts';

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

export async function sitemapXml(request: Request, { db, publicUrl }: Platform): Promise<Response> {
  const origin = publishedOrigin(request, publicUrl);
  if (origin === null) return notFound('Set PUBLIC_URL: without it the shop does not know its own address.');
  const [categories, brands, pages, products] = await Promise.all([
    listCategories(db),
    listBrands(db),
    listPageAddresses(db),
    listProductAddresses(db),
  ]);
  const urls = [
    ...FIXED.map((path) => entry(origin + path)),
    ...categories.map(({ slug }) => entry(`${origin}/categories/${encodeURIComponent(slug)}`)),
    ...brands.map(({ slug }) => entry(`${origin}/products?brand=${encodeURIComponent(slug)}`)),
    ...pages.map(({ address, updatedAt }) => entry(origin + address, updatedAt)),
    ...products.map(({ slug, updatedAt }) =>
      entry(`${origin}/product/${encodeURIComponent(slug)}`, updatedAt),
    ),
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.slice(0, MOST_ADDRESSES).join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
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
