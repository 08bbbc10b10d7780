import { sql } from 'kysely';
import { builtOnce } from '#database/built-once.ts';
import { deleteSome } from '#database/delete-some.ts';
import type { Db } from '#database/open.ts';

/** Counts a mail of a kind to an address, from its first one after `dayAgo` on; false, uncounted, where there were `most`. */
export async function countUnaskedMail(trx: Db, mail: UnaskedMail): Promise<boolean> {
  const { rows } = await countedMail(trx, mail);
  return rows.length > 0;
}

type UnaskedMail = { kind: string; address: string; now: string; dayAgo: string; most: number };

const countedMail = builtOnce((trx, { kind, address, now, dayAgo, most }: UnaskedMail) =>
  trx
    .insertInto('unasked_mails')
    .values({ kind, address, since: now, mails: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'address'])
        .doUpdateSet((eb) => ({
          mails: eb
            .case()
            .when('unasked_mails.since', '<', dayAgo)
            .then(1)
            .else(eb('unasked_mails.mails', '+', 1))
            .end(),
          since: eb
            .case()
            .when('unasked_mails.since', '<', dayAgo)
            .then(now)
            .else(eb.ref('unasked_mails.since'))
            .end(),
        }))
        .where((eb) => eb.or([eb('unasked_mails.since', '<', dayAgo), eb('unasked_mails.mails', '<', most)])),
    )
    .returning('mails'),
);

export function deleteSomeOldUnaskedMails(db: Db, before: string): Promise<boolean> {
  return deleteSome(db, 'unasked_mails', sql`since < ${before}`);
}
