import type { Db } from '#database/open.ts';
import type { PersonRecord } from '#domain/customers/person-report.ts';
import { CLASS_NAMES } from '#domain/promotions/customer-class.ts';

/** Codes and classes that are for one person, and the offers their orders had. */
export async function ownOffers(db: Db, email: string): Promise<PersonRecord[]> {
  const codes = await db
    .selectFrom('promotion_codes')
    .innerJoin('promotions', 'promotions.id', 'promotion_codes.promotion_id')
    .select(['promotion_codes.code', 'promotions.words', 'promotion_codes.created_at'])
    .where('promotion_codes.email', '=', email)
    .orderBy('promotion_codes.code')
    .execute();
  const uses = await db
    .selectFrom('promotion_uses')
    .innerJoin('promotions', 'promotions.id', 'promotion_uses.promotion_id')
    .select(['promotion_uses.code', 'promotions.words', 'promotion_uses.at'])
    .where('promotion_uses.email', '=', email)
    .orderBy('promotion_uses.at')
    .execute();
  const classes = await db.selectFrom('class_members').selectAll().where('email', '=', email).execute();
  return [
    ...codes.map(({ code, words, created_at }) => ({ code, offer: words, made: created_at })),
    ...uses.map(({ code, words, at }) => ({ 'used code': code, offer: words, used: at })),
    ...classes.map((member) => ({
      class: CLASS_NAMES[member.class],
      code: member.code,
      since: member.created_at,
      until: member.ended_at,
    })),
  ];
}
