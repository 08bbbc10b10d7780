import { type RawBuilder, sql } from 'kysely';
import { type Db, engineOf } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import { nameHolds } from '#database/search/text-match.ts';
import { LIST_PAGE_SIZE, type ListPage } from '#domain/lists/list-query.ts';
import { effectWords, type NameOfGoods } from '#domain/promotion-editing/effect-words.ts';
import { namesIn } from '#domain/promotion-editing/entered-promotion.ts';
import type { PromotionListQuery } from '#domain/promotion-editing/promotion-list.ts';
import { type StateNow, stateNow } from '#domain/promotion-editing/state-now.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import { foldCode } from '#domain/promotions/promotion-code.ts';
import { listGoodsByIds } from './goods-names.ts';
import { type PromotionRow, promotionFrom } from './promotion-rows.ts';

export type ListedPromotion = Pick<
  Promotion,
  'id' | 'title' | 'words' | 'codeKind' | 'startsAt' | 'endsAt' | 'limitUses'
> & {
  /** What it does, in words. */
  does: string;
  state: StateNow;
  /** The code of all; '' without one. */
  code: string;
  /** By orders that stand. */
  uses: number;
  updatedAt: string;
};

/** The offers that a list finds, `now` in UTC, ISO. */
export async function listPromotions(
  db: Db,
  query: PromotionListQuery,
  now: string,
): Promise<ListPage<ListedPromotion>> {
  const matching = filtered(db, query, now);
  const page = await readListPage(matching, rowsOf(matching, query.sort), query.page);
  return { ...page, items: await listed(db, page.items, now) };
}

/** All of them, one batch after another. */
export async function* eachPromotion(
  db: Db,
  query: PromotionListQuery,
  now: string,
): AsyncGenerator<ListedPromotion> {
  for (let page = 0; ; page += 1) {
    const rows = await rowsOf(filtered(db, query, now), query.sort)
      .limit(LIST_PAGE_SIZE)
      .offset(page * LIST_PAGE_SIZE)
      .execute();
    yield* await listed(db, rows, now);
    if (rows.length < LIST_PAGE_SIZE) return;
  }
}

function rowsOf(matching: ReturnType<typeof filtered>, sort: PromotionListQuery['sort']) {
  const [by, direction] = SORTS[sort];
  return matching
    .selectAll()
    .select((eb) => [
      eb
        .selectFrom('promotion_uses')
        .innerJoin('orders', 'orders.id', 'promotion_uses.order_id')
        .select((of) => of.fn.count<number | string>('promotion_uses.order_id').distinct().as('uses'))
        .whereRef('promotion_uses.promotion_id', '=', 'promotions.id')
        .where('orders.order_status', '!=', 'cancelled')
        .as('uses'),
      eb
        .selectFrom('promotion_codes')
        .select('code')
        .whereRef('promotion_codes.promotion_id', '=', 'promotions.id')
        .where('promotions.code_kind', '=', sql.lit('shared'))
        .limit(1)
        .as('code'),
    ])
    .orderBy(by, direction)
    .orderBy('promotions.id');
}

const STARTS = sql`coalesce(promotions.starts_at, '')`;
const ENDS = sql`coalesce(promotions.ends_at, '9999')`;

const SORTS = {
  title: [sql`promotions.title`, 'asc'],
  '-title': [sql`promotions.title`, 'desc'],
  starts: [STARTS, 'asc'],
  '-starts': [STARTS, 'desc'],
  ends: [ENDS, 'asc'],
  '-ends': [ENDS, 'desc'],
  uses: [sql`uses`, 'asc'],
  '-uses': [sql`uses`, 'desc'],
  '-updated': [sql`promotions.updated_at`, 'desc'],
} as const satisfies Record<PromotionListQuery['sort'], readonly [RawBuilder<unknown>, 'asc' | 'desc']>;

type Row = PromotionRow & { uses: number | string | null; code: string | null; updated_at: string };

async function listed(db: Db, rows: readonly Row[], now: string): Promise<ListedPromotion[]> {
  const promotions = rows.map(promotionFrom);
  const nameOf = await readGoodsNames(db, promotions);
  return rows.map((row, at) => {
    const promotion = promotions[at] ?? promotionFrom(row);
    const { id, title, words, codeKind, startsAt, endsAt, limitUses } = promotion;
    return {
      ...{ id, title, words, codeKind, startsAt, endsAt, limitUses },
      does: effectWords(promotion, nameOf),
      state: stateNow(promotion, now),
      code: row.code ?? '',
      uses: Number(row.uses ?? 0),
      updatedAt: row.updated_at,
    };
  });
}

/** Names the goods of offers for people; what is gone says so. */
export async function readGoodsNames(
  db: Db,
  promotions: readonly Pick<Promotion, 'effect' | 'goods'>[],
): Promise<NameOfGoods> {
  const known = await listGoodsByIds(db, promotions.flatMap(namesIn));
  const names = new Map(known.map(({ noun, id, name }) => [`${noun} ${id}`, name]));
  return (noun, id) => names.get(`${noun} ${id}`) ?? `a deleted ${noun}`;
}

function filtered(db: Db, { search, filters: { state, kind, code } }: PromotionListQuery, now: string) {
  let promotions = db.selectFrom('promotions');
  if (search)
    promotions = promotions.where((eb) =>
      eb.or([
        nameHolds(db, 'promotions.title', search),
        nameHolds(db, 'promotions.words', search),
        eb.exists(
          eb
            .selectFrom('promotion_codes')
            .select('code')
            .whereRef('promotion_codes.promotion_id', '=', 'promotions.id')
            .where('code', '=', foldCode(search)),
        ),
      ]),
    );
  if (state === 'draft' || state === 'paused' || state === 'archived')
    promotions = promotions.where('state', '=', state);
  if (state === 'on' || state === 'scheduled' || state === 'ended')
    promotions = promotions.where('state', '=', 'on');
  if (state === 'ended') promotions = promotions.where('ends_at', '<=', now);
  if (state === 'on' || state === 'scheduled')
    promotions = promotions.where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]));
  if (state === 'scheduled') promotions = promotions.where('starts_at', '>', now);
  if (state === 'on')
    promotions = promotions.where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]));
  if (kind) promotions = promotions.where(kindOf(db), '=', kind);
  if (code) promotions = promotions.where('code_kind', '=', code);
  return promotions;
}

function kindOf(db: Db) {
  return engineOf(db) === 'postgres'
    ? sql<string>`promotions.effect::json ->> 'kind'`
    : sql<string>`json_extract(promotions.effect, '$.kind')`;
}
