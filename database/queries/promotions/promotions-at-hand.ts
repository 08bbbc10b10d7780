import { builtOnce } from '#database/built-once.ts';
import type { Db } from '#database/open.ts';
import { normaliseEmail } from '#domain/fields/email.ts';
import type { BarredReason, PromotionAtHand } from '#domain/promotions/apply-promotions.ts';
import type { CustomerClass } from '#domain/promotions/customer-class.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { foldCodes } from '#domain/promotions/promotion-code.ts';
import { promotionFrom } from './promotion-rows.ts';
import { countUses, type Uses } from './promotion-uses.ts';

export type ShopperAsking = {
  codes: readonly string[];
  /** Null until it is known. */
  email: string | null;
  /** The order that is being written, which does not count as one they had before. */
  orderId?: string | null;
  /** True where anybody may ask: a code then says nothing of earlier orders of an address, until an order is placed. */
  isPublic?: boolean;
};

/** An offer at hand, with the rule of its goods. */
export type AtHand = { promotion: Promotion; atHand: PromotionAtHand };

export type AllAtHand = {
  offers: AtHand[];
  /** Codes as they were folded that belong to nothing that is or was on. */
  unknownCodes: string[];
  /** Codes that prove a class of customers. */
  passes: string[];
};

/** The offers that count now, `now` (UTC, ISO), for one who entered these codes: those without a code, and those of the codes. */
export async function readPromotionsAtHand(db: Db, asking: ShopperAsking, now: string): Promise<AllAtHand> {
  const codes = foldCodes(asking.codes);
  // Orders at the counter may have none, and those of an erased person have none any more: that is nobody's address.
  const email = normaliseEmail(asking.email ?? '') || null;
  const byThemselves = await listAutomatic(db, now);
  const known = codes.length > 0 ? await listCodes(db, codes) : [];
  // A pass under another address is as good as none.
  const members = (codes.length > 0 ? await listMembers(db, codes) : []).filter(
    (one) => email === null || one.email === email,
  );
  const coded = known.map(({ code, forEmail, ...row }) => ({
    code,
    forEmail,
    promotion: promotionFrom(row),
  }));
  const classes = members.map((one) => one.class);
  const wanted = [...byThemselves, ...coded.map(({ promotion }) => promotion)];
  const facts: Facts = {
    now,
    email,
    classes,
    uses: await countUses(db, wanted, { codes, email }),
    hasOrdered:
      email !== null && wanted.some(({ conditions }) => conditions.firstOrder)
        ? await hasOrdered(db, email, asking.orderId ?? null)
        : false,
  };
  return {
    offers: [
      ...byThemselves.flatMap((promotion) => {
        const barred = barredReason(promotion, facts);
        // An offer for others is none of this shopper's business.
        return barred === 'not-for-you' ? [] : [atHandOf(promotion, null, barred)];
      }),
      ...coded.map((one, at) =>
        atHandOf(
          one.promotion,
          one.code,
          isSecond(coded, at) ??
            codeBarred(one, { ...facts, hasOrdered: facts.hasOrdered && !asking.isPublic }),
        ),
      ),
    ],
    unknownCodes: codes.filter(
      (code) => !known.some((one) => one.code === code) && !members.some((one) => one.code === code),
    ),
    passes: members.map(({ code }) => code),
  };
}

/** The offers without a code that are on, `now` (UTC, ISO). */
export async function listAutomatic(db: Db, now: string): Promise<Promotion[]> {
  const { rows } = await automatic(db);
  return rows.map(promotionFrom).filter((one) => isOpen(one, now));
}

/** True where an offer without a code began or ended after `since`, until `now` (UTC, ISO). */
export async function hasTurned(db: Db, since: string, now: string): Promise<boolean> {
  const { rows } = await automatic(db);
  return rows.some(({ starts_at, ends_at }) =>
    [starts_at, ends_at].some((at) => at !== null && since < at && at <= now),
  );
}

