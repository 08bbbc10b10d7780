import { data } from 'react-router';
import { formatPounds } from '#domain/money/money.ts';
import type { MoneyResult } from '#operations/payment/refund-order.ts';
import type { MoneyFormResult } from './money-form-result.ts';

/** Where the form came without its button, as by a program. */
export const CASH_NOT_CONFIRMED = 'Nothing was recorded. Press the button that names the sum.';

/** Responds to a change of money that was refused; nothing was changed then. */
export function refuseMoney(
  of: MoneyFormResult['of'],
  result: Exclude<MoneyResult, { ok: true }>,
  values?: MoneyFormResult['values'],
) {
  if (result.problem === 'order-not-found') throw data(null, { status: 404 });
  return data<MoneyFormResult>({ of, ok: false, message: messageOf(result), values }, { status: 409 });
}

type Refusal = Exclude<MoneyResult, { ok: true } | { problem: 'order-not-found' }>;

function messageOf(refusal: Refusal): string {
  switch (refusal.problem) {
    case 'more-than-kept':
      return `At most ${formatPounds(refusal.keptPence)} can be refunded. Nothing was changed.`;
    case 'changed-meanwhile':
      return `The money of this order changed meanwhile: now ${formatPounds(refusal.keptPence)} can be refunded. Nothing was refunded. See “Payment”, and send it again if it is still right.`;
    case 'not-allowed':
      return `${refusal.message} Nothing was changed.`;
  }
}
