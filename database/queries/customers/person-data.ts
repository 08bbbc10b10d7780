import type { Db } from '#database/open.ts';
import { countReturnPictures } from '#database/queries/returns/return-pictures.ts';
import type { CustomerLinkKind } from '#domain/customers/customer.ts';
import type { PersonData, PersonRecord } from '#domain/customers/person-report.ts';
import { penceToPounds } from '#domain/money/money.ts';
import { billingText, readBillingAddress } from '#domain/order-wishes/billing-address.ts';
import { TICKET_ENDS, TICKET_KINDS } from '#domain/tickets/ticket.ts';
import { ownQuestions } from '../questions/erase-questions.ts';
import { listTicketsOf } from '../tickets/tickets.ts';
import { listLinks } from './customer-history.ts';
import { findCustomer } from './listed-customers.ts';
import { ownOffers } from './person-offers.ts';
import { ownReviews } from './person-reviews.ts';

/** All that is kept of a customer, in words for the person; null where there is no such customer. */
export async function readPersonData(db: Db, customerId: string): Promise<PersonData | null> {
  const customer = await findCustomer(db, customerId);
  if (!customer) return null;
  const links = await listLinks(db, customerId);
  const idsOf = (kind: CustomerLinkKind) => links.get(kind) ?? [];
  const { name, email, phone, postcode, firstSeenAt, lastSeenAt, note, tags } = customer;
  const person = {
    name,
    email,
    phone,
    postcode,
    'first seen': firstSeenAt,
    'last seen': lastSeenAt,
    'tags of the staff': tags.join(', '),
    'note of the staff': note,
  };
  return [
    { section: 'You', records: [person] },
    { section: 'Orders', records: await inParts(idsOf('order'), (ids) => orders(db, ids)) },
    {
      section: 'How staff sorted orders',
      records: await inParts(idsOf('order'), (ids) => marks(db, ids)),
    },
    { section: 'Ordered goods', records: await inParts(idsOf('order'), (ids) => lines(db, ids)) },
    {
      section: 'What happened to orders',
      records: await inParts(idsOf('order'), (ids) => events(db, ids)),
    },
    {
      section: 'Corrections of orders',
      records: await inParts(idsOf('order'), (ids) => corrections(db, ids)),
    },
    { section: 'Parcels', records: await inParts(idsOf('order'), (ids) => parcels(db, ids)) },
    { section: 'Payments', records: await inParts(idsOf('order'), (ids) => payments(db, ids)) },
    {
      section: 'Money received and given back',
      records: await inParts(idsOf('order'), (ids) => ledger(db, ids)),
    },
    { section: 'Refunds', records: await inParts(idsOf('order'), (ids) => refunds(db, ids)) },
    {
      section: 'What you sent back or complained of',
      records: await inParts(idsOf('order'), (ids) => returnsOf(db, ids)),
    },
    { section: 'Bank transfers', records: await inParts(idsOf('order'), (ids) => transfers(db, ids)) },
    {
      section: 'Invoices and credit notes',
      records: await inParts(idsOf('order'), (ids) => papers(db, ids)),
    },
    { section: 'Messages', records: await inParts(idsOf('message'), (ids) => messages(db, ids)) },
    { section: 'Replies to messages', records: await inParts(idsOf('message'), (ids) => replies(db, ids)) },
    {
      section: 'Trade applications',
      records: await inParts(idsOf('application'), (ids) => applications(db, ids)),
    },
    { section: 'Newsletter', records: await inParts(idsOf('subscription'), (ids) => subscriptions(db, ids)) },
    {
      section: 'Goods you asked to be told of',
      records: await inParts(idsOf('stock-request'), (ids) => stockRequests(db, ids)),
    },
    { section: 'Questions and answers you wrote', records: await ownQuestions(db, email) },
    { section: 'Reviews you wrote', records: await ownReviews(db, email, idsOf('order')) },
    { section: 'Offers for you', records: await ownOffers(db, email) },
    { section: 'What you asked of us, and complaints', records: await tickets(db, email) },
    { section: 'Mails to you', records: await mails(db, email) },
  ];
}

/** Ids asked for at once: engines bound the values of a statement. */
const PART = 500;

async function inParts(
  ids: string[],
  read: (ids: string[]) => Promise<PersonRecord[]>,
): Promise<PersonRecord[]> {
  const records: PersonRecord[] = [];
  for (let from = 0; from < ids.length; from += PART)
    records.push(...(await read(ids.slice(from, from + PART))));
  return records;
}

async function orders(db: Db, ids: string[]): Promise<PersonRecord[]> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    number: row.order_number,
    placed: row.created_at,
    status: row.order_status,
    'payment method': row.payment_method,
    'payment state': row.payment_state,
    'first name': row.first_name,
    'last name': row.last_name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    city: row.city,
    postcode: row.postcode,
    country: row.country,
    'your note': row.notes,
    'invoice to': row.billing === '' ? null : invoiceTo(row.billing),
    channel: row.channel,
    gift: row.gift === 1 ? 'yes' : null,
    'gift message': row.gift_message,
    card: row.card_last4 ? `${row.card_brand ?? ''} ending in ${row.card_last4}`.trim() : null,
    'total in pounds': penceToPounds(row.total_pence),
    carrier: row.carrier,
    'tracking number': row.tracking_number,
    'tracking link': row.tracking_link,
  }));
}

