import type { Db } from '#database/open.ts';
import { insertAuditEntry } from '#database/queries/people/audit-log.ts';
import type { Fields } from '#domain/people/audit.ts';
import type { Platform, StaffMember } from './platform.ts';

/** Who does something in /cms. */
export type Actor = Pick<StaffMember, 'id' | 'name'>;

/** What happened to what; the fields are those of before and after, as far as there is either. */
export type Change = {
  /** A noun and a verb, as 'product.delete'. */
  action: string;
  subjectId: string;
  subject: string;
  before: Fields | null;
  after: Fields | null;
};

/** Keeps who changed what, in the transaction that changed it: every write in /cms calls this. Null: nobody known. */
export async function auditChange(
  trx: Db,
  { clock, random }: Pick<Platform, 'clock' | 'random'>,
  actor: Actor | null,
  change: Change,
): Promise<void> {
  await insertAuditEntry(trx, {
    ...change,
    id: random.id(),
    at: new Date(clock.now()).toISOString(),
    actorId: actor?.id ?? null,
    actor: actor?.name ?? 'Nobody signed in',
  });
}