type Facts = {
  now: string;
  email: string | null;
  classes: readonly CustomerClass[];
  uses: Uses;
  hasOrdered: boolean;
};

function atHandOf(promotion: Promotion, code: string | null, barred: BarredReason | null): AtHand {
  const { id, words, effect, conditions, combines } = promotion;
  return { promotion, atHand: { id, words, effect, conditions, combines, code, barred } };
}

/** One cart takes one code of an offer. */
function isSecond(coded: readonly { promotion: Promotion }[], at: number): BarredReason | null {
  const id = coded[at]?.promotion.id;
  return coded.findIndex(({ promotion }) => promotion.id === id) < at ? 'used-by-you' : null;
}

function isOpen({ startsAt, endsAt }: Promotion, now: string): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);
}

/** An offer that is paused or archived has ended for whoever holds its code. */
function codeBarred(
  { promotion, code, forEmail }: { promotion: Promotion; code: string; forEmail: string },
  facts: Facts,
): BarredReason | null {
  const { state, startsAt, codeKind } = promotion;
  if (state !== 'on') return 'ended';
  if (startsAt !== null && facts.now < startsAt) return 'not-begun';
  if (!isOpen(promotion, facts.now)) return 'ended';
  if (forEmail !== '' && facts.email !== null && forEmail !== facts.email) return 'not-for-you';
  if (codeKind === 'single' && (facts.uses.ofCode.get(code) ?? 0) > 0) return 'used-up';
  return barredReason(promotion, facts);
}

function barredReason(
  { id, conditions, limitUses, limitEach }: Promotion,
  { email, classes, uses, hasOrdered: before }: Facts,
): BarredReason | null {
  if (conditions.classes.length > 0 && !classes.some((one) => conditions.classes.includes(one)))
    return 'not-for-you';
  const used = uses.ofPromotion.get(id) ?? { all: 0, own: 0 };
  if (limitUses !== null && used.all >= limitUses) return 'used-up';
  if (limitEach !== null && used.own >= limitEach) return 'used-by-you';
  if (conditions.firstOrder && email === null) return 'needs-email';
  return conditions.firstOrder && before ? 'first-order-only' : null;
}

const COLUMNS = [
  'promotions.id',
  'promotions.title',
  'promotions.words',
  'promotions.effect',
  'promotions.goods',
  'promotions.conditions',
  'promotions.code_kind',
  'promotions.combines',
  'promotions.state',
  'promotions.starts_at',
  'promotions.ends_at',
  'promotions.limit_uses',
  'promotions.limit_each',
] as const;

const automatic = builtOnce((db) =>
  db
    .selectFrom('promotions')
    .select(COLUMNS)
    .where('state', '=', 'on')
    .where('code_kind', '=', 'none')
    .orderBy('id'),
);

async function listCodes(db: Db, codes: string[]) {
  return db
    .selectFrom('promotion_codes')
    .innerJoin('promotions', 'promotions.id', 'promotion_codes.promotion_id')
    .select(COLUMNS)
    .select(['promotion_codes.code', 'promotion_codes.email as forEmail'])
    .where('promotion_codes.code', 'in', codes)
    .where('promotions.state', '!=', 'draft')
    .orderBy('promotion_codes.code')
    .execute();
}

async function listMembers(db: Db, codes: string[]) {
  return db
    .selectFrom('class_members')
    .select(['code', 'class', 'email'])
    .where('code', 'in', codes)
    .where('ended_at', 'is', null)
    .execute();
}

/** True where the customer has another order that stands: by the address as it was entered, or as the shop knows customers. */
async function hasOrdered(db: Db, email: string, exceptId: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('email', '=', email)
    .where('order_status', '!=', 'cancelled')
    .$if(exceptId !== null, (query) => query.where('id', '!=', exceptId ?? ''))
    .limit(1)
    .executeTakeFirst();
  if (row) return true;
  const customer = await db
    .selectFrom('customers')
    .select('orders')
    .where('email', '=', email)
    .executeTakeFirst();
  return (customer?.orders ?? 0) > 0;
}
