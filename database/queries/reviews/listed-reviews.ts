import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { readListPage } from '#database/queries/shop/list-page.ts';
import { nameHolds } from '#database/search/text-match.ts';
import type { ListPage } from '#domain/lists/list-query.ts';
import type { ModerationListQuery } from '#domain/reviews/moderation-list.ts';
import type {
  HiddenReason,
  ReportReason,
  ReviewSource,
  ReviewState,
  ReviewStep,
} from '#domain/reviews/review.ts';

export type ListedReview = {
  id: string;
  product: string;
  stars: number;
  title: string;
  body: string;
  name: string;
  verified: boolean;
  source: ReviewSource;
  state: ReviewState;
  hiddenReason: HiddenReason | '';
  hasReply: boolean;
  /** Reports that nobody has closed. */
  reports: number;
  createdAt: string;
};

/** One page of reviews; without a state those that wait for staff. */
export async function listReviewsToModerate(
  db: Db,
  query: ModerationListQuery,
): Promise<ListPage<ListedReview>> {
  const matching = filtered(db, query);
  const rows = matching
    .select(COLUMNS)
    .orderBy('reviews.created_at', query.sort === 'written' ? 'asc' : 'desc')
    .orderBy('reviews.id');
  const page = await readListPage(matching, rows, query.page);
  return { ...page, items: await withReports(db, page.items) };
}

const COLUMNS = [
  'reviews.id',
  'products.name as product',
  'reviews.stars',
  'reviews.title',
  'reviews.body',
  'reviews.name',
  'reviews.verified',
  'reviews.source',
  'reviews.state',
  'reviews.hidden_reason',
  'reviews.reply',
  'reviews.created_at as createdAt',
] as const;

type Row = Omit<ListedReview, 'verified' | 'hiddenReason' | 'hasReply' | 'reports'> & {
  verified: 0 | 1;
  hidden_reason: HiddenReason | '';
  reply: string;
};

async function withReports(db: Db, rows: readonly Row[]): Promise<ListedReview[]> {
  if (rows.length === 0) return [];
  const counts = await db
    .selectFrom('review_reports')
    .select((eb) => ['review_id', eb.fn.countAll<number>().as('count')])
    .where('closed_at', 'is', null)
    .where(
      'review_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('review_id')
    .execute();
  const of = new Map(counts.map(({ review_id, count }) => [review_id, Number(count)]));
  return rows.map(({ verified, hidden_reason, reply, ...row }) => ({
    ...row,
    verified: verified === 1,
    hiddenReason: hidden_reason,
    hasReply: reply !== '',
    reports: of.get(row.id) ?? 0,
  }));
}

function filtered(db: Db, { search, filters }: ModerationListQuery) {
  const { state, stars, bought, source } = filters;
  let reviews = db.selectFrom('reviews').innerJoin('products', 'products.id', 'reviews.product_id');
  if (!state) reviews = reviews.where('reviews.id', 'in', idsForStaff(db));
  else if (state === 'reported') reviews = reviews.where('reviews.id', 'in', reportedIds(db));
  else if (state !== 'all') reviews = reviews.where('reviews.state', '=', state);
  if (stars) reviews = reviews.where('reviews.stars', '=', Number(stars));
  if (bought) reviews = reviews.where('reviews.verified', '=', bought === 'yes' ? 1 : 0);
  if (source) reviews = reviews.where('reviews.source', '=', source);
  if (!search) return reviews;
  const columns = ['products.name', 'reviews.title', 'reviews.body', 'reviews.name', 'reviews.email'];
  return reviews.where((eb) => eb.or(columns.map((column) => nameHolds(db, column, search))));
}

/** Both parts by an index of few rows, so that a million shown reviews cost nothing. */
function idsForStaff(db: Db) {
  return db
    .selectFrom('reviews as waiting')
    .select('waiting.id')
    .where('waiting.state', '=', 'waiting')
    .union(reportedIds(db));
}

function reportedIds(db: Db) {
  return db
    .selectFrom('review_reports')
    .select('review_reports.review_id as id')
    .where('review_reports.closed_at', 'is', null);
}

/** How many reviews wait for staff. */
export async function countReviewsForStaff(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom(idsForStaff(db).as('for_staff'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those that have waited longest, for the dashboard. */
export async function readReviewsForStaff(
  db: Db,
  limit: number,
): Promise<{ waiting: number; next: ListedReview[] }> {
  const waiting = await countReviewsForStaff(db);
  if (waiting === 0) return { waiting, next: [] };
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(COLUMNS)
    .where('reviews.id', 'in', idsForStaff(db))
    .orderBy('reviews.created_at')
    .orderBy('reviews.id')
    .limit(limit)
    .execute();
  return { waiting, next: await withReports(db, rows) };
}

/** A review with all that staff see of it. */
export type ReviewRecord = Omit<ListedReview, 'hasReply' | 'reports'> & {
  version: number;
  productId: string;
  productSlug: string;
  variant: string;
  /** '' where none is kept. */
  email: string;
  orderNumber: string | null;
  incentive: string;
  traits: { label: string; value: string }[];
  marks: { trait: string; mark: number }[];
  pictures: { url: string; words: string }[];
  helpful: number;
  unhelpful: number;
  shownAt: string | null;
  reply: string;
  repliedAt: string | null;
  repliedBy: string | null;
  reports: { id: string; reason: ReportReason; words: string; at: string; closedAt: string | null }[];
  events: { at: string; actor: string | null; step: ReviewStep; note: string }[];
};

export async function findReviewRecord(db: Db, id: string): Promise<ReviewRecord | null> {
  const row = await db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .leftJoin('orders', 'orders.id', 'reviews.order_id')
    .selectAll('reviews')
    .select([
      'products.name as product',
      'products.slug as product_slug',
      sql<string | null>`orders.order_number`.as('order_number'),
    ])
    .where('reviews.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const [marks, pictures, reports, events] = await Promise.all([
    db
      .selectFrom('review_marks')
      .select(['trait', 'mark'])
      .where('review_id', '=', id)
      .orderBy('trait')
      .execute(),
    db
      .selectFrom('review_pictures')
      .select(['url', 'words'])
      .where('review_id', '=', id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('review_reports')
      .select(['id', 'reason', 'words', 'at', 'closed_at as closedAt'])
      .where('review_id', '=', id)
      .orderBy('at')
      .execute(),
    db
      .selectFrom('review_events')
      .select(['at', 'actor', 'step', 'note'])
      .where('review_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  ]);
  const traits = [
    ['Age', row.age_band],
    ['Skin', row.skin_type],
    ['Undertone', row.undertone],
    ['Concern', row.concern],
    ['Hair', row.hair_type],
  ] as const;
  return {
    id,
    version: row.version,
    productId: row.product_id,
    product: row.product,
    productSlug: row.product_slug,
    variant: row.variant,
    stars: row.stars,
    title: row.title,
    body: row.body,
    name: row.name,
    email: row.email ?? '',
    orderNumber: row.order_number,
    verified: row.verified === 1,
    incentive: row.incentive,
    source: row.source,
    state: row.state,
    hiddenReason: row.hidden_reason,
    traits: traits.flatMap(([label, value]) => (value === null ? [] : { label, value })),
    helpful: row.helpful,
    unhelpful: row.unhelpful,
    createdAt: row.created_at,
    shownAt: row.shown_at,
    reply: row.reply,
    repliedAt: row.replied_at,
    repliedBy: row.replied_by,
    ...{ marks, pictures, reports, events },
  };
}
