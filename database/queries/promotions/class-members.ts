import type { Db } from '#database/open.ts';
import type { CustomerClass } from '#domain/promotions/customer-class.ts';

export type ClassMember = {
  /** As `normaliseEmail` writes it. */
  email: string;
  class: CustomerClass;
  /** Proves the class; mailed to them. */
  code: string;
  createdAt: string;
};

/** The class that somebody has now, by their address in small letters. */
export async function findMember(db: Db, email: string): Promise<ClassMember | null> {
  return one(db, 'email', email);
}

export async function findMemberByCode(db: Db, code: string): Promise<ClassMember | null> {
  return one(db, 'code', code);
}

async function one(db: Db, column: 'email' | 'code', value: string): Promise<ClassMember | null> {
  const row = await db
    .selectFrom('class_members')
    .select(['email', 'class', 'code', 'created_at as createdAt'])
    .where(column, '=', value)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Gives a class in the place of a former one; the former code ends with it. */
export async function putMember(
  trx: Db,
  { email, class: given, code, createdAt }: ClassMember,
): Promise<void> {
  const columns = { class: given, code, created_at: createdAt, ended_at: null };
  await trx
    .insertInto('class_members')
    .values({ email, ...columns })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(columns))
    .execute();
}

export async function endMember(trx: Db, email: string, now: string): Promise<void> {
  await trx
    .updateTable('class_members')
    .set({ ended_at: now })
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .execute();
}

/** A code that is for one address, with the words of its offer. Null where it was withdrawn, or is for anybody. */
export async function findNamedCode(
  db: Db,
  code: string,
): Promise<{ email: string; code: string; words: string; endsAt: string | null } | null> {
  const row = await db
    .selectFrom('promotion_codes')
    .innerJoin('promotions', 'promotions.id', 'promotion_codes.promotion_id')
    .select([
      'promotion_codes.email',
      'promotion_codes.code',
      'promotions.words',
      'promotions.ends_at as endsAt',
    ])
    .where('promotion_codes.code', '=', code)
    .where('promotion_codes.email', '!=', '')
    .where('promotions.state', '=', 'on')
    .executeTakeFirst();
  return row ?? null;
}

/** The offers of which a code can be given to one customer now. */
export async function listOffersToGive(db: Db, now: string): Promise<{ id: string; title: string }[]> {
  return db
    .selectFrom('promotions')
    .select(['id', 'title'])
    .where('state', '=', 'on')
    .where('code_kind', '=', 'single')
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('title')
    .orderBy('id')
    .execute();
}
