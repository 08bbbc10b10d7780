import type { LineTally } from './line-movement.ts';

/** Where the goods of a line, or of a whole order, are. It says nothing of money (`paymentState`). */
export const LINE_STATES = [
  'to send',
  'partly sent',
  'sent',
  'partly returned',
  'returned',
  'cancelled',
] as const;
export type LineState = (typeof LINE_STATES)[number];

export type PieceCounts = Pick<LineTally, 'ordered' | 'cancelled' | 'sent' | 'returned' | 'refunded'>;

/** Returns the state that the movements of a line lead to. */
export function lineState(line: PieceCounts): LineState {
  if (line.cancelled === line.ordered) return 'cancelled';
  if (line.sent === 0) return 'to send';
  if (line.returned === line.sent && toSend(line) === 0) return 'returned';
  if (line.returned > 0) return 'partly returned';
  return toSend(line) > 0 ? 'partly sent' : 'sent';
}

/** Returns the state of an order's goods: that of all its pieces together. The owner's word, its status, stands beside it. */
export function goodsState(lines: readonly PieceCounts[]): LineState {
  const sumOf = (count: keyof PieceCounts) => lines.reduce((sum, line) => sum + line[count], 0);
  return lineState({
    ordered: sumOf('ordered'),
    cancelled: sumOf('cancelled'),
    sent: sumOf('sent'),
    returned: sumOf('returned'),
    refunded: sumOf('refunded'),
  });
}

/** The pieces that are still to leave. */
export function toSend({ ordered, cancelled, sent }: PieceCounts): number {
  return ordered - cancelled - sent;
}

type ActionRow = {
  states: readonly LineState[];
  /** The most pieces it may be about. */
  most: (line: PieceCounts) => number;
  /** The law or decision that the row follows from. */
  authority: string;
};

/** What may be done with the pieces of a line, and in which states. Money has its own table (`PAYMENT_ACTIONS`). */
export const LINE_ACTIONS = {
  send: {
    states: ['to send', 'partly sent', 'partly returned'],
    most: toSend,
    authority: 'Consumer Rights Act 2015, section 28: what was sold is delivered, and no more',
  },
  cancel: {
    states: ['to send', 'partly sent', 'partly returned'],
    most: toSend,
    authority: 'Consumer Contracts Regulations 2013, regulation 29: before the goods are there, and after',
  },
  return: {
    states: ['partly sent', 'sent', 'partly returned'],
    most: ({ sent, returned }) => sent - returned,
    authority: 'Consumer Contracts Regulations 2013, regulation 35: what was sent can be sent back',
  },
  refund: {
    states: LINE_STATES,
    most: ({ ordered, refunded }) => ordered - refunded,
    authority:
      'Consumer Contracts Regulations 2013, regulation 34, and Consumer Rights Act 2015, sections 20 and 24: wherever the goods are',
  },
  /** The owner's word for the whole order, with all movements that it implies. */
  'set-status': {
    states: LINE_STATES,
    most: ({ ordered }) => ordered,
    authority: 'docs/decisions/041-order-status-any-to-any.md',
  },
} as const satisfies Record<string, ActionRow>;

export type LineAction = keyof typeof LINE_ACTIONS;

/** Returns the most pieces of a line that an action may be about; 0 where its state does not allow it. */
export function mostPieces(action: LineAction, line: PieceCounts): number {
  const { states, most }: ActionRow = LINE_ACTIONS[action];
  return states.includes(lineState(line)) ? most(line) : 0;
}

/** The reason an action cannot be about so many pieces, as a sentence for staff; null where it can. */
export function whyNotMoved(action: LineAction, line: PieceCounts, quantity: number): string | null {
  const most = mostPieces(action, line);
  if (quantity <= most) return null;
  return most === 0 ? NONE[action] : `${NONE[action].slice(0, -1)} beyond ${most}.`;
}

const NONE: Record<LineAction, string> = {
  send: 'There is nothing to send.',
  cancel: 'There is nothing to cancel.',
  return: 'There is nothing that could come back.',
  refund: 'There is nothing to refund.',
  'set-status': 'There is nothing to set.',
};
