import { formatPounds, type Pence } from '#domain/money/money.ts';
import { hasLeft, type OrderStatus } from '#domain/order/order.ts';
import { isSending, sendsRefunded } from '#domain/order/sending.ts';
import { CONCERN_TEXTS, PAYMENT_CONCERNS, type PaymentConcern } from '#domain/payment/payment-risk.ts';
import type { PaymentState } from '#domain/payment/payment-state.ts';

/**
 * What must be answered before a status is changed: the money of a cancelled order, whether the pieces of one that has left
 * come back, goods for which all money was given back, and concerns about the payment.
 */
export const MOVE_QUESTIONS = ['money', 'stock', 'goods-for-nothing', ...PAYMENT_CONCERNS] as const;
export type MoveQuestion = (typeof MOVE_QUESTIONS)[number];

/** Whether the pieces of a cancelled order that had left are in stock again. */
export const STOCK_CHOICES = ['return', 'keep-out'] as const;
export type StockChoice = (typeof STOCK_CHOICES)[number];

export type Move = {
  from: OrderStatus;
  to: OrderStatus;
  /** It was set to a status of goods that have left before, whatever it says now. */
  wasSent: boolean;
  paymentState: PaymentState;
  /** What was paid and could be given back. */
  leftPence: Pence;
  concerns: readonly PaymentConcern[];
};

/** Returns the questions of a move, none for one that needs no answer. No caller is excused (docs/decisions/116-ask-before-money-moves.md). */
export function moveQuestions({
  from,
  to,
  wasSent,
  paymentState,
  leftPence,
  concerns,
}: Move): MoveQuestion[] {
  if (from === to) return [];
  if (to === 'cancelled')
    return [
      ...(leftPence > 0 ? (['money'] as const) : []),
      ...(hasLeft(from) || wasSent ? (['stock'] as const) : []),
    ];
  if (!isSending(to) || hasLeft(from)) return [];
  return [...(sendsRefunded(from, to, paymentState) ? (['goods-for-nothing'] as const) : []), ...concerns];
}

/** A question as a sentence, for staff and programs. */
export function moveQuestionText(question: MoveQuestion, { leftPence }: Pick<Move, 'leftPence'>): string {
  switch (question) {
    case 'money':
      return `${formatPounds(leftPence)} was paid and could be given back.`;
    case 'stock':
      return 'The order was sent: say whether its pieces are back in stock.';
    case 'goods-for-nothing':
      return 'All of the money was given back: the customer would get the goods for nothing.';
    default:
      return CONCERN_TEXTS[question];
  }
}
