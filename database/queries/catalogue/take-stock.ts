import { sql } from 'kysely';
import { builtOnce } from '#database/built-once.ts';
import type { Db } from '#database/open.ts';
import { followParts } from '#database/queries/sets/follow-parts.ts';
import { addPieces, takePieces } from '#database/queries/stock-ledger/write-stock.ts';
import type { StockCause } from '#domain/stock/stock-movement.ts';
import { showCheapestInStock } from './shown-offers.ts';

export type StockPiece = { productId: string; variantId: string; quantity: number };

/** One line of an order. Of a set its `parts` are taken, so many in each set, and nothing of its own. */
export type StockMove = StockPiece & { parts?: readonly StockPiece[] };

/** What the movements of an order say beside their kind. */
export type OrderCause = Omit<StockCause, 'kind'>;

export type Taken<Move> = {
  /** The moves that found too little. */
  refused: Move[];
  /** Slugs of the sets whose stock followed. */
  followed: string[];
};

/**
 * Takes stock only where enough is left. Locks all variants, then all products, then the sets that hold them, as `lockProducts`
 * does: two orders that share a product wait for each other instead of deadlocking. Roll back when any move is refused.
 */
export async function takeStock<Move extends StockMove>(
  trx: Db,
  moves: readonly Move[],
  cause: OrderCause,
): Promise<Taken<Move>> {
  const pieces = piecesOf(moves);
  const missing = new Set<string>();
  const soldOut: string[] = [];
  for (const { productId, variantId, quantity } of pieces) {
    const left = await takePieces(trx, variantId, quantity, { ...cause, kind: 'sold' });
    if (left === null) missing.add(variantId);
    else if (left === 0) soldOut.push(productId);
  }
  if (missing.size > 0)
    return {
      refused: moves.filter((move) => piecesOf([move]).some(({ variantId }) => missing.has(variantId))),
      followed: [],
    };
  const followed = await changeProducts(trx, moves, pieces, -1, cause.at);
  await showCheapestInStock(trx, soldOut);
  return { refused: [], followed };
}

/** True where all of it could be taken; call after `lockProducts`. */
export async function hasStock(trx: Db, moves: readonly StockMove[]): Promise<boolean> {
  const wanted = piecesOf(moves);
  const rows = await trx
    .selectFrom('variants')
    .select(['id', 'stock'])
    .where(
      'id',
      'in',
      wanted.map(({ variantId }) => variantId),
    )
    .execute();
  const stock = new Map(rows.map((row) => [row.id, row.stock]));
  return wanted.every(({ variantId, quantity }) => (stock.get(variantId) ?? 0) >= quantity);
}

/** Pieces that were never sent are released, others come back. */
export type StockReturn = StockMove & { kind: 'released' | 'returned' };

/**
 * Gives stock back, where the variant still exists; locks as `takeStock` does. Returns the slugs of the sets whose stock
 * followed.
 */
export async function returnStock(
  trx: Db,
  moves: readonly StockReturn[],
  cause: OrderCause,
): Promise<string[]> {
  const returned: StockPiece[] = [];
  const backInStock: string[] = [];
  for (const { kind, ...piece } of returnedPiecesOf(moves)) {
    const stock = await addPieces(trx, piece.variantId, piece.quantity, { ...cause, kind });
    if (stock !== null) returned.push(piece);
    if (stock === piece.quantity) backInStock.push(piece.productId);
  }
  const followed = await changeProducts(trx, moves, returned, 1, cause.at);
  await showCheapestInStock(trx, backInStock);
  return followed;
}

/**
 * Takes out of stock what came back and is not for sale, where the variant still exists; locks as `takeStock` does. Call after
 * `returnStock`, so that there is enough. Returns the slugs of the sets whose stock followed.
 */
