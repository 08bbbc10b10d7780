import { londonDay } from '#domain/text/london-day.ts';
import { openListsShop } from './lists-shop.ts';
import { measureTurns } from './turns.ts';

const PRODUCTS = 100_000;
const SMALL_ORDERS = 1_000;

const PAGES = {
  'products, latest first': '/cms/products',
  'products by price, page 1,000': '/cms/products?sort=-price&page=1000',
  'products, low stock': '/cms/products?stock=low&sort=stock',
  'products found by a word': '/cms/products?search=serum',
  'products found by two words': '/cms/products?search=rose%20cream',
  'products found by a SKU': '/cms/products?search=ORL-SER-030',
  'drafts, latest first': '/cms/products?status=draft',
  'drafts by name': '/cms/products?status=draft&sort=name',
  'archived products by price': '/cms/products?status=archived&sort=price',
  'archived products in stock by stock': '/cms/products?status=archived&stock=in&sort=-stock',
  'featured products by name': '/cms/products?featured=yes&sort=name',
  'products of a category by name': '/cms/products?category={category}&sort=name',
  'drafts of a brand': '/cms/products?status=draft&brand={brand}',
  pictures: '/cms/pictures',
  'unused pictures': '/cms/pictures?use=unused',
  'used pictures': '/cms/pictures?use=used',
  'pictures found by name': '/cms/pictures?search=serum',
  brands: '/cms/brands?sort=-products',
  categories: '/cms/categories',
  orders: '/cms/orders',
  'orders, last page': '/cms/orders?page=200',
  'orders, oldest first': '/cms/orders?sort=placed',
  'orders by total': '/cms/orders?sort=-total',
  'orders by total, page 100': '/cms/orders?sort=total&page=100',
  'orders to pack, oldest first': '/cms/orders?status=to-pack&sort=placed',
  'cancelled orders': '/cms/orders?status=cancelled',
  'cancelled orders by total': '/cms/orders?status=cancelled&sort=-total',
  'delivered orders, refunded, by card': '/cms/orders?status=delivered&money=refunded&payment=card',
  'orders in cash by total': '/cms/orders?payment=cod&sort=total',
  'archived orders': '/cms/orders?archived=yes&sort=-total',
  'disputed orders': '/cms/orders?dispute=any',
  'orders of a year': '/cms/orders?from={year}&to={today}',
  'orders of a day by total': '/cms/orders?from={today}&to={today}&sort=-total',
  'orders found by a name': '/cms/orders?search=penhal',
  'orders found by two names': '/cms/orders?search=obrien%20siobhan',
  'orders found by number': '/cms/orders?search=ZA050001500',
  'orders found by email': '/cms/orders?search=whitfield500%40bench.example',
  'orders found by postcode': '/cms/orders?search=bs8%201th',
  'orders found by phone': '/cms/orders?search=%2B44%207003%20959%20500',
  'orders found by product': '/cms/orders?search=rose%20radiance',
  'orders found by SKU': '/cms/orders?search=ORL-SER-030',
  'cancelled orders found by a name, by total': '/cms/orders?search=smith&status=cancelled&sort=total',
  dashboard: '/cms',
  'jump to “rose”': '/cms/jump?text=rose',
  'jump to a SKU': '/cms/jump?text=ORL-SER-030',
  'jump to a customer': '/cms/jump?text=whitfield',
  'jump to an order': '/cms/jump?text=050001500',
  'jump to a phone number': '/cms/jump?text=07003959500',
  'audit log': '/cms/audit',
  papers: '/cms/papers',
  sitemap: '/sitemap-1.xml',
  'orders over the API': '/api/orders?page=2',
  'search suggestions': '/api/suggest?q=rose',
  'landing page (not from the cache)': '/skincare',
  'shop listing under six filters (not from the cache)':
    '/categories/skincare?concern=dryness&skin-type=dry&price=20-40&rating=4&size=30ml&stock=in',
  'shop listing (not from the cache)': '/products?search=serum&stock=in&offer=yes',
  'shop search “gift”': '/products?search=gift',
  'shop search “the”': '/products?search=the',
  'shop search “under £20”': '/products?search=under%20%C2%A320',
  'shop search “water”': '/products?search=water',
  'shop search “new in”': '/products?search=new%20in',
  'shop search “dry skin cream”': '/products?search=dry%20skin%20cream',
  'shop search “organic oil”': '/products?search=organic%20oil',
  'shop search “rose gift set”': '/products?search=rose%20gift%20set',
};

/**
 * Measures the pages that read all products or orders, in a shop of 100,000 products and as many orders as are asked for, each beside
 * itself in a shop of the demo's products and 1,000 orders: on SQLite, or on the PostgreSQL server of BENCH_POSTGRES_URL.
 */
export async function measureCmsLists(orders: number): Promise<string[]> {
  const server = process.env.BENCH_POSTGRES_URL ?? null;
  const small = await openListsShop({ products: 0, orders: SMALL_ORDERS }, server);
  const large = await openListsShop({ products: PRODUCTS, orders }, server);
  const lines = [
    `lists: CPU at ${PRODUCTS.toLocaleString('en-GB')} products and ${orders.toLocaleString('en-GB')} orders, ` +
      `ratio to the demo's products and ${SMALL_ORDERS.toLocaleString('en-GB')} orders (aim 3), ` +
      'and CPU of the longest turn of the event loop (aim 50 ms)' +
      (server ? '; PostgreSQL spends its own elsewhere, so of it the time is compared' : ''),
  ];
  for (const [name, path] of Object.entries(PAGES)) {
    const address = path
      .replaceAll('{today}', today())
      .replace('{year}', `${Number(today().slice(0, 4)) - 1}${today().slice(4)}`);
    const before = await measureTurns(() => small.get(inReach(address)));
    const now = await measureTurns(() => large.get(address));
    const [big, little] = server ? [now.wallMs, before.wallMs] : [now.cpuMs, before.cpuMs];
    lines.push(
      `${name}: ${big.toFixed(0)} ms, ratio ${(big / little).toFixed(1)}, longest turn ${now.longestTurnMs.toFixed(0)} ms`,
    );
  }
  await small.close();
  await large.close();
  return lines;
}

/** A small shop has fewer pages, and one file of addresses. */
function inReach(address: string): string {
  return address.replace(/page=\d+/, 'page=2').replace('sitemap-1', 'sitemap');
}

function today(): string {
  return londonDay(new Date().toISOString());
}
