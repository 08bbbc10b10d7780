import { startPostgres } from '../tests/support/postgres.ts';
import { type ListsShop, openYearShop } from './lists-shop.ts';
import { LINES_AN_ORDER, MOVEMENTS_AN_ORDER } from './multiply-year.ts';
import { measureTurns } from './turns.ts';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type BenchEngine = (typeof ENGINES)[number];

const ORDERS = 100_000;
const FEW_ORDERS = 1_000;
const ROUNDS = 3;

const PAGES = {
  orders: '/cms/orders',
  'orders, page 15': '/cms/orders?page=15',
  'orders by total': '/cms/orders?sort=-total',
  'orders to pack, oldest first': '/cms/orders?status=to-pack&sort=placed',
  'orders paid by card, refunded': '/cms/orders?money=refunded&payment=card',
  'orders of a day': '/cms/orders?from={today}&to={today}',
  'an order found by number': '/cms/orders?search={number}',
  'an order found by email': '/cms/orders?search={email}',
  'page of an order': '/cms/orders/{number}',
  'orders at the packing table': '/cms/dispatch',
  customers: '/cms/customers',
  'customers by what they spent': '/cms/customers?sort=-spent',
  'customers with one order': '/cms/customers?orders=one',
  'a customer found by email': '/cms/customers?search={email}',
  'page of a customer': '/cms/customers/{customer}',
  stock: '/cms/stock',
  'stock delivered in': '/cms/stock?kind=delivered',
  'stock of a product': '/cms/stock?product={product}',
  'stock of an order': '/cms/stock?search={number}',
  dashboard: '/cms',
  'goods sold': '/cms/sales',
  'jump to a customer': '/cms/jump?text={email}',
  'jump to an order': '/cms/jump?text={number}',
};

/** Measures the pages of orders, customers and stock after a year of trade, each beside itself in a shop of a hundredth of it. */
export async function measureYear(engine: BenchEngine): Promise<string[]> {
  const own = engine === 'sqlite' ? null : await postgresServer();
  if (engine === 'postgres' && !own)
    return ['a year of trade on PostgreSQL: left out, because it is not installed'];
  const opened: ListsShop[] = [];
  try {
    const few = await openYearShop(FEW_ORDERS, own?.url ?? null);
    opened.push(few);
    const year = await openYearShop(ORDERS, own?.url ?? null);
    opened.push(year);
    const lines = [
      `a year of trade on ${engine}: ${words(ORDERS)} orders and customers, ${words(ORDERS * LINES_AN_ORDER)} lines, ` +
        `${words(ORDERS * MOVEMENTS_AN_ORDER)} movements of stock; ${engine === 'sqlite' ? 'CPU' : 'time'}, ` +
        `ratio to ${words(FEW_ORDERS)} orders (aim 1.5)`,
    ];
    for (const [name, path] of Object.entries(PAGES)) {
      const figures = { year: Number.POSITIVE_INFINITY, few: Number.POSITIVE_INFINITY };
      // The best of some rounds of each in turn: what else the machine does makes figures larger, never smaller.
      for (let round = 0; round < ROUNDS; round += 1) {
        figures.few = Math.min(figures.few, await cost(few, path, engine));
        figures.year = Math.min(figures.year, await cost(year, path, engine));
      }
      lines.push(`${name}: ${figures.year.toFixed(0)} ms, ratio ${(figures.year / figures.few).toFixed(2)}`);
    }
    return lines;
  } finally {
    for (const shop of opened) await shop.close();
    await own?.stop();
  }
}

async function cost(shop: ListsShop, path: string, engine: BenchEngine): Promise<number> {
  const { cpuMs, wallMs } = await measureTurns(() => shop.get(path));
  return engine === 'sqlite' ? cpuMs : wallMs;
}

async function postgresServer(): Promise<{ url: string; stop(): Promise<void> } | null> {
  const url = process.env.BENCH_POSTGRES_URL;
  return url ? { url, stop: async () => {} } : startPostgres({ durable: true });
}

function words(count: number): string {
  return count.toLocaleString('en-GB');
}
