import { isEmail, normaliseEmail } from '#domain/fields/email.ts';
import { foldText } from '#domain/search/search-text.ts';
import { multiLine, singleLine } from '#domain/text/clean-text.ts';
import { withoutGuard } from '#domain/text/csv.ts';
import { foreignMoment } from './foreign-moment.ts';

/** Systems whose files of reviews the shop reads, by the name that is stored with a review. */
export const REVIEW_SYSTEMS = {
  shopify: 'Shopify Product Reviews',
  'judge-me': 'Judge.me',
  woocommerce: 'WooCommerce',
  yotpo: 'Yotpo',
} as const;

export type ReviewSystem = keyof typeof REVIEW_SYSTEMS;

/** A review as another system's file has it. */
export type ForeignReview = {
  /** Its name there; '' where the file has none. */
  id: string;
  /** What the file says of the product; '' for what it does not. */
  product: { handle: string; id: string; sku: string };
  stars: number;
  title: string;
  body: string;
  name: string;
  /** Finds the order; it is not kept. '' for none. */
  email: string;
  /** UTC, ISO. */
  createdAt: string;
  reply: string;
  repliedAt: string | null;
  /** False where it was held back there. */
  wasShown: boolean;
  hasPictures: boolean;
};

export type ReadReview = { ok: true; review: ForeignReview } | { ok: false; column: string; reason: string };

/** Returns the system whose file has these columns, or null. */
export function reviewSystem(header: readonly string[]): ReviewSystem | null {
  const columns = new Set(header.map(folded));
  const systems = Object.keys(MARKS) as ReviewSystem[];
  return systems.find((system) => MARKS[system].every((mark) => columns.has(mark))) ?? null;
}

/** Reads a row; `now` (ISO) is the latest time a review can be of. */
export function readForeignReview(
  system: ReviewSystem,
  header: readonly string[],
  record: readonly string[],
  now: string,
): ReadReview {
  const places = header.map(folded);
  const cell = (field: Field) => {
    const place = COLUMNS[system][field]?.map((name) => places.indexOf(name)).find((found) => found >= 0);
    return place === undefined ? '' : withoutGuard(record[place] ?? '').trim();
  };
  const refuse = (field: Field, reason: string): ReadReview => ({
    ok: false,
    column: header.find((name) => COLUMNS[system][field]?.includes(folded(name))) ?? '',
    reason,
  });
  const parent = cell('parent');
  if (parent !== '' && parent !== '0') return refuse('parent', IS_REPLY);
  const state = cell('state').toLowerCase();
  if (SPAM.includes(state)) return refuse('state', WAS_SPAM);
  const stars = Number(cell('stars'));
  if (!Number.isInteger(stars) || stars < 1 || stars > 5) return refuse('stars', NO_STARS);
  const createdAt = foreignMoment(cell('createdAt'));
  if (createdAt === null || createdAt > now) return refuse('createdAt', NO_MOMENT);
  const product = {
    handle: cell('handle') || handleOf(cell('address')),
    id: cell('product'),
    sku: cell('sku'),
  };
  if (Object.values(product).every((name) => name === '')) return refuse('handle', NO_PRODUCT);
  const body = multiLine(cell('body'));
  if (body.length > MOST_WORDS) return refuse('body', TOO_LONG);
  const email = normaliseEmail(cell('email'));
  const reply = multiLine(cell('reply')).slice(0, MOST_WORDS);
  return {
    ok: true,
    review: {
      ...{ product, stars, body, createdAt, reply },
      id: cell('id'),
      title: singleLine(cell('title')).slice(0, MOST_TITLE),
      name: isEmail(cell('name')) ? '' : singleLine(cell('name')).slice(0, MOST_NAME),
      email: isEmail(email) ? email : '',
      repliedAt: reply === '' ? null : (foreignMoment(cell('repliedAt')) ?? createdAt),
      wasShown:
        HELD_BACK[system].every((word) => word !== state) && !NOT.includes(cell('published').toLowerCase()),
      hasPictures: cell('pictures') !== '',
    },
  };
}

