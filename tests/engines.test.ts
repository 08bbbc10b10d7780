import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const FEATURES = new URL('features/', import.meta.url);
const QUERIES = new URL('../database/queries/', import.meta.url);

/** For each noun of database/queries the features that run its queries on both engines. A new noun names its own. */
const HELD_ON_BOTH: Record<string, string[]> = {
  attributes: ['attribute-values-cms', 'product-types', 'types-cms', 'types-from-names'],
  bulk: ['bulk-changes'],
  catalogue: ['catalogue-api', 'former-prices', 'order', 'bestsellers', 'wishlist'],
  'catalogue-editing': ['products-cms', 'brands-cms', 'import', 'export-stock', 'product-export'],
  corrections: ['corrections'],
  connections: ['connections', 'shop-keys'],
  content: ['pages-cms', 'slides-cms'],
  customers: ['customers-cms'],
  'dated-prices': ['dated-prices'],
  dispatch: ['dispatch'],
  'entered-orders': ['entered-orders'],
  'found-variants': ['search-meaning', 'listing-facets'],
  inbox: ['inbox-cms', 'trade-applications', 'back-in-stock', 'message-replies'],
  'item-data': ['item-data'],
  jobs: ['jobs', 'misdated-jobs'],
  jump: ['cms-jump'],
  listing: ['listing-facets', 'catalogue-api'],
  mail: ['unasked-mails', 'staff-and-trade-mails', 'mail-texts'],
  order: ['order', 'orders-cms', 'order-search', 'order-moves', 'line-movements', 'dashboard-money'],
  paper: ['papers', 'vat-statement', 'vat-corrections'],
  parcels: ['parcels', 'packing'],
  payment: [
    'payments',
    'payment-interleavings',
    'payment-kills',
    'disputes',
    'risky-orders',
    'real-money-in-a-demo',
  ],
  people: ['staff', 'sessions', 'sign-in', 'codes-used-once', 'audit-log', 'staff-alerts'],
  pictures: ['pictures-elsewhere'],
  promotions: ['order-offers', 'offers-cms', 'offers-tried', 'offers-on-products', 'customer-classes'],
  recommended: ['recommended', 'recommended-products'],
  sales: ['margins', 'sales-of-transfers'],
  retention: ['retention'],
  returns: ['returns', 'exchanges'],
  questions: ['questions'],
  reviews: ['reviews'],
  'search-rules': ['search-rules-cms'],
  sets: ['product-sets', 'set-locks'],
  shop: ['settings', 'concurrent-edits', 'brands-cms'],
  stock: ['stock-cms'],
  'stock-ledger': ['stock-ledger'],
  suggestions: ['suggestions'],
  transfers: ['transfers'],
  tickets: ['tickets'],
};

const features = new Map(
  readdirSync(FEATURES)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => [basename(name, '.test.ts'), readFileSync(new URL(name, FEATURES), 'utf8')]),
);
const runsOnBoth = (text: string) =>
  /\bdescribeOnBothEngines\(/.test(text) || text.includes("['sqlite', 'postgres']");

test('the queries of every noun are run on both engines by a feature', () => {
  const nouns = readdirSync(QUERIES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(Object.keys(HELD_ON_BOTH).toSorted()).toEqual(nouns.map(({ name }) => name).toSorted());
  for (const [noun, names] of Object.entries(HELD_ON_BOTH))
    for (const name of names) expect(runsOnBoth(features.get(name) ?? ''), `${noun}: ${name}`).toBe(true);
});

test('a feature of SQLite alone asks nothing of a database engine', () => {
  for (const [name, text] of features)
    if (text.includes('describeOnSqlite(') && !runsOnBoth(text))
      expect(text, name).not.toMatch(/\.engine\b|['"]postgres['"]|\bsql`|engineOf/);
});
