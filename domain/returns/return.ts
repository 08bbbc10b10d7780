import type { Pence } from '#domain/money/money.ts';
import type { GoodsCondition, ReturnCause, ReturnRemedy } from './return-situation.ts';

/** Goods that come back, or are cancelled, or complained of, as they stand. */
export const RETURN_STATES = [
  'asked',
  'approved',
  'on-its-way',
  'received',
  'inspected',
  'settled',
  'refused',
  'withdrawn',
  'ended',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

export const RETURN_STATE_NAMES: Record<ReturnState, string> = {
  asked: 'To decide',
  approved: 'Approved',
  'on-its-way': 'On its way',
  received: 'To inspect',
  inspected: 'To pay back',
  settled: 'Settled',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  ended: 'Nothing came',
};

/** The states in which somebody still has something to do. */
export const OPEN_STATES = ['asked', 'approved', 'on-its-way', 'received', 'inspected'] as const;

export function isOpenReturn(state: ReturnState): boolean {
  return OPEN_STATES.some((open) => open === state);
}

/** What the customer wants for it. */
export const RETURN_WISHES = {
  money: 'Money back',
  another: 'Another shade, size or product',
  same: 'The same again',
} as const;
export type ReturnWish = keyof typeof RETURN_WISHES;

export function isReturnWish(text: string): text is ReturnWish {
  return Object.hasOwn(RETURN_WISHES, text);
}

export type Postage = 'customer' | 'shop';

/** Where pieces go that came back. */
export const RETURN_PLACES = {
  shelf: 'Shelf',
  damaged: 'Damaged',
  tester: 'Tester',
  binned: 'Thrown away',
} as const;
export type ReturnPlace = keyof typeof RETURN_PLACES;

export const RETURN_PLACE_NAMES = Object.keys(RETURN_PLACES).filter(isReturnPlace);

function isReturnPlace(text: string): text is ReturnPlace {
  return Object.hasOwn(RETURN_PLACES, text);
}

export type ReturnLine = Record<ReturnPlace, number> & {
  id: string;
  place: number;
  lineId: string;
  /** False for pieces that had not left when it was asked. */
  wasSent: boolean;
  quantity: number;
  cause: ReturnCause;
  /** One of the shop's list; '' for none. */
  reason: string;
  condition: GoodsCondition;
  /** What they want instead, where their wish is another; null: they named none. It may be no longer sold. */
  wantedVariantId: string | null;
  /** Null: the law gives nothing, the shop takes it of its own accord. */
  remedy: ReturnRemedy | null;
  source: string;
  until: string | null;
  withDelivery: boolean;
  mayBeReduced: boolean;
  /** What staff found. */
  found: string;
  refundQuantity: number;
  refundPence: Pence;
  /** Taken off what was paid for these pieces, and why. */
  reducedPence: Pence;
  ground: string;
  /** What is sent instead, as it was named when it was approved; null: nothing. */
  exchange: Exchange | null;
  /** Pieces that are out of stock for it. */
  held: HeldPiece[];
  /** Pieces that were sent instead. */
  exchanged: number;
  /** What of the money of these pieces pays for them. */
  exchangePence: Pence;
};

export type Exchange = {
  variantId: string;
  /** Product and variant as they were called then. */
  words: string;
  /** What one costs; null: what was paid for what comes back. */
  unitPence: Pence | null;
};

export type HeldPiece = { productId: string; variantId: string; slug: string; quantity: number };

/** Days are those of London, moments UTC, ISO. */
export type Return = {
  id: string;
  orderId: string;
  number: string;
  state: ReturnState;
  wish: ReturnWish;
  words: string;
  askedAt: string;
  /** The staff member who entered it; null for the customer. */
  askedBy: string | null;
  declaredOn: string;
  postage: Postage | null;
  answer: string;
  agreedOn: string | null;
  sentOn: string | null;
  receivedOn: string | null;
  inspectedAt: string | null;
  endsOn: string | null;
  dueOn: string | null;
  closedAt: string | null;
  refundedPence: Pence;
  version: number;
  lines: ReturnLine[];
};

/** 'ZA123456789-R1'. */
export function returnNumber(orderNumber: string, place: number): string {
  return `${orderNumber}-R${place}`;
}

/** How many pieces of a line came back. */
export function cameBack(line: Pick<ReturnLine, ReturnPlace>): number {
  return RETURN_PLACE_NAMES.reduce((sum, place) => sum + line[place], 0);
}

/** True where something has to be sent back. */
export function comesBack(line: Pick<ReturnLine, 'wasSent' | 'cause'>): boolean {
  return line.wasSent && line.cause !== 'not-arrived';
}

export const RETURN_WORDS_MAX_LENGTH = 2000;
export const RETURN_REASON_MAX_LENGTH = 80;
