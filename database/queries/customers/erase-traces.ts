import type { Db } from '#database/open.ts';

/** Entries stay, without what they said of the person. */
export async function eraseFromAudit(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const nothing = { subject: 'Erased', before: null, after: null };
  await trx.updateTable('audit_log').set(nothing).where('subject_id', 'in', ids).execute();
  await trx.updateTable('audit_items').set(nothing).where('subject_id', 'in', ids).execute();
}

/** Entries about orders stay under their numbers, without the words of anybody. */
export async function eraseOrdersFromAudit(trx: Db, ids: readonly string[]): Promise<void> {
  const nothing = { before: null, after: null };
  await trx.updateTable('audit_log').set(nothing).where('subject_id', 'in', ids).execute();
  await trx.updateTable('audit_items').set(nothing).where('subject_id', 'in', ids).execute();
}

/** Deletes the copies of mails about orders, messages or applications, whatever address they went to, staff's too. */
export async function eraseMailsAbout(trx: Db, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('mails').where('about', 'in', ids).execute();
}
