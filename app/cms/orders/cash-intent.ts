import { data } from 'react-router';
import { singleLine } from '#domain/text/clean-text.ts';
import { recordCash } from '#operations/payment/refund-order.ts';
import type { MoneyFormResult } from './money-form-result.ts';
import { CASH_NOT_CONFIRMED, refuseMoney } from './money-refusal.ts';
import type { AskedOfOrder } from './order-intent.ts';

/** Records the cash of a courier, once that is confirmed. */
export async function recordOrderCash({ platform, member: actor, orderNumber, form }: AskedOfOrder) {
  const note = singleLine(String(form.get('note') ?? '')).slice(0, 300);
  if (form.get('confirmed') !== 'yes')
    return data<MoneyFormResult>({ of: 'cash', ok: false, message: CASH_NOT_CONFIRMED }, { status: 409 });
  const result = await recordCash(platform, { orderNumber, note, actor });
  if (!result.ok) return refuseMoney('cash', result);
  return data<MoneyFormResult>({ of: 'cash', ok: true, message: 'The cash is recorded.' });
}
