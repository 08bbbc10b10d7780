import type { Db } from '#database/open.ts';
import type { MailKind } from '#domain/mail/mail-request.ts';
import { MAIL_TEXTS, type MailText } from '#domain/mail/mail-texts.ts';

export type StoredMailText = MailText & {
  /** 0 for words nobody changed yet. */
  version: number;
  updatedAt: string;
  isChanged: boolean;
};

/** Returns the words of a mail: the owner's over the shop's own. */
export async function readMailText(db: Db, kind: MailKind): Promise<StoredMailText> {
  const row = await db.selectFrom('mail_texts').selectAll().where('kind', '=', kind).executeTakeFirst();
  const { subject, introduction } = MAIL_TEXTS[kind];
  return {
    subject: row?.subject ?? subject,
    introduction: row?.introduction ?? introduction,
    version: row?.version ?? 0,
    updatedAt: row?.updated_at ?? '',
    isChanged: row !== undefined && (row.subject !== null || row.introduction !== null),
  };
}

/** Returns the subjects the owner changed, and the kinds of which any word is the owner's. */
export async function listChangedMailTexts(
  db: Db,
): Promise<{ kind: string; subject: string | null; updatedAt: string }[]> {
  return db
    .selectFrom('mail_texts')
    .select(['kind', 'subject', 'updated_at as updatedAt'])
    .where((eb) => eb.or([eb('subject', 'is not', null), eb('introduction', 'is not', null)]))
    .execute();
}

/** Stores the words of a mail over the version somebody read; null for the shop's own. False when somebody saved meanwhile. */
export async function writeMailText(
  trx: Db,
  kind: MailKind,
  { version, text, now }: { version: number; text: { [Part in keyof MailText]: string | null }; now: string },
): Promise<boolean> {
  const row = { ...text, version: version + 1, updated_at: now };
  const written =
    version === 0
      ? await trx
          .insertInto('mail_texts')
          .values({ kind, ...row })
          .onConflict((conflict) => conflict.column('kind').doNothing())
          .returning('kind')
          .execute()
      : await trx
          .updateTable('mail_texts')
          .set(row)
          .where('kind', '=', kind)
          .where('version', '=', version)
          .returning('kind')
          .execute();
  return written.length > 0;
}
