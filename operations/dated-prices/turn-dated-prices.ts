import type { Db } from '#database/open.ts';
import { listBulkProducts } from '#database/queries/bulk/bulk-products.ts';
import { lockProducts } from '#database/queries/catalogue/lock-products.ts';
import { readHistories } from '#database/queries/catalogue/shown-offers.ts';
import { moveDemoVersions } from '#database/queries/catalogue-editing/demo-rows.ts';
import { readPricingFacts } from '#database/queries/dated-prices/chosen-products.ts';
import {
  hasBegunElsewhere,
  leavePlannedLines,
  listLinesOf,
  listProductsOfLines,
  type StoredLine,
  type TurnedRow,
  writeTurnedLines,
} from '#database/queries/dated-prices/dated-lines.ts';
import {
  listDueDated,
  lockDatedPrice,
  writeDatedPrice,
} from '#database/queries/dated-prices/dated-prices.ts';
import { addToRun, endRun } from '#database/queries/dated-prices/dated-runs.ts';
import { readFormerPriceRule } from '#database/queries/shop/shop-settings.ts';
import type { BulkProduct } from '#domain/catalogue/bulk/bulk-change.ts';
import { type DatedPrice, datedState, endOf } from '#domain/dated-prices/dated-price.ts';
import { beginDated, endDated, type Turned } from '#domain/dated-prices/dated-turn.ts';
import { judgeDatedWas } from '#domain/dated-prices/dated-was.ts';
import { writeAndRecord } from '#operations/catalogue/write-and-record.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Author, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';

type Shop = Pick<Platform, 'db' | 'clock' | 'random'>;

/** Products written in one transaction: orders wait no longer than it takes (docs/decisions/058-change-many-products.md). */
const BATCH = 250;

const NEVER_BEGUN = 'Its time was over before it could begin: the shop did not run.';
const ENDED_FIRST = 'It was ended before this price was written.';

/**
 * Ends the dated prices whose time is over, then begins those whose time has come, in batches of a transaction each. Goes on where a
 * process ended, and does nothing where another one did it. Returns the number of batches.
 */
export async function turnDatedPrices(shop: Shop): Promise<number> {
  let batches = 0;
  for (const turn of ['end', 'begin'] as const)
    for (const id of await listDueDated(shop.db, turn, nowIso(shop.clock)))
      batches += await turnOne(shop, id, turn);
  return batches;
}

/** Does all batches of one dated price. */
export async function turnOne(
  shop: Shop,
  id: string,
  turn: 'begin' | 'end',
  author?: Author,
): Promise<number> {
  for (let batches = 0; ; batches++)
    if (!(await (turn === 'begin' ? beginBatch(shop, id) : endBatch(shop, id, author)))) return batches;
}

/** False where nothing is left to do, or a price of the products must go back first. */
function beginBatch(shop: Shop, id: string): Promise<boolean> {
  return batchOf(shop, id, undefined, async (write, dated) => {
    const { trx, now } = write;
    const state = datedState(dated, now);
    if (state !== 'beginning') return false;
    const productIds = await listProductsOfLines(trx, id, 'planned', BATCH);
    if (productIds.length === 0) {
      await writeDatedPrice(trx, id, { begunAt: now });
      await endRun(trx, id, 'begin', now);
      return false;
    }
    if (await hasBegunElsewhere(trx, id, productIds)) return false;
    if (dated.startedAt === null) await writeDatedPrice(trx, id, { startedAt: now });
    const lines = await listLinesOf(trx, { datedId: id, productIds, state: 'planned' });
    const formerOf = await formerPrices(trx, productIds, lines, now);
    const turned = await turnProducts(write, dated, { kind: 'begin', productIds, lines }, (product, own) =>
      beginDated(product, own, (line) => formerOf(product, own, line)),
    );
    await writeTurnedLines(trx, id, turned);
    return true;
  });
}

function endBatch(shop: Shop, id: string, author?: Author): Promise<boolean> {
  return batchOf(shop, id, author, async (write, dated) => {
    const { trx, now } = write;
    if (datedState(dated, now) !== 'ending') return false;
    const left = await leavePlannedLines(trx, id, dated.startedAt === null ? NEVER_BEGUN : ENDED_FIRST);
    if (left > 0) await addToRun(trx, id, { kind: 'begin', now, changed: 0, leftAlone: left });
    const productIds = await listProductsOfLines(trx, id, 'begun', BATCH);
    if (productIds.length === 0) {
      await writeDatedPrice(trx, id, { endedAt: now });
      await endRun(trx, id, 'begin', now);
      await endRun(trx, id, 'end', now);
      write.record({
        action: 'dated-price.end',
        subjectId: id,
        subject: dated.name,
        before: { endedAt: null },
        after: { endedAt: now },
      });
      return false;
    }
    const lines = await listLinesOf(trx, { datedId: id, productIds, state: 'begun' });
    const turned = await turnProducts(write, dated, { kind: 'end', productIds, lines }, endDated);
    await writeTurnedLines(trx, id, turned);
    return true;
  });
}

