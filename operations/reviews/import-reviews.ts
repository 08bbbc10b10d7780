import { createHash } from 'node:crypto';
import type { Db } from '#database/open.ts';
import { findOrderReviewed, findReviewedProduct } from '#database/queries/reviews/import-targets.ts';
import {
  type ImportedReview,
  insertImportedReview,
  listBroughtKeys,
} from '#database/queries/reviews/imported-reviews.ts';
import { noteReview } from '#database/queries/reviews/review-rows.ts';
import { lockReviewed, type TallyChange, tallyReviews } from '#database/queries/reviews/write-tallies.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import {
  type ForeignReview,
  type ReviewSystem,
  readForeignReview,
} from '#domain/foreign-exports/foreign-reviews.ts';
import { type Finding, finding } from '#domain/import/import-finding.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';
import { htmlText } from '../import/html-text.ts';
import type { FileRow } from '../import/import-batches.ts';

export type ReviewCounts = {
  rows: number;
  taken: number;
  /** Of those taken: were held back there, and wait for staff here. */
  waiting: number;
  /** Of those taken: the order is known here. */
  verified: number;
  /** Brought before. */
  unchanged: number;
  refused: number;
};

export type ReviewImport = {
  system: ReviewSystem;
  header: readonly string[];
  rows: Iterable<FileRow> | AsyncIterable<FileRow>;
  fileName: string;
  actor: Actor;
  /** Says what would happen, and changes nothing. */
  dryRun: boolean;
  signal?: AbortSignal;
};

type Listener = { finding(rowNumber: number, found: Finding): void; progress?(counts: ReviewCounts): void };

/**
 * Brings reviews from another system, each once however often its file comes. They keep their source, which is shown beside them; they count
 * as bought here only where this shop knows the order, whatever their system says. All go in, whatever their stars.
 */
export async function importReviews(
  platform: Pick<Platform, 'db' | 'clock' | 'random'>,
  request: ReviewImport,
  listener: Listener,
): Promise<ReviewCounts> {
  const counts: ReviewCounts = { rows: 0, taken: 0, waiting: 0, verified: 0, unchanged: 0, refused: 0 };
  const entryId = platform.random.id();
  for await (const batch of inParts(request.rows)) {
    if (request.signal?.aborted) break;
    const read = batch.flatMap((row) => readRow(row, request, nowIso(platform.clock), listener, counts));
    const found = await withProducts(platform.db, read, listener, counts);
    if (request.dryRun) await countOnly(platform.db, found, counts);
    else
      addTo(
        counts,
        await staffWrite(platform, request.actor, async (write) => {
          const written = await writeAll(write, found, request);
          recordImport(write, request, entryId, { ...counts, ...sum(counts, written) });
          return written;
        }),
      );
    listener.progress?.(counts);
  }
  return counts;
}

type Read = { rowNumber: number; review: ForeignReview; key: string };
type Found = Read & { productId: string };
type Written = Pick<ReviewCounts, 'taken' | 'waiting' | 'verified' | 'unchanged'>;

/** Rows of one transaction: orders wait no longer than for these. */
const PART = 100;