function invoiceTo(billing: string): string | null {
  const address = readBillingAddress(JSON.parse(billing));
  return address && billingText(address);
}

async function marks(db: Db, ids: string[]): Promise<PersonRecord[]> {
  const rows = await db
    .selectFrom('order_marks')
    .innerJoin('orders', 'orders.id', 'order_marks.order_id')
    .select(['orders.order_number as order', 'order_marks.kind', 'order_marks.mark'])
    .where('order_marks.order_id', 'in', ids)
    .orderBy('orders.created_at')
    .orderBy('order_marks.kind')
    .orderBy('order_marks.mark')
    .execute();
  return rows.map(({ order, kind, mark }) => ({ order, [kind === 'tag' ? 'tag' : 'in hand of']: mark }));
}

async function lines(db: Db, ids: string[]): Promise<PersonRecord[]> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select([
      'orders.order_number as order',
      'order_lines.brand',
      'order_lines.name',
      'order_lines.variant',
      'order_lines.quantity',
    ])
    .where('order_lines.order_id', 'in', ids)
    .orderBy('orders.created_at')
    .orderBy('order_lines.position')
    .execute();
  return rows;
}

async function events(db: Db, ids: string[]): Promise<PersonRecord[]> {
  const rows = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select(['orders.order_number as order', 'at', 'from_status as was', 'to_status as became', 'note'])
    .where('order_events.order_id', 'in', ids)
    .orderBy('at')
    .execute();
  return rows;
}

/** Those of name, contact and address: what changed of goods is in what happened to the order. */
async function corrections(db: Db, ids: string[]): Promise<PersonRecord[]> {
  return db
    .selectFrom('order_corrections')
    .innerJoin('orders', 'orders.id', 'order_corrections.order_id')
    .select([
      'orders.order_number as order',
      'order_corrections.at',
      'order_corrections.reason',
      'order_corrections.person as before and after',
    ])
    .where('order_corrections.order_id', 'in', ids)
    .orderBy('order_corrections.at')
    .execute();
}

async function parcels(db: Db, ids: string[]): Promise<PersonRecord[]> {
  return db
    .selectFrom('parcels')
    .innerJoin('orders', 'orders.id', 'parcels.order_id')
    .select([
      'orders.order_number as order',
      'parcels.sent_at as sent',
      'parcels.carrier',
      'parcels.tracking_number as tracking number',
      'parcels.tracking_link as tracking link',
      'parcels.undone_at as undone',
    ])
    .where('parcels.order_id', 'in', ids)
    .orderBy('parcels.sent_at')
    .execute();
}

async function payments(db: Db, ids: string[]): Promise<PersonRecord[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select([
      'orders.order_number as order',
      'payments.provider as service',
      'payments.reference',
      'payments.amount_pence',
      'payments.created_at as begun',
      'payments.risk_level as risk',
      'payments.review_reason as review',
      'payments.fraud_warning as warning',
    ])
    .where('payments.order_id', 'in', ids)
    .orderBy('payments.created_at')
    .execute();
  return rows.map(({ amount_pence, ...row }) => ({
    ...row,
    'amount in pounds': penceToPounds(amount_pence),
  }));
}

async function ledger(db: Db, ids: string[]): Promise<PersonRecord[]> {
  const rows = await db
    .selectFrom('payment_ledger')
    .innerJoin('orders', 'orders.id', 'payment_ledger.order_id')
    .select(['orders.order_number as order', 'at', 'kind', 'tender', 'amount_pence', 'reference', 'note'])
    .where('payment_ledger.order_id', 'in', ids)
    .orderBy('at')
    .execute();
  return rows.map(({ amount_pence, ...row }) => ({
    ...row,
    'amount in pounds': penceToPounds(amount_pence),
  }));
}

async function refunds(db: Db, ids: string[]): Promise<PersonRecord[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select([
      'orders.order_number as order',
      'refunds.requested_at as asked',
      'refunds.amount_pence',
      'refunds.reason',
      'refunds.state',
      'refunds.failure as why it failed',
    ])
    .where('refunds.order_id', 'in', ids)
    .orderBy('refunds.requested_at')
    .execute();
  return rows.map(({ amount_pence, ...row }) => ({
    ...row,
    'amount in pounds': penceToPounds(amount_pence),
  }));
}

