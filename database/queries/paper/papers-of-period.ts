import * as v from 'valibot';
import type { Db } from '#database/open.ts';
import { type PaperFacts, paperFactsSchema } from '#domain/paper/paper.ts';
import type { PaperSum } from '#domain/paper/vat-summary.ts';
import { findPaper, type Paper } from './papers.ts';

/** From `since` (UTC, ISO), before `until`. */
type Bounds = { since: string; until: string };

/** Those of the trade, without a demo's. */
const SERIES = ['invoice', 'credit-note'] as const;

/** The sums of a period's papers, by series and rate. */
export async function sumPapers(db: Db, { since, until }: Bounds): Promise<PaperSum[]> {
  const sums: PaperSum[] = [];
  for (const series of SERIES) {
    const rows = await db
      .selectFrom('paper_rates')
      .innerJoin('papers', 'papers.id', 'paper_rates.paper_id')
      .select('rate_percent as ratePercent')
      .select((eb) => [
        eb.fn.sum<number>('paper_rates.net_pence').as('netPence'),
        eb.fn.sum<number>('paper_rates.vat_pence').as('vatPence'),
        eb.fn.sum<number>('paper_rates.gross_pence').as('grossPence'),
      ])
      .where('papers.series', '=', series)
      .where('papers.issued_at', '>=', since)
      .where('papers.issued_at', '<', until)
      .groupBy('rate_percent')
      .execute();
    for (const { ratePercent, netPence, vatPence, grossPence } of rows)
      sums.push({
        series,
        ratePercent,
        netPence: Number(netPence),
        vatPence: Number(vatPence),
        grossPence: Number(grossPence),
      });
  }
  return sums;
}

export async function countPapers(db: Db, { since, until }: Bounds): Promise<number> {
  const { count } = await db
    .selectFrom('papers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('series', 'in', SERIES)
    .where('issued_at', '>=', since)
    .where('issued_at', '<', until)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A period's papers one by one, in their order: `limit` of them after the first `offset`. */
export async function* eachPaper(
  db: Db,
  { since, until }: Bounds,
  { offset, limit }: { offset: number; limit: number },
): AsyncGenerator<Paper> {
  const rows = await db
    .selectFrom('papers')
    .select('id')
    .where('series', 'in', SERIES)
    .where('issued_at', '>=', since)
    .where('issued_at', '<', until)
    .orderBy('issued_at')
    .orderBy('series')
    .orderBy('sequence')
    .limit(limit)
    .offset(offset)
    .execute();
  for (const { id } of rows) {
    const paper = await findPaper(db, id);
    if (paper) yield paper;
  }
}

const FACTS_AT_ONCE = 500;

/** What the papers of a period state, in their order. */
export async function* eachFactsOfPeriod(db: Db, { since, until }: Bounds): AsyncGenerator<PaperFacts> {
  for (let offset = 0; ; offset += FACTS_AT_ONCE) {
    const rows = await db
      .selectFrom('papers')
      .select('facts')
      .where('series', 'in', SERIES)
      .where('issued_at', '>=', since)
      .where('issued_at', '<', until)
      .orderBy('issued_at')
      .orderBy('series')
      .orderBy('sequence')
      .limit(FACTS_AT_ONCE)
      .offset(offset)
      .execute();
    for (const { facts } of rows) yield v.parse(paperFactsSchema, JSON.parse(facts));
    if (rows.length < FACTS_AT_ONCE) return;
  }
}
