import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { VatStatement } from '#domain/money/vat.ts';
import { addDays, startOfLondonDay } from '#domain/text/london-day.ts';

/**
 * The ids of the orders with an invoice whose VAT may be wrong by the statement and the destination, in their order. Orders that
 * were put right since are among them.
 */
export async function listVatCandidates(db: Db, statement: VatStatement): Promise<string[]> {
  const { vatRegistered, vatRegisteredFrom: from, vatRegisteredUntil: until } = statement;
  if (!vatRegistered) return ids(await invoicesWith(db, 'vat').execute());
  const start = startOfLondonDay(from);
  const end = until === '' ? '9999' : startOfLondonDay(addDays(until, 1));
  const found = await Promise.all([
    invoicesWith(db, 'no-vat').where(TAX_POINT, '>=', start).where(TAX_POINT, '<', end).execute(),
    // By issue and by another tax point apart: each has its index.
    invoicesWith(db, 'vat').where('issued_at', '<', start).where(TAX_POINT, '<', start).execute(),
    invoicesWith(db, 'vat').where('supplied_at', 'is not', null).where('supplied_at', '<', start).execute(),
    invoicesWith(db, 'vat').where('issued_at', '>=', end).where(TAX_POINT, '>=', end).execute(),
    db
      .selectFrom('orders')
      .innerJoin('papers', 'papers.order_id', 'orders.id')
      .innerJoin('paper_rates', 'paper_rates.paper_id', 'papers.id')
      .select('order_id as id')
      .where(IS_ABROAD)
      .where('series', '=', 'invoice')
      .where('vat_pence', '>', 0)
      .execute(),
  ]);
  return ids(found.flat());
}

const TAX_POINT = sql<string>`coalesce(papers.supplied_at, papers.issued_at)`;

/** In the words of its index (migration 0081). */
const IS_ABROAD = sql<boolean>`orders.country not in ('United Kingdom', 'Isle of Man')`;

function invoicesWith(db: Db, rate: 'vat' | 'no-vat') {
  return db
    .selectFrom('papers')
    .innerJoin('paper_rates', 'paper_rates.paper_id', 'papers.id')
    .select('order_id as id')
    .where('series', '=', 'invoice')
    .where('rate_percent', rate === 'vat' ? 'is not' : 'is', null);
}

function ids(rows: { id: string }[]): string[] {
  return [...new Set(rows.map(({ id }) => id))].toSorted();
}
