import type { Order } from './order.ts';

/** The question to a customer if a cash order is still wanted. Times are UTC, ISO. */
export type CashQuestion = {
  /** Null where staff confirmed it before anybody asked. */
  askedAt: string | null;
  endsAt: string | null;
  confirmedAt: string | null;
  confirmedBy: string | null;
  /** When another status made the question idle. */
  settledAt: string | null;
};

/** True while a cash order can be confirmed: nobody has packed or cancelled it. */
export function awaitsPacking({ orderStatus, paymentState }: Pick<Order, 'orderStatus' | 'paymentState'>) {
  return orderStatus === 'confirmed' && paymentState === 'cash due';
}

/** True while the order is cancelled at `endsAt` unless somebody confirms it. */
export function isOpenQuestion(question: CashQuestion | null): boolean {
  return question !== null && question.confirmedAt === null && question.settledAt === null;
}
