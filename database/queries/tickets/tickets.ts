import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { ListPage } from '#domain/lists/list-query.ts';
import type { Ticket, TicketKind } from '#domain/tickets/ticket.ts';
import type { TicketListQuery } from '#domain/tickets/ticket-list.ts';

/** One page of tickets; without a state those that are open. `today`: a day in London. */
export function listTickets(db: Db, query: TicketListQuery, today: string): Promise<ListPage<Ticket>> {
  const matching = filtered(db, query, today);
  const [column, direction] = ORDERS[query.sort];
  const rows = matching.select(COLUMNS).orderBy(column, direction).orderBy('id');
  return readListPage(matching, rows, query.page);
}

const ORDERS = {
  due: ['due_on', 'asc'],
  '-received': ['received_on', 'desc'],
  received: ['received_on', 'asc'],
} as const;

/** Every ticket that a query of the list finds, in parts, the oldest first whatever its sort. */
export async function* eachTicket(db: Db, query: TicketListQuery, today: string): AsyncGenerator<Ticket> {
  const matching = filtered(db, query, today).select(COLUMNS);
  let last: Ticket | undefined;
  for (;;) {
    const { receivedOn = '', id = '' } = last ?? {};
    const rest = last
      ? matching.where((eb) =>
          eb.or([
            eb('received_on', '>', receivedOn),
            eb.and([eb('received_on', '=', receivedOn), eb('id', '>', id)]),
          ]),
        )
      : matching;
    const rows = await rest.orderBy('received_on').orderBy('id').limit(BATCH).execute();
    yield* rows;
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

const BATCH = 500;

export async function findTicket(db: Db, id: string): Promise<Ticket | null> {
  return (await db.selectFrom('tickets').select(COLUMNS).where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function findTicketOfMessage(db: Db, messageId: string): Promise<Ticket | null> {
  const row = await db
    .selectFrom('tickets')
    .select(COLUMNS)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row ?? null;
}

/** All that an address asked for, the newest first. */
export function listTicketsOf(db: Db, email: string): Promise<Ticket[]> {
  return db
    .selectFrom('tickets')
    .select(COLUMNS)
    .where('email', '=', email)
    .where('email', '<>', sql.lit(''))
    .orderBy('received_on', 'desc')
    .orderBy('id')
    .execute();
}

/** Those that are open and due soonest, with how many there are and how many are overdue. */
export async function readOpenTickets(
  db: Db,
  today: string,
  limit: number,
): Promise<{ open: number; overdue: number; next: Ticket[] }> {
  const open = db.selectFrom('tickets').where('state', '=', 'open');
  const counts = await open
    .select((eb) => [
      eb.fn.countAll<number>().as('open'),
      eb.fn
        .coalesce(eb.fn.sum<number>(eb.case().when('due_on', '<', today).then(1).else(0).end()), sql.lit(0))
        .as('overdue'),
    ])
    .executeTakeFirstOrThrow();
  const next = await open.select(COLUMNS).orderBy('due_on').orderBy('id').limit(limit).execute();
  return { open: Number(counts.open), overdue: Number(counts.overdue), next };
}

export async function countOpenTickets(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('tickets')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export type NewTicketRow = {
  id: string;
  kind: TicketKind;
  name: string;
  email: string;
  messageId: string | null;
  receivedOn: string;
  dueOn: string;
  acknowledgedAt: string | null;
  note: string;
  createdAt: string;
  createdBy: string | null;
};

/** False where there is such a ticket already, or one of the same message. */
export async function insertTicket(trx: Db, ticket: NewTicketRow): Promise<boolean> {
  const row = await trx
    .insertInto('tickets')
    .values({
      id: ticket.id,
      kind: ticket.kind,
      name: ticket.name,
      email: ticket.email,
      message_id: ticket.messageId,
      received_on: ticket.receivedOn,
      counted_from: ticket.receivedOn,
      due_on: ticket.dueOn,
      acknowledged_at: ticket.acknowledgedAt,
      note: ticket.note,
      created_at: ticket.createdAt,
      created_by: ticket.createdBy,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes a ticket over the version that was read; false where somebody wrote meanwhile. */
export async function updateTicket(trx: Db, { id, version, ...ticket }: Ticket): Promise<boolean> {
  const rows = await trx
    .updateTable('tickets')
    .set({
      kind: ticket.kind,
      counted_from: ticket.countedFrom,
      extended_months: ticket.extendedMonths,
      extension_reason: ticket.extensionReason,
      due_on: ticket.dueOn,
      acknowledged_at: ticket.acknowledgedAt,
      state: ticket.state,
      assignee: ticket.assignee,
      note: ticket.note,
      answer: ticket.answer,
      answered_at: ticket.answeredAt,
      answered_by: ticket.answeredBy,
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Ends the open ticket of a message that was replied to. */
export async function closeTicketOfMessage(
  trx: Db,
  messageId: string,
  { by, at }: { by: string; at: string },
): Promise<void> {
  await trx
    .updateTable('tickets')
    .set((eb) => ({
      state: 'answered' as const,
      answer: 'By a reply to the message',
      answered_at: at,
      answered_by: by,
      version: eb('version', '+', 1),
    }))
    .where('message_id', '=', messageId)
    .where('kind', 'in', ['data-complaint', 'goods-complaint'])
    .where('state', '=', 'open')
    .execute();
}

/** Open tickets due until a day that staff were not told of since, the soonest first. */
export function listTicketsToTell(
  db: Db,
  { until, today }: { until: string; today: string },
): Promise<{ id: string }[]> {
  return db
    .selectFrom('tickets')
    .select('id')
    .where('state', '=', 'open')
    .where('due_on', '<=', until)
    .where((eb) =>
      eb.or([
        eb('alerted_on', 'is', null),
        // Told once before, and once when it is overdue.
        eb.and([eb('due_on', '<', today), eb('alerted_on', '<=', eb.ref('due_on'))]),
      ]),
    )
    .orderBy('due_on')
    .orderBy('id')
    .execute();
}

export async function markTicketsTold(trx: Db, ids: string[], today: string): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('tickets').set({ alerted_on: today }).where('id', 'in', ids).execute();
}

/** Takes the person from tickets of an address; kind, days and end stay as proof that they were met. Returns their ids. */
export async function eraseTickets(trx: Db, email: string): Promise<string[]> {
  const rows = await trx
    .updateTable('tickets')
    .set((eb) => ({ name: '', email: '', note: '', extension_reason: '', version: eb('version', '+', 1) }))
    .where('email', '=', email)
    .where('email', '<>', sql.lit(''))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

const COLUMNS = [
  'id',
  'kind',
  'name',
  'email',
  'message_id as messageId',
  'received_on as receivedOn',
  'counted_from as countedFrom',
  'extended_months as extendedMonths',
  'extension_reason as extensionReason',
  'due_on as dueOn',
  'acknowledged_at as acknowledgedAt',
  'state',
  'assignee',
  'note',
  'answer',
  'answered_at as answeredAt',
  'answered_by as answeredBy',
  'version',
] as const;

function filtered(db: Db, { search, filters }: TicketListQuery, today: string) {
  let tickets = db.selectFrom('tickets');
  if (filters.kind) tickets = tickets.where('kind', '=', filters.kind);
  if (filters.state === 'closed') tickets = tickets.where('state', '<>', 'open');
  if (filters.state === 'overdue') tickets = tickets.where('state', '=', 'open').where('due_on', '<', today);
  if (!filters.state) tickets = tickets.where('state', '=', 'open');
  if (!search) return tickets;
  return tickets.where((eb) =>
    eb.or(['name', 'email', 'note'].map((column) => nameHolds(db, `tickets.${column}`, search))),
  );
}
