import { data } from 'react-router';
import type { OwnOrderForm } from '#operations/order/open-own-order.ts';
import type { OpenedWithReturns } from '#operations/returns/open-with-returns.ts';
import { foundOrder } from './found-order.ts';
import type { LookupResult } from './lookup-result.ts';

/** Reads the form of number and email, and what its button asks for. */
export function ownOrderForm(form: FormData): OwnOrderForm {
  const isCancel = form.get('intent') === 'cancel';
  return {
    orderNumber: String(form.get('orderNumber') ?? ''),
    email: String(form.get('email') ?? ''),
    postcode: String(form.get('postcode') ?? ''),
    cancels: !isCancel ? 'no' : form.get('confirmed') === 'yes' ? 'confirmed' : 'ask',
  };
}

/** Turns an order that was opened, or the refusal, into the values of a page, with their status. */
export function lookupResponse(
  opened: OpenedWithReturns,
  { orderNumber, email, postcode }: OwnOrderForm,
  letters: { sendsMail: boolean },
) {
  if (!opened.ok) {
    const { errors, refusal, status } = opened;
    return data<LookupResult>(
      { ok: false, errors, refusal, values: { orderNumber, email, postcode } },
      { status },
    );
  }
  const { account, own, asksToCancel, notice } = opened;
  return data<LookupResult>(
    { ok: true, order: foundOrder(account, letters, own), asksToCancel, notice },
    { status: notice?.isRefusal ? 409 : 200 },
  );
}
