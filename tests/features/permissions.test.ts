import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { may, PERMISSIONS, type Permission, ROLES } from '#domain/people/permissions.ts';
import { describeOnSqlite, ORIGIN, type TestShop } from '../support/shop.ts';
import { signInAs } from '../support/staff.ts';

type Guarded = {
  /** The path in `app/routes.ts`, without 'cms/'; api routes whole. */
  route: string;
  path: string;
  get: Permission | 'anybody' | null;
  post: Permission | 'anybody' | null;
  /** The fields of a post whose permission depends on them. */
  body?: Record<string, string>;
  /** In the place of POST. */
  method?: 'PATCH';
};

/** Deletes one record of a list that nobody has. */
const deletes = (noun: string, permission: Permission): Guarded => ({
  route: noun,
  path: `/cms/${noun}`,
  get: null,
  post: permission,
  body: { intent: 'delete', ids: 'none', confirmed: 'yes' },
});

/** Every route behind the sign-in; null where the route has no such method. */
const TABLE: Guarded[] = [
  { route: '', path: '/cms', get: 'dashboard.view', post: null },
  { route: 'orders', path: '/cms/orders', get: 'orders.view', post: 'orders.change-status' },
  {
    route: 'orders',
    path: '/cms/orders',
    get: null,
    post: 'orders.delete',
    body: { intent: 'delete', ids: 'ZA000000000', confirmed: 'yes' },
  },
  {
    route: 'orders',
    path: '/cms/orders',
    get: null,
    post: 'orders.archive',
    body: { intent: 'archive', ids: 'ZA000000000' },
  },
  { route: 'orders/export', path: '/cms/orders/export', get: 'orders.export', post: null },
  { route: 'persons', path: '/cms/persons', get: 'products.view', post: 'products.edit' },
  { route: 'sales', path: '/cms/sales', get: 'costs.view', post: null },
  { route: 'sales/export', path: '/cms/sales/export', get: 'costs.view', post: null },
  { route: 'papers', path: '/cms/papers', get: 'papers.view', post: null },
  { route: 'papers/review', path: '/cms/papers/review', get: 'papers.view', post: 'papers.correct' },
  { route: 'orders/lines', path: '/cms/orders/lines', get: 'orders.export', post: null },
  { route: 'papers/rows', path: '/cms/papers/rows', get: 'papers.export', post: null },
  {
    route: 'papers/bookkeeping',
    path: '/cms/papers/bookkeeping?for=xero',
    get: 'papers.export',
    post: null,
  },
  { route: 'papers/vat', path: '/cms/papers/vat', get: 'papers.export', post: null },
  { route: 'papers/zip', path: '/cms/papers/zip', get: 'papers.export', post: null },
  { route: 'papers/:id', path: '/cms/papers/x', get: 'orders.view', post: null },
  { route: 'orders/packing-slips', path: '/cms/orders/packing-slips', get: 'orders.view', post: null },
  {
    route: 'orders/moves/:id',
    path: '/cms/orders/moves/x',
    get: 'orders.view',
    post: 'orders.change-status',
    body: { intent: 'undo' },
  },
  { route: 'orders/new', path: '/cms/orders/new', get: 'orders.enter', post: 'orders.enter' },
  { route: 'orders/:orderNumber', path: '/cms/orders/ZA1', get: 'orders.view', post: 'orders.change-status' },
  {
    route: 'orders/:orderNumber/difference',
    path: '/cms/orders/ZA1/difference',
    get: 'orders.refund',
    post: 'orders.refund',
  },
  {
    route: 'orders/:orderNumber/correct',
    path: '/cms/orders/ZA1/correct',
    get: 'orders.change-status',
    post: 'orders.change-status',
  },
  {
    route: 'orders/:orderNumber/send',
    path: '/cms/orders/ZA1/send',
    get: 'orders.change-status',
    post: 'orders.change-status',
  },
  {
    route: 'orders/:orderNumber/payment-request',
    path: '/cms/orders/ZA1/payment-request',
    get: 'orders.enter',
    post: 'orders.enter',
  },
  {
    route: 'orders/:orderNumber/transfers',
    path: '/cms/orders/ZA1/transfers',
    get: 'orders.change-status',
    post: 'orders.change-status',
  },
  {
    route: 'orders/:orderNumber/transfers',
    path: '/cms/orders/ZA1/transfers',
    get: null,
    post: 'orders.refund',
    body: { intent: 'correct', ids: 'x', confirmed: 'yes' },
  },
  {
    route: 'orders/:orderNumber/transfers',
    path: '/cms/orders/ZA1/transfers',
    get: null,
    post: 'orders.refund',
    body: { intent: 'pay-back' },
  },
  {
    route: 'orders/:orderNumber/parcels/:parcelId',
    path: '/cms/orders/ZA1/parcels/x',
    get: 'orders.change-status',
    post: 'orders.change-status',
  },
  { route: 'dispatch', path: '/cms/dispatch', get: 'orders.change-status', post: null },
  { route: 'dispatch/pick-list', path: '/cms/dispatch/pick-list', get: 'orders.change-status', post: null },
  { route: 'dispatch/labels', path: '/cms/dispatch/labels', get: 'orders.change-status', post: null },
  { route: 'dispatch/slips', path: '/cms/dispatch/slips', get: 'orders.view', post: null },
  {
    route: 'dispatch/carrier-file',
    path: '/cms/dispatch/carrier-file',
    get: 'orders.change-status',
    post: null,
  },
  {
    route: 'dispatch/together',
    path: '/cms/dispatch/together',
    get: 'orders.change-status',
    post: 'orders.change-status',
  },
  {
    route: 'dispatch/tracking',
    path: '/cms/dispatch/tracking',
    get: 'orders.change-status',
    post: 'orders.change-status',
  },
  { route: 'dispatch/shelves', path: '/cms/dispatch/shelves', get: 'products.edit', post: 'products.edit' },
  { route: 'products', path: '/cms/products', get: 'products.view', post: 'products.edit' },
  deletes('products', 'products.delete'),
  { route: 'products/new', path: '/cms/products/new', get: 'products.edit', post: 'products.edit' },
  { route: 'products/:id', path: '/cms/products/x', get: 'products.view', post: 'products.edit' },
  { route: 'products/edit', path: '/cms/products/edit', get: 'products.edit', post: 'products.edit' },
  {
    route: 'products/changes/:id',
    path: '/cms/products/changes/x',
    get: 'products.edit',
    post: 'products.edit',
  },
  { route: 'products/:id/cell', path: '/cms/products/x/cell', get: 'products.view', post: 'products.edit' },
  { route: 'products/:id/preview', path: '/cms/products/x/preview', get: 'products.view', post: null },
  { route: 'categories', path: '/cms/categories', get: 'categories.view', post: 'categories.edit' },
  { route: 'categories/new', path: '/cms/categories/new', get: 'categories.edit', post: 'categories.edit' },
  {
    route: 'categories/order',
    path: '/cms/categories/order',
    get: 'categories.edit',
    post: 'categories.edit',
  },
  { route: 'categories/:id', path: '/cms/categories/x', get: 'categories.view', post: 'categories.edit' },
  { route: 'types', path: '/cms/types', get: 'types.view', post: 'types.edit' },
  { route: 'types/new', path: '/cms/types/new', get: 'types.edit', post: 'types.edit' },
  { route: 'types/order', path: '/cms/types/order', get: 'types.edit', post: 'types.edit' },
  { route: 'types/from-names', path: '/cms/types/from-names', get: 'products.edit', post: 'products.edit' },
  { route: 'types/values', path: '/cms/types/values', get: 'types.view', post: null },
  {
    route: 'types/values/:attribute/:value',
    path: '/cms/types/values/skin-type/dry',
    get: 'types.view',
    post: 'types.edit',
  },
  { route: 'types/:id', path: '/cms/types/x', get: 'types.view', post: 'types.edit' },
  { route: 'brands', path: '/cms/brands', get: 'brands.view', post: 'brands.edit' },
  { route: 'brands/new', path: '/cms/brands/new', get: 'brands.edit', post: 'brands.edit' },
  { route: 'brands/order', path: '/cms/brands/order', get: 'brands.edit', post: 'brands.edit' },
  { route: 'brands/:id', path: '/cms/brands/x', get: 'brands.view', post: 'brands.edit' },
  { route: 'groups/add', path: '/cms/groups/add', get: null, post: 'brands.edit', body: { kind: 'brand' } },
  {
    route: 'groups/add',
    path: '/cms/groups/add',
    get: null,
    post: 'categories.edit',
    body: { kind: 'category' },
  },
  { route: 'offers', path: '/cms/offers', get: 'offers.view', post: 'offers.edit' },
  { route: 'offers/new', path: '/cms/offers/new', get: 'offers.edit', post: 'offers.edit' },
  { route: 'offers/:id', path: '/cms/offers/x', get: 'offers.view', post: 'offers.edit' },
  { route: 'offers/:id/codes', path: '/cms/offers/x/codes', get: 'offers.view', post: 'offers.edit' },
  { route: 'offers/:id/codes/export', path: '/cms/offers/x/codes/export', get: 'offers.edit', post: null },
  { route: 'offers/test', path: '/cms/offers/test', get: 'offers.view', post: 'offers.view' },
  { route: 'offers/calendar', path: '/cms/offers/calendar', get: 'offers.view', post: null },
  { route: 'offers/:id/figures', path: '/cms/offers/x/figures', get: 'offers.view', post: null },
  { route: 'offers/export', path: '/cms/offers/export', get: 'offers.edit', post: null },
  { route: 'offers/goods', path: '/cms/offers/goods', get: 'offers.view', post: null },
  { route: 'search', path: '/cms/search', get: 'search.view', post: 'search.edit' },
  { route: 'search/new', path: '/cms/search/new', get: 'search.edit', post: 'search.edit' },
  { route: 'search/:id', path: '/cms/search/x', get: 'search.view', post: 'search.edit' },
  { route: 'hero', path: '/cms/hero', get: 'slides.view', post: 'slides.edit' },
  { route: 'hero/new', path: '/cms/hero/new', get: 'slides.edit', post: 'slides.edit' },
  { route: 'hero/order', path: '/cms/hero/order', get: 'slides.edit', post: 'slides.edit' },
  { route: 'hero/:id', path: '/cms/hero/x', get: 'slides.view', post: 'slides.edit' },
  { route: 'pages', path: '/cms/pages', get: 'content.view', post: 'content.edit' },
  deletes('pages', 'content.delete'),
  { route: 'pages/new', path: '/cms/pages/new', get: 'content.edit', post: 'content.edit' },
  { route: 'pages/order', path: '/cms/pages/order', get: 'content.edit', post: 'content.edit' },
  { route: 'pages/reading', path: '/cms/pages/reading', get: null, post: 'content.view' },
  { route: 'products/export', path: '/cms/products/export', get: 'products.view', post: null },
  { route: 'products/parts', path: '/cms/products/parts', get: 'products.view', post: null },
  { route: 'pages/products', path: '/cms/pages/products', get: 'content.view', post: null },
  { route: 'pages/:id', path: '/cms/pages/x', get: 'content.view', post: 'content.edit' },
  { route: 'pictures', path: '/cms/pictures', get: 'pictures.view', post: 'pictures.edit' },
  {
    route: 'pictures/elsewhere',
    path: '/cms/pictures/elsewhere',
    get: 'pictures.view',
    post: 'pictures.edit',
    body: { intent: 'all' },
  },
  { route: 'pictures/library', path: '/cms/pictures/library', get: 'pictures.view', post: null },
  { route: 'customers', path: '/cms/customers', get: 'customers.view', post: null },
  { route: 'customers/:id', path: '/cms/customers/x', get: 'customers.view', post: 'customers.edit' },
  {
    route: 'customers/:id',
    path: '/cms/customers/x',
    get: null,
    post: 'customers.erase',
    body: { intent: 'erase' },
  },
  { route: 'customers/export', path: '/cms/customers/export', get: 'customers.export', post: null },
  {
    route: 'customers/of/:orderNumber',
    path: '/cms/customers/of/ZA1',
    get: 'customers.view',
    post: null,
  },
  {
    route: 'customers/:id/data.json',
    path: '/cms/customers/x/data.json',
    get: 'customers.export',
    post: null,
  },
  {
    route: 'customers/:id/data.html',
    path: '/cms/customers/x/data.html',
    get: 'customers.export',
    post: null,
  },
  { route: 'messages', path: '/cms/messages', get: 'messages.view', post: 'messages.answer' },
  { route: 'messages/:id', path: '/cms/messages/x', get: 'messages.view', post: 'messages.answer' },
  {
    route: 'applications',
    path: '/cms/applications',
    get: 'applications.view',
    post: 'applications.answer',
  },
  {
    route: 'applications/:id',
    path: '/cms/applications/x',
    get: 'applications.view',
    post: 'applications.answer',
  },
  {
    route: 'applications/export',
    path: '/cms/applications/export',
    get: 'applications.export',
    post: null,
  },
  { route: 'mails', path: '/cms/mails', get: 'mails.view', post: 'mails.retry' },
  { route: 'mails/texts', path: '/cms/mails/texts', get: 'settings.view', post: null },
  {
    route: 'mails/texts/:kind',
    path: '/cms/mails/texts/order-shipped',
    get: 'settings.view',
    post: 'settings.edit',
  },
  {
    route: 'mails/texts/:kind/preview',
    path: '/cms/mails/texts/order-shipped/preview',
    get: 'settings.view',
    post: null,
  },
  { route: 'mails/failed', path: '/cms/mails/failed', get: 'mails.view', post: 'mails.retry' },
  { route: 'mails/failed/:id', path: '/cms/mails/failed/x', get: 'mails.view', post: null },
  { route: 'mails/:id', path: '/cms/mails/x', get: 'mails.view', post: null },
  { route: 'mails/:id/body', path: '/cms/mails/x/body', get: 'mails.view', post: null },
  { route: 'newsletter', path: '/cms/newsletter', get: 'subscribers.view', post: 'subscribers.export' },
  { route: 'newsletter/export', path: '/cms/newsletter/export', get: 'subscribers.export', post: null },
  { route: 'delivery/weights', path: '/cms/delivery/weights', get: 'products.edit', post: 'products.edit' },
  { route: 'delivery', path: '/cms/delivery', get: 'delivery.view', post: 'delivery.edit' },
  {
    route: 'delivery/zones/new',
    path: '/cms/delivery/zones/new',
    get: 'delivery.edit',
    post: 'delivery.edit',
  },
  {
    route: 'delivery/zones/:id',
    path: '/cms/delivery/zones/home',
    get: 'delivery.edit',
    post: 'delivery.edit',
  },
  {
    route: 'delivery/services/new',
    path: '/cms/delivery/services/new?zone=home',
    get: 'delivery.edit',
    post: 'delivery.edit',
  },
  {
    route: 'delivery/services/:id',
    path: '/cms/delivery/services/standard',
    get: 'delivery.edit',
    post: 'delivery.edit',
  },
  { route: 'dated-prices', path: '/cms/dated-prices', get: 'products.view', post: null },
  {
    route: 'dated-prices/new',
    path: '/cms/dated-prices/new',
    get: 'products.edit',
    post: 'products.edit',
  },
  { route: 'dated-prices/:id', path: '/cms/dated-prices/x', get: 'products.view', post: 'products.edit' },
  { route: 'returns', path: '/cms/returns', get: 'returns.view', post: null },
  {
    route: 'returns/:id/pictures/:picture',
    path: '/cms/returns/x/pictures/y',
    get: 'returns.view',
    post: null,
  },
  { route: 'returns/export', path: '/cms/returns/export', get: 'returns.export', post: null },
  { route: 'returns/claims', path: '/cms/returns/claims', get: 'returns.view', post: null },
  { route: 'returns/report', path: '/cms/returns/report', get: 'returns.view', post: null },
  {
    route: 'returns/report/export',
    path: '/cms/returns/report/export',
    get: 'returns.export',
    post: null,
  },
  { route: 'returns/:id', path: '/cms/returns/x', get: 'returns.view', post: 'returns.edit' },
  {
    route: 'orders/:orderNumber/return',
    path: '/cms/orders/ZA1/return',
    get: 'returns.edit',
    post: 'returns.edit',
  },
  { route: 'reviews', path: '/cms/reviews', get: 'reviews.view', post: 'reviews.edit' },
  {
    route: 'reviews/import',
    path: '/cms/reviews/import',
    get: 'reviews.import',
    post: 'reviews.import',
  },
  { route: 'reviews/:id', path: '/cms/reviews/x', get: 'reviews.view', post: 'reviews.edit' },
  { route: 'questions', path: '/cms/questions', get: 'questions.view', post: null },
  { route: 'questions/:id', path: '/cms/questions/x', get: 'questions.view', post: 'questions.edit' },
  { route: 'tickets', path: '/cms/tickets', get: 'tickets.view', post: null },
  { route: 'tickets/export', path: '/cms/tickets/export', get: 'tickets.export', post: null },
  { route: 'tickets/new', path: '/cms/tickets/new', get: 'tickets.edit', post: 'tickets.edit' },
  { route: 'tickets/:id', path: '/cms/tickets/x', get: 'tickets.view', post: 'tickets.edit' },
  {
    route: 'settings/retention',
    path: '/cms/settings/retention',
    get: 'settings.view',
    post: 'settings.edit',
  },
  {
    route: 'settings/stripe',
    path: '/cms/settings/stripe',
    get: 'connections.edit',
    post: 'connections.edit',
  },
  {
    route: 'settings/mail-server',
    path: '/cms/settings/mail-server',
    get: 'connections.edit',
    post: 'connections.edit',
  },
  { route: 'settings/backups', path: '/cms/settings/backups', get: 'backups.make', post: 'backups.make' },
  { route: 'backups/:name', path: '/cms/backups/none', get: 'backups.make', post: null },
  { route: 'settings/demo', path: '/cms/settings/demo', get: 'demo.end', post: 'demo.end' },
  { route: 'settings/:section?', path: '/cms/settings', get: 'settings.view', post: 'settings.edit' },
  { route: 'people', path: '/cms/people', get: 'people.view', post: 'people.edit' },
  { route: 'stock', path: '/cms/stock', get: 'stock.view', post: null },
  {
    route: 'stock/enter/:entry',
    path: '/cms/stock/enter/count',
    get: 'stock.edit',
    post: 'stock.edit',
  },
  { route: 'stock/forms/:id', path: '/cms/stock/forms/x', get: 'stock.view', post: 'stock.edit' },
  { route: 'stock/export', path: '/cms/stock/export', get: 'stock.export', post: null },
  { route: 'audit', path: '/cms/audit', get: 'audit.view', post: null },
  { route: 'audit/:id', path: '/cms/audit/x', get: 'audit.view', post: null },
  { route: 'audit/export', path: '/cms/audit/export', get: 'audit.view', post: null },
  { route: 'account', path: '/cms/account', get: 'anybody', post: 'anybody' },
  { route: 'brands/names', path: '/cms/brands/names', get: 'brands.view', post: null },
  { route: 'jump', path: '/cms/jump', get: 'anybody', post: null },
  { route: 'passkey', path: '/cms/passkey', get: null, post: 'anybody' },
  deletes('categories', 'categories.delete'),
  deletes('types', 'types.delete'),
  deletes('brands', 'brands.delete'),
  deletes('search', 'search.delete'),
  deletes('offers', 'offers.edit'),
  deletes('hero', 'slides.delete'),
  deletes('messages', 'messages.delete'),
  deletes('applications', 'applications.delete'),
  deletes('newsletter', 'subscribers.edit'),
  {
    route: 'orders/:orderNumber',
    path: '/cms/orders/ZA1',
    get: null,
    post: 'orders.refund',
    body: { intent: 'refund' },
  },
  { route: 'GET /api/orders', path: '/api/orders', get: 'orders.view', post: null },
  {
    route: 'PATCH /api/orders/:orderNumber',
    path: '/api/orders/ZA1',
    get: null,
    post: 'orders.change-status',
    method: 'PATCH',
  },
  {
    route: 'GET /api/orders/:orderNumber/refunds',
    path: '/api/orders/ZA1/refunds',
    get: 'orders.view',
    post: null,
  },
  {
    route: 'POST /api/orders/:orderNumber/refunds',
    path: '/api/orders/ZA1/refunds',
    get: null,
    post: 'orders.refund',
  },
  {
    route: 'GET /api/orders/:orderNumber/parcels',
    path: '/api/orders/ZA1/parcels',
    get: 'orders.view',
    post: null,
  },
  {
    route: 'POST /api/orders/:orderNumber/parcels',
    path: '/api/orders/ZA1/parcels',
    get: null,
    post: 'orders.change-status',
  },
  {
    route: 'GET /api/orders/:orderNumber/parcels/:parcelId',
    path: '/api/orders/ZA1/parcels/one',
    get: 'orders.view',
    post: null,
  },
  {
    route: 'PATCH /api/orders/:orderNumber/parcels/:parcelId',
    path: '/api/orders/ZA1/parcels/one',
    get: null,
    post: 'orders.change-status',
    method: 'PATCH',
  },
  {
    route: 'POST /api/orders/:orderNumber/parcels/:parcelId/undo',
    path: '/api/orders/ZA1/parcels/one/undo',
    get: null,
    post: 'orders.change-status',
  },
  { route: 'POST /api/pictures', path: '/api/pictures', get: null, post: 'pictures.edit' },
];

