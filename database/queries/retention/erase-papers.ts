import * as v from 'valibot';
import type { Db } from '#database/open.ts';
import { paperFactsSchema } from '#domain/paper/paper.ts';

const stored = v.pipe(v.string(), v.parseJson(), paperFactsSchema);

/** Takes the buyer from papers of these orders: sums, VAT and numbers stay as they were issued. */
export async function erasePapers(trx: Db, orderIds: readonly string[], now: string): Promise<void> {
  const papers = await trx
    .selectFrom('papers')
    .select(['id', 'facts'])
    .where('order_id', 'in', orderIds)
    .where('erased_at', 'is', null)
    .execute();
  for (const { id, facts } of papers) {
    const erased = { ...v.parse(stored, facts), buyer: { name: 'Erased', address: '' }, sentTo: '' };
    await trx
      .updateTable('papers')
      .set({ facts: JSON.stringify(erased), erased_at: now })
      .where('id', '=', id)
      .execute();
  }
}