const MOST_WORDS = 10_000;
const MOST_TITLE = 200;
const MOST_NAME = 100;

const IS_REPLY = 'is a reply to a review, which is not taken';
const WAS_SPAM = 'was advertising or deleted there';
const NO_STARS = 'is not a number of stars from 1 to 5';
const NO_MOMENT = 'is no day that has been, or day and month cannot be told apart';
const NO_PRODUCT = 'names no product';
const TOO_LONG = `has more than ${MOST_WORDS.toLocaleString('en-GB')} characters`;

type Field =
  | 'id'
  | 'handle'
  | 'product'
  | 'sku'
  | 'address'
  | 'stars'
  | 'title'
  | 'body'
  | 'name'
  | 'email'
  | 'createdAt'
  | 'reply'
  | 'repliedAt'
  | 'state'
  | 'published'
  | 'parent'
  | 'pictures';

/** Columns that a file of each system has, and no file of another. */
const MARKS: Record<ReviewSystem, readonly string[]> = {
  'judge-me': ['rating', 'review date', 'reviewer name', 'body'],
  shopify: ['product handle', 'state', 'rating', 'author', 'body'],
  woocommerce: ['comment content', 'comment author', 'rating'],
  yotpo: ['review score', 'review content'],
};

/** Where each system has what, folded; of several the first that the file has. */
const COLUMNS: Record<ReviewSystem, Partial<Record<Field, readonly string[]>>> = {
  shopify: {
    handle: ['product handle'],
    stars: ['rating'],
    title: ['title'],
    body: ['body'],
    name: ['author'],
    email: ['email'],
    createdAt: ['created at'],
    reply: ['reply'],
    repliedAt: ['replied at'],
    state: ['state'],
  },
  'judge-me': {
    handle: ['product handle'],
    product: ['product id'],
    stars: ['rating'],
    title: ['title'],
    body: ['body'],
    name: ['reviewer name'],
    email: ['reviewer email'],
    createdAt: ['review date'],
    reply: ['reply'],
    repliedAt: ['reply date'],
    state: ['curated'],
    pictures: ['picture urls'],
  },
  woocommerce: {
    id: ['comment id'],
    product: ['comment post id'],
    sku: ['product sku'],
    stars: ['rating'],
    title: ['title'],
    body: ['comment content'],
    name: ['comment author'],
    email: ['comment author email'],
    createdAt: ['comment date gmt', 'comment date'],
    state: ['comment approved'],
    parent: ['comment parent'],
  },
  yotpo: {
    id: ['review id'],
    product: ['product id'],
    sku: ['product sku', 'sku'],
    address: ['product url'],
    stars: ['review score'],
    title: ['review title'],
    body: ['review content'],
    name: ['display name', 'reviewer display name', 'reviewer name'],
    email: ['email', 'reviewer email'],
    createdAt: ['review creation date', 'review date', 'date'],
    state: ['review status', 'status'],
    published: ['published'],
    pictures: ['review images', 'image urls'],
  },
};

const SPAM: readonly string[] = ['spam', 'trash', 'deleted'];

/** States in which a review was not shown there. */
const HELD_BACK: Record<ReviewSystem, readonly string[]> = {
  shopify: ['unpublished', 'hidden', 'flagged'],
  'judge-me': ['not-yet', 'not yet', 'hidden'],
  woocommerce: ['0', 'hold', 'unapproved', 'pending'],
  yotpo: ['pending', 'rejected', 'unpublished'],
};

const NOT: readonly string[] = ['false', 'no', '0'];

/** Of 'review_score', 'Review Score' and 'ReviewScore' the same, but for the last. */
function folded(name: string): string {
  return foldText(name.replaceAll('_', ' '));
}

/** The last part of the path of a product's address. */
function handleOf(address: string): string {
  return (
    address
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}