async function* inParts(rows: ReviewImport['rows']): AsyncGenerator<FileRow[]> {
  let part: FileRow[] = [];
  for await (const row of rows) {
    part.push(row);
    if (part.length < PART) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

function readRow(
  { rowNumber, record }: FileRow,
  { system, header }: ReviewImport,
  now: string,
  listener: Listener,
  counts: ReviewCounts,
): Read[] {
  counts.rows += 1;
  const read = readForeignReview(system, header, record, now);
  if (!read.ok) {
    counts.refused += 1;
    const value = record[header.indexOf(read.column)] ?? '';
    listener.finding(rowNumber, finding('refused', read.column, value, read.reason));
    return [];
  }
  const review = { ...read.review, body: plain(read.review.body), title: plain(read.review.title) };
  if (review.hasPictures) listener.finding(rowNumber, finding('note', '', '', PICTURES_LEFT));
  return [{ rowNumber, review, key: keyOf(system, review) }];
}

const PICTURES_LEFT = 'has pictures, which are not fetched';
const UNKNOWN_PRODUCT = 'names a product that the shop does not have: import the products first';

/** Words that other systems keep as HTML. */
function plain(text: string): string {
  return /<[a-z/]|&(?:[a-z]+|#\d+);/i.test(text) ? htmlText(text) : text;
}

/** The system's own name for it, or what makes it the same where it has none. */
function keyOf(system: ReviewSystem, review: ForeignReview): string {
  if (review.id) return `${system}:${review.id}`;
  const { product, stars, title, body, name, email, createdAt } = review;
  const parts = [product.handle, product.id, product.sku, stars, title, body, name, email, createdAt];
  return `${system}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}

async function withProducts(
  db: Db,
  rows: readonly Read[],
  listener: Listener,
  counts: ReviewCounts,
): Promise<Found[]> {
  const known = new Map<string, string | null>();
  const found: Found[] = [];
  for (const row of rows) {
    const { product } = row.review;
    const name = JSON.stringify(product);
    if (!known.has(name)) known.set(name, await findReviewedProduct(db, product));
    const productId = known.get(name);
    if (productId) found.push({ ...row, productId });
    else {
      counts.refused += 1;
      const words = product.handle || product.sku || product.id;
      listener.finding(row.rowNumber, finding('refused', '', words, UNKNOWN_PRODUCT));
    }
  }
  return found;
}

async function countOnly(db: Db, rows: readonly Found[], counts: ReviewCounts): Promise<void> {
  const brought = await listBroughtKeys(
    db,
    rows.map(({ key }) => key),
  );
  for (const row of rows) {
    if (brought.has(row.key)) counts.unchanged += 1;
    else addTo(counts, outcomeOf(row, await boughtBy(db, row)));
    brought.add(row.key);
  }
}

function outcomeOf({ review }: Found, bought: ImportedReview['bought']): Written {
  return { taken: 1, waiting: review.wasShown ? 0 : 1, verified: bought ? 1 : 0, unchanged: 0 };
}

async function boughtBy(db: Db, { review, productId }: Found): Promise<ImportedReview['bought']> {
  if (review.email === '') return null;
  const line = await findOrderReviewed(db, {
    email: review.email,
    productId,
    writtenAt: review.createdAt,
  });
  return line && { ...line, variant: line.variant === STANDARD_VARIANT ? '' : line.variant };
}

async function writeAll(
  { trx, now, newId, author }: StaffWrite,
  rows: readonly Found[],
  { system }: ReviewImport,
): Promise<Written> {
  const written: Written = { taken: 0, waiting: 0, verified: 0, unchanged: 0 };
  const products = [...new Set(rows.map(({ productId }) => productId))].toSorted();
  const gone = new Set<string>();
  for (const productId of products) if (!(await lockReviewed(trx, productId))) gone.add(productId);
  const changes: TallyChange[] = [];
  for (const row of rows.filter(({ productId }) => !gone.has(productId))) {
    const { review, productId, key } = row;
    const [id, bought] = [newId(), await boughtBy(trx, row)];
    if (!(await insertImportedReview(trx, { id, productId, source: system, key, review, bought, now }))) {
      written.unchanged += 1;
      continue;
    }
    await noteReview(trx, { id: newId(), reviewId: id, at: now, actor: author, step: 'imported' });
    addTo(written, outcomeOf(row, bought));
    if (review.wasShown)
      changes.push({
        productId,
        before: null,
        after: {
          ...{ source: system, state: 'shown', hiddenReason: '', stars: review.stars },
          ...{ pictured: false, marks: [] },
        },
      });
  }
  await tallyReviews(trx, changes, now);
  return written;
}

/** One entry of the audit log for the whole file, which holds what was taken so far. */
function recordImport(
  { record }: StaffWrite,
  { fileName }: ReviewImport,
  entryId: string,
  after: ReviewCounts,
): void {
  if (after.taken > 0)
    record({ action: 'review.import', subjectId: entryId, subject: fileName, before: null, after, entryId });
}

function sum(one: Written, other: Written): Written {
  return {
    taken: one.taken + other.taken,
    waiting: one.waiting + other.waiting,
    verified: one.verified + other.verified,
    unchanged: one.unchanged + other.unchanged,
  };
}

function addTo(counts: Written, more: Written): void {
  Object.assign(counts, sum(counts, more));
}
