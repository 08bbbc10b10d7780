import type { Db } from '#database/open.ts';
import { eraseQuestionsOf } from '#database/queries/questions/erase-questions.ts';
import { eraseReviewsOf } from '#database/queries/reviews/erase-reviews.ts';
import { ORDER_STATUSES } from '#domain/order/order.ts';
import { OPEN_DISPUTES } from '#domain/payment/dispute.ts';
import { eraseTickets } from '../tickets/tickets.ts';
import { listLinks } from './customer-history.ts';
import { eraseOrders } from './erase-orders.ts';
import { eraseFromAudit, eraseMailsAbout } from './erase-traces.ts';

/** What is erased with a person, counted, and the orders that forbid it for now. */
export type Erasure = {
  orders: number;
  messages: number;
  applications: number;
  /** The newsletter and goods they wait for. */
  consents: number;
  papers: number;
  /** Numbers of orders on their way, unpaid, disputed or being refunded: the person is needed for them. */
  openOrders: string[];
};

const OPEN_STATUSES = ORDER_STATUSES.filter((status) => status !== 'delivered' && status !== 'cancelled');

/** Ids asked for at once: engines bound the values of a statement. */
const PART = 500;

export async function findErasure(db: Db, customerId: string): Promise<Erasure> {
  const links = await listLinks(db, customerId);
  const orders = links.get('order') ?? [];
  const openOrders: string[] = [];
  let papers = 0;
  for (const ids of inParts(orders)) {
    openOrders.push(...(await listOpen(db, ids)));
    const { count } = await db
      .selectFrom('papers')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('order_id', 'in', ids)
      .executeTakeFirstOrThrow();
    papers += Number(count);
  }
  return {
    orders: orders.length,
    messages: (links.get('message') ?? []).length,
    applications: (links.get('application') ?? []).length,
    consents: (links.get('subscription') ?? []).length + (links.get('stock-request') ?? []).length,
    papers,
    openOrders,
  };
}

async function listOpen(db: Db, ids: string[]): Promise<string[]> {
  const rows = await openOrders(db, ids).select('order_number').orderBy('created_at').execute();
  return rows.map(({ order_number }) => order_number);
}

/** Those of these orders for which the person is still needed: on their way, unpaid, disputed or being refunded. */
export function openOrders(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('orders')
    .where('id', 'in', ids)
    .where((eb) =>
      eb.or([
        eb.and([eb('order_status', 'in', OPEN_STATUSES), eb('archived_at', 'is', null)]),
        eb.and([
          eb('payment_state', 'in', ['awaiting payment', 'authorised', 'cash due']),
          eb('order_status', '!=', 'cancelled'),
        ]),
        eb(
          'id',
          'in',
          eb
            .selectFrom('disputes')
            .select('order_id')
            .where('state', 'in', [...OPEN_DISPUTES]),
        ),
        eb(
          'id',
          'in',
          eb.selectFrom('refunds').select('order_id').where('state', 'in', ['requested', 'pending']),
        ),
      ]),
    );
}

/**
 * Erases a person: letters, reviews, questions, consents, mails and what staff wrote about them are deleted; orders keep goods, money and country, and
 * nothing that says whose they were. Issued papers stay as they are: the law has a trader keep them for six years.
 */
export async function erasePerson(
  trx: Db,
  { customerId, email, now }: { customerId: string; email: string; now: string },
): Promise<void> {
  const links = await listLinks(trx, customerId);
  for (const ids of inParts(links.get('order') ?? [])) await eraseOrders(trx, ids, now);
  for (const ids of inParts(links.get('message') ?? [])) await eraseMessages(trx, ids);
  for (const ids of inParts(links.get('application') ?? [])) await eraseApplications(trx, ids);
  await trx.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
  await trx.deleteFrom('stock_requests').where('email', '=', email).execute();
  await trx.deleteFrom('promotion_codes').where('email', '=', email).execute();
  await trx.deleteFrom('class_members').where('email', '=', email).execute();
  await trx
    .deleteFrom('mails')
    .where((eb) => eb(eb.fn<string>('lower', ['recipient']), '=', email))
    .execute();
  await eraseFromAudit(trx, await eraseTickets(trx, email));
  await eraseFromAudit(trx, await eraseQuestionsOf(trx, email, now));
  await eraseReviewsOf(trx, { email, orderIds: links.get('order') ?? [], now });
  await eraseFromAudit(trx, [customerId]);
  await trx.deleteFrom('customer_links').where('customer_id', '=', customerId).execute();
  await trx.deleteFrom('customers').where('id', '=', customerId).execute();
}

/** Deletes messages with their replies, and what the audit log said of them. */
export async function eraseMessages(trx: Db, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('message_replies').where('message_id', 'in', ids).execute();
  await trx.deleteFrom('contact_messages').where('id', 'in', ids).execute();
  await eraseMailsAbout(trx, ids);
  await eraseFromAudit(trx, ids);
}

/** Deletes trade applications, and what the audit log said of them. */
export async function eraseApplications(trx: Db, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('trade_applications').where('id', 'in', ids).execute();
  await eraseMailsAbout(trx, ids);
  await eraseFromAudit(trx, ids);
}

function* inParts(ids: string[]): Generator<string[]> {
  for (let from = 0; from < ids.length; from += PART) yield ids.slice(from, from + PART);
}