export async function writeOff(trx: Db, moves: readonly StockMove[], cause: StockCause): Promise<string[]> {
  const taken: StockPiece[] = [];
  const soldOut: string[] = [];
  for (const piece of piecesOf(moves)) {
    const left = await takePieces(trx, piece.variantId, piece.quantity, cause);
    if (left !== null) taken.push(piece);
    if (left === 0) soldOut.push(piece.productId);
  }
  const followed = await changeProducts(trx, moves, taken, -1, cause.at);
  await showCheapestInStock(trx, soldOut);
  return followed;
}

/** The products whose stock these moves take: of sets those of their parts. */
export function productsTaken(moves: readonly StockMove[]): string[] {
  return piecesOf(moves).map(({ productId }) => productId);
}

/**
 * A product's stock is the sum of its variants'. An order counts once for 'popular', however many pieces it takes, and no longer
 * where pieces come back; `writeBuyers` counts anew by day.
 */
async function changeProducts(
  trx: Db,
  moves: readonly StockMove[],
  pieces: readonly StockPiece[],
  sign: 1 | -1,
  now: string,
): Promise<string[]> {
  const shared: string[] = [];
  for (const [productId, quantity] of byProduct(pieces)) {
    const [written] = (await movingProduct(trx, productId, sign * quantity, sign, now)).rows;
    if (written?.isShared) shared.push(productId);
  }
  const sets = byProduct(moves.filter(partsOf));
  const followed = await followParts(trx, [...shared, ...sets.map(([id]) => id)], now);
  for (const [productId] of sets)
    await trx
      .updateTable('products')
      .set({ ordered_count: oneMore(sign) })
      .where('id', '=', productId)
      .execute();
  return followed;
}

const movingProduct = builtOnce((trx, productId: string, change: number, sign: 1 | -1, now: string) =>
  trx
    .updateTable('products')
    .set({
      stock: sql`stock + ${sql.val(change)}`,
      ordered_count: oneMore(sign),
      stock_changed_at: now,
    })
    .where('id', '=', productId)
    .returning(IS_SHARED.as('isShared')),
);

/** One order more where stock is taken (a sign of -1), one fewer where it comes back, and never fewer than none. */
function oneMore(sign: 1 | -1) {
  return sql<number>`case when ordered_count >= ${sql.val(sign)} then ordered_count - ${sql.val(sign)} else 0 end`;
}

/** True for a part of a set, or what became one. Asked with a write that every order makes: other products cost nothing more. */
const IS_SHARED = sql<number | boolean>`(exists (
    select 1 from variants join set_parts on set_parts.variant_id = variants.id
    where variants.product_id = products.id
  ) or exists (select 1 from set_parts where set_parts.set_id = products.id))`;

/** What moves take of each variant, in the order in which all take it. */
function piecesOf(moves: readonly StockMove[]): StockPiece[] {
  const pieces = new Map<string, StockPiece>();
  for (const move of moves)
    for (const { productId, variantId, quantity } of partsOf(move) ?? [{ ...move, quantity: 1 }]) {
      const sum = (pieces.get(variantId)?.quantity ?? 0) + quantity * move.quantity;
      pieces.set(variantId, { productId, variantId, quantity: sum });
    }
  return inOrder([...pieces.values()]);
}

/** A variant of which some pieces are released and some come back stands twice. */
function returnedPiecesOf(moves: readonly StockReturn[]): (StockPiece & Pick<StockReturn, 'kind'>)[] {
  const kinds = ['released', 'returned'] as const;
  return inOrder(
    kinds.flatMap((kind) =>
      piecesOf(moves.filter((move) => move.kind === kind)).map((piece) => ({ ...piece, kind })),
    ),
  );
}

function inOrder<Piece extends StockPiece>(pieces: Piece[]): Piece[] {
  return pieces.sort((a, b) =>
    a.productId === b.productId ? compare(a.variantId, b.variantId) : compare(a.productId, b.productId),
  );
}

/** Null for a product that is not a set. */
function partsOf({ parts = [] }: StockMove): readonly StockPiece[] | null {
  return parts.length > 0 ? parts : null;
}

function byProduct(pieces: readonly StockPiece[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of pieces) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return [...sums].sort(([a], [b]) => compare(a, b));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
