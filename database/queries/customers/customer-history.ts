import type { Db } from '#database/open.ts';
import { type CustomerLinkKind, MOST_SHOWN } from '#domain/customers/customer.ts';
import type { Pence } from '#domain/money/money.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';

export type CustomerOrder = {
  orderNumber: string;
  at: string;
  totalPence: Pence;
  spentPence: Pence;
  status: OrderStatus;
  paymentState: PaymentState;
  isArchived: boolean;
};

export type CustomerHistory = {
  /** The latest ones, the newest first. */
  orders: CustomerOrder[];
  messages: { id: string; subject: string; status: string; at: string }[];
  applications: { id: string; business: string; status: string; at: string }[];
  /** What they agreed to be written about. */
  subscription: { status: string; source: string; confirmedAt: string | null; updatedAt: string } | null;
  stockRequests: { id: string; productId: string; product: string; variant: string; askedAt: string }[];
  papers: { id: string; number: string; issuedAt: string; grossPence: Pence }[];
};

/** What belongs to a customer, the newest first. */
export async function readHistory(db: Db, customerId: string): Promise<CustomerHistory> {
  const [orders, messages, applications, subscriptions, stockRequests] = await Promise.all([
    listOrders(db, customerId),
    listMessages(db, customerId),
    listApplications(db, customerId),
    listSubscriptions(db, customerId),
    listStockRequests(db, customerId),
  ]);
  const papers = await listPapers(
    db,
    orders.map(({ id }) => id),
  );
  return {
    orders: orders.map(({ id: _, archivedAt, ...order }) => ({ ...order, isArchived: archivedAt !== null })),
    messages,
    applications,
    subscription: subscriptions[0] ?? null,
    stockRequests,
    papers,
  };
}

/** The customer of an order; null before it is followed. */
export async function findCustomerOfOrder(db: Db, orderNumber: string): Promise<string | null> {
  const row = await db
    .selectFrom('customer_links')
    .innerJoin('orders', 'orders.id', 'customer_links.ref')
    .select('customer_links.customer_id')
    .where('customer_links.kind', '=', 'order')
    .where('orders.order_number', '=', orderNumber)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

/** The ids of all that belongs to a customer, by kind. */
export async function listLinks(db: Db, customerId: string): Promise<Map<CustomerLinkKind, string[]>> {
  const rows = await db
    .selectFrom('customer_links')
    .select(['kind', 'ref'])
    .where('customer_id', '=', customerId)
    .orderBy('at')
    .orderBy('ref')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ kind }) => kind)].map(([kind, links]) => [kind, links.map(({ ref }) => ref)]),
  );
}

function linksOf(db: Db, customerId: string, kind: CustomerLinkKind) {
  return db
    .selectFrom('customer_links')
    .where('customer_links.customer_id', '=', customerId)
    .where('customer_links.kind', '=', kind)
    .orderBy('customer_links.at', 'desc')
    .limit(MOST_SHOWN);
}

function listOrders(db: Db, customerId: string) {
  return linksOf(db, customerId, 'order')
    .innerJoin('orders', 'orders.id', 'customer_links.ref')
    .select([
      'orders.id',
      'orders.order_number as orderNumber',
      'orders.created_at as at',
      'orders.total_pence as totalPence',
      'customer_links.spent_pence as spentPence',
      'orders.order_status as status',
      'orders.payment_state as paymentState',
      'orders.archived_at as archivedAt',
    ])
    .execute();
}

function listMessages(db: Db, customerId: string) {
  return linksOf(db, customerId, 'message')
    .innerJoin('contact_messages', 'contact_messages.id', 'customer_links.ref')
    .select([
      'contact_messages.id',
      'contact_messages.subject',
      'contact_messages.status',
      'contact_messages.created_at as at',
    ])
    .execute();
}

function listApplications(db: Db, customerId: string) {
  return linksOf(db, customerId, 'application')
    .innerJoin('trade_applications', 'trade_applications.id', 'customer_links.ref')
    .select([
      'trade_applications.id',
      'trade_applications.business_name as business',
      'trade_applications.status',
      'trade_applications.created_at as at',
    ])
    .execute();
}

function listSubscriptions(db: Db, customerId: string) {
  return linksOf(db, customerId, 'subscription')
    .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'customer_links.ref')
    .select([
      'newsletter_subscribers.status',
      'newsletter_subscribers.source',
      'newsletter_subscribers.confirmed_at as confirmedAt',
      'newsletter_subscribers.updated_at as updatedAt',
    ])
    .execute();
}

function listStockRequests(db: Db, customerId: string) {
  return linksOf(db, customerId, 'stock-request')
    .innerJoin('stock_requests', 'stock_requests.id', 'customer_links.ref')
    .innerJoin('products', 'products.id', 'stock_requests.product_id')
    .innerJoin('variants', 'variants.id', 'stock_requests.variant_id')
    .select([
      'stock_requests.id',
      'products.id as productId',
      'products.name as product',
      'variants.name as variant',
      'stock_requests.asked_at as askedAt',
    ])
    .execute();
}

async function listPapers(db: Db, orderIds: string[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('papers')
    .select(['id', 'number', 'issued_at as issuedAt', 'gross_pence as grossPence'])
    .where('order_id', 'in', orderIds)
    .orderBy('issued_at', 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
}
