import type { Db } from '#database/open.ts';

const MOST_NAMED = 500;

/** Of these addresses (in small letters), those that agreed to marketing by mail. */
export async function listAgreed(db: Db, emails: readonly string[]): Promise<string[]> {
  const agreed: string[] = [];
  for (let from = 0; from < emails.length; from += MOST_NAMED) {
    const rows = await db
      .selectFrom('newsletter_subscribers')
      .select('email')
      .where('status', '=', 'confirmed')
      .where('email', 'in', emails.slice(from, from + MOST_NAMED))
      .execute();
    agreed.push(...rows.map(({ email }) => email));
  }
  return agreed;
}

/** Everybody who agreed, up to a number. */
export async function listAllAgreed(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('newsletter_subscribers')
    .select('email')
    .where('status', '=', 'confirmed')
    .orderBy('email')
    .limit(most)
    .execute();
  return rows.map(({ email }) => email);
}

/** Of these addresses, those that have a code of the offer already. */
export async function listHolders(
  db: Db,
  promotionId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const holders = new Set<string>();
  for (let from = 0; from < emails.length; from += MOST_NAMED) {
    const rows = await db
      .selectFrom('promotion_codes')
      .select('email')
      .where('promotion_id', '=', promotionId)
      .where('email', 'in', emails.slice(from, from + MOST_NAMED))
      .execute();
    for (const { email } of rows) holders.add(email);
  }
  return holders;
}

/** The codes that a form drew after a moment (UTC, ISO). */
export async function listCodesOfBatch(
  db: Db,
  promotionId: string,
  { batch, after }: { batch: string; after: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('promotion_codes')
    .select('code')
    .where('promotion_id', '=', promotionId)
    .where('batch', '=', batch)
    .where('created_at', '>', after)
    .execute();
  return rows.map(({ code }) => code);
}

/** The last codes of an offer that were drawn to be mailed after a moment (UTC, ISO): how many, and when. */
export async function findLastMailed(
  db: Db,
  promotionId: string,
  { prefix, after }: { prefix: string; after: string },
): Promise<{ batch: string; codes: number; drawnAt: string } | null> {
  const row = await db
    .selectFrom('promotion_codes')
    .select(['batch', 'created_at as drawnAt'])
    .select((eb) => eb.fn.countAll<number | string>().as('codes'))
    .where('promotion_id', '=', promotionId)
    .where('batch', 'like', `${prefix}%`)
    .where('created_at', '>', after)
    .groupBy(['batch', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, codes: Number(row.codes) } : null;
}
