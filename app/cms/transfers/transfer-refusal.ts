import { formatPounds } from '#domain/money/money.ts';
import type { PayBackResult } from '#operations/transfers/pay-back-transfer.ts';
import type { ReceiveTransferResult } from '#operations/transfers/receive-transfer.ts';

type ReceiptProblem = Exclude<
  ReceiveTransferResult,
  { ok: true } | { problem: 'order-not-found' | 'not-by-transfer' }
>;

const CHANGED =
  'Somebody else recorded a transfer of this order meanwhile. Nothing was recorded: look at what has come, and send it again if it is still missing.';

const KEY_USED =
  'This form was sent for something else already. Nothing was recorded: enter it again in this form.';

/** The words for a receipt that was not recorded. */
export function receiptRefusal(refusal: ReceiptProblem): string {
  switch (refusal.problem) {
    case 'changed-meanwhile':
      return CHANGED;
    case 'key-used':
      return KEY_USED;
    case 'order-ended':
      return 'The order has ended meanwhile. Nothing was recorded: say first what becomes of it.';
    case 'being-cancelled':
      return 'The order is being cancelled, which can still be undone for a moment. Nothing was recorded: try again in a minute.';
    case 'out-of-stock':
      return `Nothing was recorded. It cannot be taken up again, because these are sold out: ${refusal.lines
        .map(({ name, variant }) => `${name} (${variant})`)
        .join(', ')}. Leave it cancelled, and pay the money back.`;
  }
}

type BackProblem = Exclude<PayBackResult, { ok: true } | { problem: 'order-not-found' }>;

/** The words for money that was not recorded as paid back. */
export function backRefusal(refusal: BackProblem): string {
  if (refusal.problem === 'key-used') return KEY_USED;
  return refusal.problem === 'changed-meanwhile'
    ? CHANGED
    : `Nothing was recorded: at most ${formatPounds(refusal.overPence)} is to be paid back.`;
}
