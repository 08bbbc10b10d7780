import { formatPounds } from '#domain/money/money.ts';
import { isUnusualMove } from '#domain/order/order.ts';
import { type MoveQuestion, moveQuestionText } from '#domain/order-moves/move-questions.ts';
import type { MoveAsk } from './order-command-result.ts';

type Move = Pick<MoveAsk, 'from' | 'to' | 'note' | 'money' | 'tracking'>;

/** Returns the question before an unusual move, or one with questions of its own; null for any other. */
export function askMove(orderNumber: string, questions: readonly MoveQuestion[], move: Move): MoveAsk | null {
  const { from, to, money } = move;
  const details = [
    ...(isUnusualMove(from, to) ? ['That is not the usual way.'] : []),
    ...questions.flatMap((question) =>
      question === 'money' ? cancellingText(move, questions) : [moveQuestionText(question, money)],
    ),
  ];
  if (details.length === 0) return null;
  const labels =
    to === 'cancelled'
      ? { confirmLabel: 'Cancel the order', keepLabel: 'Keep it' }
      : { confirmLabel: 'Change it' };
  return {
    ...move,
    ...labels,
    intent: 'status',
    ids: [orderNumber],
    text: `Change this order from ${from} to ${to}?`,
    detail: details.join(' '),
    asksStock: questions.includes('stock'),
  };
}

function cancellingText({ money }: Move, questions: readonly MoveQuestion[]): string[] {
  const returns = questions.includes('stock') ? [] : ['Its pieces go back into stock.'];
  return [paidText(money), ...returns, refundText(money)];
}

function paidText({ receivedPence, leftPence, isCash }: MoveAsk['money']): string {
  const paid = `The customer paid ${formatPounds(receivedPence)}${isCash ? ' in cash' : ''}`;
  return leftPence === receivedPence
    ? `${paid}.`
    : `${paid}; ${formatPounds(leftPence)} of it can still be refunded.`;
}

function refundText({ leftPence, isByHand, mayRefund }: MoveAsk['money']): string {
  const left = formatPounds(leftPence);
  if (isByHand)
    return mayRefund
      ? `Give back ${left} and record it under “Money”: nothing is refunded automatically.`
      : `Give back ${left}; an owner or a manager records it under “Money”.`;
  return mayRefund
    ? 'If you tick the refund, the money goes back the way it was paid; otherwise it stays with the shop until somebody refunds it.'
    : 'The money stays until an owner or a manager refunds it.';
}