/** Runs one batch in a transaction that holds the dated price: two processes take turns. */
function batchOf(
  { db, clock, random }: Shop,
  id: string,
  author: Author | undefined,
  work: (write: StaffWrite, dated: DatedPrice) => Promise<boolean>,
): Promise<boolean> {
  return staffWrite({ db, clock, random }, author ?? { id: null, name: 'The shop' }, async (write) => {
    const dated = await lockDatedPrice(write.trx, id);
    return dated !== null && (await work(write, dated));
  });
}

type Batch = { kind: 'begin' | 'end'; productIds: string[]; lines: StoredLine[] };

const DONE = { begin: 'begun', end: 'ended' } as const;
const LEFT = { begin: 'left', end: 'kept' } as const;

/** Writes the products of a batch with all that follows from their prices, and counts it. */
async function turnProducts(
  write: StaffWrite,
  dated: DatedPrice,
  { kind, productIds, lines }: Batch,
  turn: (product: BulkProduct, lines: StoredLine[]) => Turned<StoredLine>,
): Promise<TurnedRow[]> {
  const { trx, now } = write;
  await lockProducts(trx, productIds);
  const products = new Map((await listBulkProducts(trx, productIds)).map((product) => [product.id, product]));
  const rows: TurnedRow[] = [];
  const writes: { before: BulkProduct; after: BulkProduct }[] = [];
  for (const [productId, own] of Map.groupBy(lines, (line) => line.productId)) {
    const before = products.get(productId);
    const done: Pick<Turned<StoredLine>, 'lines'> & { after?: BulkProduct } = before
      ? turn(before, own)
      : { lines: own.map((line) => ({ line, reason: 'It was deleted since.' })) };
    const changed = done.lines.filter(({ reason }) => reason === null);
    if (before && done.after && changed.length > 0) writes.push({ before, after: done.after });
    for (const { line, reason } of done.lines)
      rows.push({
        productId,
        variantId: line.variantId,
        state: reason === null ? DONE[kind] : LEFT[kind],
        reason,
        setOriginalPence:
          kind === 'begin' && reason === null
            ? originalAt(done.after, line.variantId)
            : line.setOriginalPence,
      });
  }
  const name = `‘${dated.name}’`;
  const reason = kind === 'begin' ? `Dated price ${name} began` : `Dated price ${name} ended`;
  const entryId = `${dated.id}.${kind}`;
  await writeAndRecord(write, { name: reason }, writes, { action: `product.dated-${kind}`, reason, entryId });
  const changed = rows.filter((row) => row.reason === null).length;
  await addToRun(trx, dated.id, { kind, now, changed, leftAlone: rows.length - changed });
  if (kind === 'end')
    // The reduction and its end: nothing of them is left to make a product of the demo the owner's.
    await moveDemoVersions(
      trx,
      writes.map(({ after }) => after.id),
      2,
    );
  if (writes.length > 0)
    write.record({
      action: `product.dated-${kind}`,
      subjectId: dated.id,
      subject: dated.name,
      before: null,
      after: { until: endOf(dated), endedByHand: dated.stoppedBy },
      entryId,
    });
  return rows;
}

function originalAt(product: BulkProduct | undefined, variantId: string | null): number | null {
  if (variantId === null) return product?.originalPricePence ?? null;
  return product?.variants.find(({ id }) => id === variantId)?.originalPricePence ?? null;
}

/** The price that may stand as 'was' beside the new one of a line, by the history as it is now. */
async function formerPrices(trx: Db, productIds: string[], lines: StoredLine[], now: string) {
  const rule = lines.length > 0 ? await readFormerPriceRule(trx) : null;
  const histories = await readHistories(trx, productIds);
  const { variantAges } = await readPricingFacts(trx, productIds);
  return (product: BulkProduct, own: StoredLine[], line: StoredLine): number | null => {
    if (!rule) return null;
    const history = histories.get(product.id) ?? [];
    const judged = judgeDatedWas(product, own, variantAges, { history, rule, at: now });
    return judged.get(line)?.ok ? line.oldPence : null;
  };
}
