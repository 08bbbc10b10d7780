import { deriveShadeFamilies } from '#database/queries/attributes/shade-families.ts';
import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Variants of one transaction: short enough for orders to be written between two. */
const BATCH = 2000;

/** Gives the shades of a database made by an earlier version their families; nothing to do in any other. Returns the number of variants. */
export async function deriveMissingShadeFamilies({ db }: Pick<Platform, 'db'>): Promise<number> {
  let derived = 0;
  for (;;) {
    const count = await inTransaction(db, async (trx) => {
      const batch = await deriveShadeFamilies(trx, BATCH);
      if (batch > 0) await moveCatalogueRevision(trx);
      return batch;
    });
    if (count === 0) return derived;
    derived += count;
  }
}