async function returnsOf(db: Db, ids: string[]): Promise<PersonRecord[]> {
  const rows = await db
    .selectFrom('returns')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('asked_at')
    .execute();
  const records: PersonRecord[] = [];
  for (const row of rows) {
    const lines = await db.selectFrom('return_lines').selectAll().where('return_id', '=', row.id).execute();
    const events = await db.selectFrom('return_events').selectAll().where('return_id', '=', row.id).execute();
    const claims = await db
      .selectFrom('carrier_claims')
      .selectAll()
      .where('return_id', '=', row.id)
      .execute();
    const claimed = claims.map(({ carrier, number }) => `Claim against ${carrier} ${number}`);
    const each = (texts: string[]) => texts.filter(Boolean).join('; ');
    records.push({
      return: row.number,
      asked: row.asked_at,
      state: row.state,
      'what you wrote': row.words,
      'what you chose': each(lines.map(({ reason }) => reason)),
      'our answer': row.answer,
      'what we found': each([...lines.flatMap(({ found, ground }) => [found, ground]), ...claimed]),
      notes: each(events.map(({ note }) => note)),
      pictures: await countReturnPictures(db, row.id),
      'refunded in pounds': penceToPounds(row.refunded_pence),
    });
  }
  return records;
}

async function transfers(db: Db, ids: string[]): Promise<PersonRecord[]> {
  const rows = await db
    .selectFrom('transfers')
    .innerJoin('orders', 'orders.id', 'transfers.order_id')
    .select([
      'orders.order_number as order',
      'transfers.day',
      'transfers.kind',
      'transfers.amount_pence',
      'transfers.reference',
      'transfers.note',
    ])
    .where('transfers.order_id', 'in', ids)
    .orderBy('transfers.at')
    .execute();
  return rows.map(({ amount_pence, ...row }) => ({
    ...row,
    'amount in pounds': penceToPounds(amount_pence),
  }));
}

async function papers(db: Db, ids: string[]): Promise<PersonRecord[]> {
  const rows = await db
    .selectFrom('papers')
    .innerJoin('orders', 'orders.id', 'papers.order_id')
    .select(['papers.number', 'orders.order_number as order', 'papers.issued_at as issued', 'gross_pence'])
    .where('papers.order_id', 'in', ids)
    .orderBy('papers.issued_at')
    .execute();
  return rows.map(({ gross_pence, ...row }) => ({ ...row, 'total in pounds': penceToPounds(gross_pence) }));
}

async function messages(db: Db, ids: string[]): Promise<PersonRecord[]> {
  return db
    .selectFrom('contact_messages')
    .select([
      'created_at as received',
      'name',
      'email',
      'phone',
      'subject',
      'order_number as order',
      'message',
      'status',
      'note as note of the staff',
      'answered_at as answered',
    ])
    .where('id', 'in', ids)
    .orderBy('created_at')
    .execute();
}

async function replies(db: Db, ids: string[]): Promise<PersonRecord[]> {
  return db
    .selectFrom('message_replies')
    .select(['at', 'body as reply'])
    .where('message_id', 'in', ids)
    .orderBy('at')
    .execute();
}

async function applications(db: Db, ids: string[]): Promise<PersonRecord[]> {
  const rows = await db
    .selectFrom('trade_applications')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    received: row.created_at,
    business: row.business_name,
    'contact name': row.contact_name,
    email: row.email,
    phone: row.phone,
    'kind of business': row.business_type,
    'company number': row.company_number,
    'VAT number': row.vat_number,
    address: row.address,
    postcode: row.postcode,
    website: row.website,
    'monthly order': row.monthly_order,
    message: row.message,
    status: row.status,
    'note of the staff': row.note,
  }));
}

async function subscriptions(db: Db, ids: string[]): Promise<PersonRecord[]> {
  return db
    .selectFrom('newsletter_subscribers')
    .select(['email', 'status', 'source as signed up on', 'created_at as since', 'confirmed_at as confirmed'])
    .where('id', 'in', ids)
    .execute();
}

async function stockRequests(db: Db, ids: string[]): Promise<PersonRecord[]> {
  return db
    .selectFrom('stock_requests')
    .innerJoin('products', 'products.id', 'stock_requests.product_id')
    .innerJoin('variants', 'variants.id', 'stock_requests.variant_id')
    .select([
      'stock_requests.email',
      'products.name as product',
      'variants.name as variant',
      'asked_at as asked',
    ])
    .where('stock_requests.id', 'in', ids)
    .orderBy('asked_at')
    .execute();
}

async function tickets(db: Db, email: string): Promise<PersonRecord[]> {
  const rows = await listTicketsOf(db, email);
  return rows.map((ticket) => ({
    what: TICKET_KINDS[ticket.kind].label,
    received: ticket.receivedOn,
    'due by': ticket.dueOn,
    state: ticket.state === 'open' ? 'open' : TICKET_ENDS[ticket.state],
    'what was done': ticket.answer,
    'why it took longer': ticket.extensionReason,
    done: ticket.answeredAt,
    'note of the staff': ticket.note,
  }));
}

/** The mails that the shop still keeps. */
async function mails(db: Db, email: string): Promise<PersonRecord[]> {
  return db
    .selectFrom('mails')
    .select(['created_at as written', 'kind', 'subject', 'body as text'])
    .where((eb) => eb(eb.fn<string>('lower', ['recipient']), '=', email))
    .orderBy('created_at')
    .execute();
}
