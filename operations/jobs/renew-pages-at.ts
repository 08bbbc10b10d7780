import type { Db } from '#database/open.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { insertJob } from '#database/queries/jobs/job-rows.ts';

/** Servers whose clocks are apart by less than this draw the right page in the end. */
const CLOCKS_APART_MS = 60_000;

/** Has pages drawn anew at these moments (UTC, ISO; '' and what is past are none), from which on they say something else. */
export async function renewPagesAt(trx: Db, moments: readonly string[], stamp: Stamp): Promise<void> {
  for (const moment of moments) {
    if (moment === '' || moment <= stamp.now) continue;
    const again = new Date(Date.parse(moment) + CLOCKS_APART_MS).toISOString();
    for (const runAt of [moment, again])
      await insertJob(trx, { kind: 'renew-pages', payload: {}, runAt, key: `renew-pages ${runAt}` }, stamp);
  }
}
