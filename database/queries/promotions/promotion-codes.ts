import type { Db } from '#database/open.ts';
import { LIST_PAGE_SIZE, type ListPage, pageOf } from '#domain/lists/list-query.ts';

export type ListedCode = {
  code: string;
  /** '' for anybody. */
  email: string;
  batch: string;
  createdAt: string;
  /** By orders that stand. */
  uses: number;
};

export const CODE_FILTERS = ['used', 'unused', 'named'] as const;

export type CodeQuery = { search: string; filter: (typeof CODE_FILTERS)[number] | ''; page: number };

/** The codes of an offer, those made last first. `search` is a code, or the beginning of one, or an address. */
export async function listCodes(
  db: Db,
  promotionId: string,
  query: CodeQuery,
): Promise<ListPage<ListedCode>> {
  const { total } = await selectCodes(db, promotionId, query)
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await withUses(selectCodes(db, promotionId, query))
    .limit(LIST_PAGE_SIZE)
    .offset((query.page - 1) * LIST_PAGE_SIZE)
    .execute();
  return pageOf(rows.map(listedCode), Number(total), query.page);
}

const BATCH = 500;

/** All of them, one batch after another: behind the last code read, so that what is drawn meanwhile moves nothing. */
export async function* eachCode(db: Db, promotionId: string): AsyncGenerator<ListedCode> {
  let last = '';
  for (;;) {
    const rows = await withUses(
      selectCodes(db, promotionId, { search: '', filter: '' }).where('promotion_codes.code', '>', last),
      'code',
    )
      .limit(BATCH)
      .execute();
    yield* rows.map(listedCode);
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.code ?? last;
  }
}

export async function countCodes(db: Db, promotionId: string): Promise<number> {
  const { total } = await db
    .selectFrom('promotion_codes')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where('promotion_id', '=', promotionId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

function selectCodes(db: Db, promotionId: string, { search, filter }: Pick<CodeQuery, 'search' | 'filter'>) {
  let codes = db.selectFrom('promotion_codes').where('promotion_codes.promotion_id', '=', promotionId);
  if (search)
    codes = codes.where((eb) =>
      eb.or([
        eb('promotion_codes.code', 'like', `${search.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')}_%`),
        eb('promotion_codes.code', '=', search.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')),
        eb('promotion_codes.email', '=', search.toLowerCase()),
      ]),
    );
  if (filter === 'named') codes = codes.where('promotion_codes.email', '!=', '');
  if (filter === 'used' || filter === 'unused')
    codes = codes.where(({ exists, not, selectFrom }) => {
      const used = exists(
        selectFrom('promotion_uses')
          .innerJoin('orders', 'orders.id', 'promotion_uses.order_id')
          .select('promotion_uses.code')
          .whereRef('promotion_uses.code', '=', 'promotion_codes.code')
          .where('orders.order_status', '!=', 'cancelled'),
      );
      return filter === 'used' ? used : not(used);
    });
  return codes;
}

function withUses(codes: ReturnType<typeof selectCodes>, by: 'code' | 'newest' = 'newest') {
  return codes
    .select([
      'promotion_codes.code',
      'promotion_codes.email',
      'promotion_codes.batch',
      'promotion_codes.created_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('promotion_uses')
        .innerJoin('orders', 'orders.id', 'promotion_uses.order_id')
        .select((of) => of.fn.countAll<number | string>().as('uses'))
        .whereRef('promotion_uses.code', '=', 'promotion_codes.code')
        .where('orders.order_status', '!=', 'cancelled')
        .as('uses'),
    )
    .$if(by === 'newest', (query) => query.orderBy('promotion_codes.created_at', 'desc'))
    .orderBy('promotion_codes.code');
}

function listedCode(row: {
  code: string;
  email: string;
  batch: string;
  created_at: string;
  uses: number | string | null;
}): ListedCode {
  const { code, email, batch, created_at, uses } = row;
  return { code, email, batch, createdAt: created_at, uses: Number(uses ?? 0) };
}

export type NewCode = { code: string; promotionId: string; email: string; batch: string; createdAt: string };

const MOST_ROWS = 500;

/** The codes of these that something has already: an offer, or a member of a class. */
export async function listTakenCodes(
  db: Db,
  codes: readonly string[],
): Promise<{ code: string; promotionId: string | null }[]> {
  const taken: { code: string; promotionId: string | null }[] = [];
  for (let from = 0; from < codes.length; from += MOST_ROWS) {
    const some = codes.slice(from, from + MOST_ROWS);
    const offers = await db
      .selectFrom('promotion_codes')
      .select(['code', 'promotion_id as promotionId'])
      .where('code', 'in', some)
      .execute();
    const members = await db.selectFrom('class_members').select('code').where('code', 'in', some).execute();
    taken.push(...offers, ...members.map(({ code }) => ({ code, promotionId: null })));
  }
  return taken;
}

/** Inserts codes; those that were taken meanwhile are skipped. Returns the number inserted. */
export async function insertCodes(trx: Db, codes: readonly NewCode[]): Promise<number> {
  let inserted = 0;
  for (let from = 0; from < codes.length; from += MOST_ROWS) {
    const rows = await trx
      .insertInto('promotion_codes')
      .values(
        codes.slice(from, from + MOST_ROWS).map(({ code, promotionId, email, batch, createdAt }) => ({
          code,
          promotion_id: promotionId,
          email,
          batch,
          created_at: createdAt,
        })),
      )
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('code')
      .execute();
    inserted += rows.length;
  }
  return inserted;
}

/** Deletes the codes of an offer: these, or all; those that any order had stay. Returns the codes deleted. */
export async function deleteUnusedCodes(
  trx: Db,
  promotionId: string,
  codes: readonly string[] | 'all',
): Promise<string[]> {
  const deleted = await trx
    .deleteFrom('promotion_codes')
    .where('promotion_id', '=', promotionId)
    .$if(codes !== 'all', (query) => query.where('code', 'in', codes === 'all' ? [] : [...codes]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('promotion_uses')
            .select('promotion_uses.code')
            .whereRef('promotion_uses.code', '=', 'promotion_codes.code'),
        ),
      ),
    )
    .returning('code')
    .execute();
  return deleted.map(({ code }) => code);
}

/** The number of codes that one form made. */
export async function countBatch(db: Db, promotionId: string, batch: string): Promise<number> {
  const { total } = await db
    .selectFrom('promotion_codes')
    .select((eb) => eb.fn.countAll<number | string>().as('total'))
    .where('promotion_id', '=', promotionId)
    .where('batch', '=', batch)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The code that a form made; null before it did. */
export async function findCodeOfBatch(db: Db, promotionId: string, batch: string): Promise<string | null> {
  const row = await db
    .selectFrom('promotion_codes')
    .select('code')
    .where('promotion_id', '=', promotionId)
    .where('batch', '=', batch)
    .executeTakeFirst();
  return row?.code ?? null;
}
