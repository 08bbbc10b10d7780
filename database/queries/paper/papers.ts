import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '#database/open.ts';
import type { Pence } from '#domain/money/money.ts';
import { type PaperFacts, type PaperSeries, paperFactsSchema } from '#domain/paper/paper.ts';

/** An issued paper. */
export type Paper = {
  id: string;
  orderId: string;
  series: PaperSeries;
  number: string;
  reference: string;
  issuedAt: string;
  facts: PaperFacts;
};

/** A paper as a list names it. */
export type ListedPaper = Pick<Paper, 'id' | 'series' | 'number' | 'issuedAt'> & { grossPence: Pence };

const COLUMNS = [
  'id',
  'order_id as orderId',
  'series',
  'number',
  'reference',
  'issued_at as issuedAt',
  'facts',
] as const;

/**
 * Takes the next number of a series. The counter stays locked until the transaction ends, and returns to where it was if that
 * fails: no number is missing, and none is used twice. To be the last lock of a transaction.
 */
export async function takePaperNumber(trx: Db, series: PaperSeries): Promise<number> {
  const { last_number } = await trx
    .insertInto('paper_counters')
    .values({ series, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .column('series')
        .doUpdateSet((eb) => ({ last_number: eb('paper_counters.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}

export async function insertPaper(trx: Db, paper: Paper & { sequence: number }): Promise<void> {
  const { id, series, sequence, number, orderId, reference, issuedAt, facts } = paper;
  await trx
    .insertInto('papers')
    .values({
      id,
      series,
      sequence,
      number,
      order_id: orderId,
      reference,
      issued_at: issuedAt,
      supplied_at: facts.suppliedAt || null,
      gross_pence: facts.grossPence,
      facts: JSON.stringify(facts),
      mail_id: null,
    })
    .execute();
  if (facts.rates.length === 0) return;
  await trx
    .insertInto('paper_rates')
    .values(
      facts.rates.map(({ ratePercent, netPence, vatPence, grossPence }) => ({
        paper_id: id,
        rate_percent: ratePercent,
        net_pence: netPence,
        vat_pence: vatPence,
        gross_pence: grossPence,
      })),
    )
    .execute();
}

export async function findPaper(db: Db, id: string): Promise<Paper | null> {
  const row = await db.selectFrom('papers').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ? toPaper(row) : null;
}

/** The papers of an order, oldest first. */
export async function listPapersOfOrder(db: Db, orderId: string): Promise<Paper[]> {
  const rows = await db
    .selectFrom('papers')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('sequence')
    .execute();
  return rows.map(toPaper);
}

/** The numbers of the invoices of these orders, oldest first, by the order's id. */
export type PaperNumbers = { invoices: string[]; creditNotes: string[] };

/** The numbers of the papers of orders, the oldest first. */
export async function listPaperNumbers(db: Db, orderIds: string[]): Promise<Map<string, PaperNumbers>> {
  const byOrder = new Map<string, PaperNumbers>();
  if (orderIds.length === 0) return byOrder;
  const rows = await db
    .selectFrom('papers')
    .select(['order_id', 'number', 'series'])
    .where('order_id', 'in', orderIds)
    .orderBy('issued_at')
    .orderBy('sequence')
    .execute();
  for (const { order_id, number, series } of rows) {
    const numbers = byOrder.get(order_id) ?? { invoices: [], creditNotes: [] };
    const isInvoice = series === 'invoice' || series === 'test-invoice';
    (isInvoice ? numbers.invoices : numbers.creditNotes).push(number);
    byOrder.set(order_id, numbers);
  }
  return byOrder;
}

/** The papers of an order that no mail has brought yet, oldest first. */
export async function listUnmailedPapers(db: Db, orderId: string): Promise<Paper[]> {
  const rows = await db
    .selectFrom('papers')
    .select(COLUMNS)
    .where('order_id', '=', orderId)
    .where('mail_id', 'is', null)
    .orderBy('issued_at')
    .orderBy('sequence')
    .execute();
  return rows.map(toPaper);
}

/** Notes the mail that brought these papers; the first one stays. */
export async function writePaperMail(trx: Db, ids: string[], mailId: string): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('papers')
    .set({ mail_id: mailId })
    .where('id', 'in', ids)
    .where('mail_id', 'is', null)
    .execute();
}

/** Lets the next mail bring the papers of this one, which was not sent. */
export async function releasePapersOfMail(trx: Db, mailId: string): Promise<void> {
  await trx.updateTable('papers').set({ mail_id: null }).where('mail_id', '=', mailId).execute();
}

/** The papers attached to a mail. */
export function listPapersOfMail(db: Db, mailId: string): Promise<ListedPaper[]> {
  return db
    .selectFrom('papers')
    .select(['id', 'series', 'number', 'issued_at as issuedAt', 'gross_pence as grossPence'])
    .where('mail_id', '=', mailId)
    .orderBy('issued_at')
    .orderBy('sequence')
    .execute();
}

/** Deletes the papers of an order that are no documents of the trade: those of a demo or the test card. */
export async function deleteTestPapers(trx: Db, orderId: string): Promise<void> {
  await trx
    .deleteFrom('papers')
    .where('order_id', '=', orderId)
    .where('series', 'in', ['test-invoice', 'test-credit-note'])
    .execute();
}

function toPaper({ facts, ...row }: Omit<Paper, 'facts'> & { facts: string }): Paper {
  return { ...row, facts: v.parse(paperFactsSchema, JSON.parse(facts)) };
}

/** True where a paper of these series bears a number of this prefix. */
export async function isPrefixUsed(db: Db, series: PaperSeries[], prefix: string): Promise<boolean> {
  const { length } = prefix;
  const found = await db
    .selectFrom('papers')
    .select('number')
    .where('series', 'in', series)
    .where(sql<string>`substr(number, 1, ${sql.lit(length)})`, '=', prefix)
    // As `paperNumber` writes it.
    .where(
      sql<number>`length(number) - ${sql.lit(length)}`,
      '=',
      sql<number>`case when sequence < 1000000 then 6 else length(cast(sequence as text)) end`,
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