/** Permissions that decide what a page shows, and where that is tested. */
const SHOWS: Partial<Record<Permission, string>> = { 'dashboard.view-money': 'dashboard.test.ts' };

/** Before anybody is signed in, and the page for what does not exist. */
const OPEN = [
  'sign-in',
  'sign-in/again',
  'please-wait',
  'welcome',
  'sign-out',
  'second-step',
  'join',
  'passkey/sign-in',
  '*',
];

test('every route of /cms is in the table', () => {
  const routes = readFileSync(new URL('../../app/routes.ts', import.meta.url), 'utf8');
  const cms = routes.slice(routes.indexOf("prefix('cms'"));
  const written = [...cms.matchAll(/route\(\s*'([^']+)'/g)].map(([, route = '']) => route);
  expect(written.length).toBeGreaterThan(30);
  const known = new Set([...TABLE.map(({ route }) => route), ...OPEN]);
  expect(written.filter((route) => !known.has(route))).toEqual([]);
});

test('every permission stands in the table, and no row twice', () => {
  const names = new Set<string | null>(TABLE.flatMap(({ get, post }) => [get, post]));
  const unused = Object.keys(PERMISSIONS).filter((permission) => !names.has(permission));
  expect(unused).toEqual(Object.keys(SHOWS));
  for (const [permission, file] of Object.entries(SHOWS)) {
    expect(readFileSync(new URL(file, import.meta.url), 'utf8'), permission).toMatch(/signInAs\(.*'support'/);
  }
  const rows = TABLE.map((row) => JSON.stringify(row));
  expect(rows.filter((row, place) => rows.indexOf(row) !== place)).toEqual([]);
});

describeOnSqlite('the table of permissions', (shop) => {
  const sessions = new Map<string, Record<string, string>>();
  beforeAll(async () => {
    for (const role of ROLES) sessions.set(role, await signInAs(shop(), role));
  });

  test('a visitor is sent to sign in, for every page and every action', async () => {
    for (const { path, get, post, body, method = 'POST' } of TABLE) {
      if (get) expect(await statusOf(shop(), 'GET', path, {}), `GET ${path}`).toSatisfy(isRefusedVisitor);
      if (post)
        expect(await statusOf(shop(), method, path, {}, body), `${method} ${path}`).toSatisfy(
          isRefusedVisitor,
        );
    }
  });

  test('no route has a method without a row', async () => {
    const owner = sessions.get('owner') ?? {};
    const paths = new Map(TABLE.map(({ route, path }) => [route, path]));
    for (const [route, path] of paths) {
      const rows = TABLE.filter((row) => row.route === route);
      if (path.startsWith('/api') || rows.some(({ post }) => post)) continue;
      expect(await statusOf(shop(), 'POST', path, owner), `POST ${path}`).toBe(405);
    }
    for (const { method, path } of shop().served()) {
      if (!path.startsWith('/api/')) continue;
      const response = await shop().send(path.replace(/:\w+/g, 'x'), { method, headers: { origin: ORIGIN } });
      if (response.status === 401) expect([...paths.keys()]).toContain(`${method} ${path}`);
    }
  });

  test.each(ROLES)('%s may what the table says, and nothing else', async (role) => {
    const session = sessions.get(role) ?? {};
    for (const { path, get, post, body, method: writes = 'POST' } of TABLE) {
      for (const [method, permission] of [
        ['GET', get],
        [writes, post],
      ] as const) {
        if (!permission) continue;
        const status = await statusOf(shop(), method, path, session, body);
        const isAllowed = permission === 'anybody' || may(role, permission);
        expect(status === 403, `${role} ${method} ${path} (${permission}) responded ${status}`).toBe(
          !isAllowed,
        );
        expect(status, `${role} ${method} ${path}`).toBeLessThan(500);
      }
    }
  });
});

const isRefusedVisitor = (status: number) => status === 302 || status === 401;

async function statusOf(
  shop: TestShop,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  session: Record<string, string>,
  body: Record<string, string> = {},
): Promise<number> {
  if (method === 'GET') return (await shop.get(path, session)).status;
  const headers = { origin: ORIGIN, ...session };
  return (await shop.send(path, { method, headers, body: new URLSearchParams(body) })).status;
}
