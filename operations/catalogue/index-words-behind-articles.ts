import { foldNamesAgain } from '#database/queries/catalogue/fold-names-again.ts';
import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Platform } from '#operations/platform/platform.ts';

/** Products of one transaction: short enough for orders to be written between two. */
const BATCH = 200;

/** Indexes products of a database made by an earlier version by the words behind articles; nothing to do in any other. */
export async function indexWordsBehindArticles({ db }: Pick<Platform, 'db'>): Promise<number> {
  let indexed = 0;
  for (;;) {
    const count = await inTransaction(db, async (trx) => {
      const batch = await foldNamesAgain(trx, BATCH);
      if (batch > 0) await moveCatalogueRevision(trx);
      return batch;
    });
    if (count === 0) return indexed;
    indexed += count;
  }
}
