import { data } from 'react-router';
import { formatPounds } from '#domain/money/money.ts';
import type { MoneyResult } from '#operations/payment/refund-order.ts';
import type { MoneyFormResult } from './money-form.tsx';

/** Responds to a change of money that was refused; nothing was changed then. */
export function refuseMoney(
  of: MoneyFormResult['of'],
  result: Exclude<MoneyResult, { ok: true }>,
  values?: MoneyFormResult['values'],
) {
  if (result.problem === 'order-not-found') throw data(null, { status: 404 });
  const message =
    result.problem === 'more-than-kept'
      ? `At most ${formatPounds(result.keptPence)} can be refunded. Nothing was changed.`
      : `${result.message} Nothing was changed.`;
  return data<MoneyFormResult>({ of, ok: false, message, values }, { status: 409 });
}
