/** Why the stock of a variant changed. */
export type StockKind =
  /** Stood in stock when the variant was added, or when the shop began to keep movements. */
  | 'opening'
  | 'sold'
  /** Not sent, and in stock again: the order was cancelled, or not paid in time. */
  | 'released'
  /** Came back after it had left. */
  | 'returned'
  | 'delivered'
  | 'counted'
  | 'damaged'
  | 'tester'
  | 'sample'
  | 'corrected'
  | 'imported';

export const STOCK_KINDS: Record<StockKind, string> = {
  opening: 'Opening stock',
  sold: 'Sold',
  released: 'Released',
  returned: 'Returned',
  delivered: 'Delivered in',
  counted: 'Counted',
  damaged: 'Damaged',
  tester: 'Tester',
  sample: 'Sample',
  corrected: 'Corrected',
  imported: 'Imported',
};

/** What a movement says beside its quantity; at: UTC, ISO; actor: the staff member, null for the shop itself. */
export type StockCause = {
  kind: StockKind;
  at: string;
  actor: string | null;
  reason?: string;
  /** The number of the order it was for. */
  order?: string;
  /** The file it was read from. */
  file?: string;
  /** The delivery or count it was entered with. */
  form?: string;
};

export function isStockKind(kind: string): kind is StockKind {
  return Object.hasOwn(STOCK_KINDS, kind);
}
