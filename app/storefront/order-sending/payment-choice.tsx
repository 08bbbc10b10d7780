import { classNames } from '#app/ui/class-names.ts';
import type { PaymentMethod } from '#domain/order/order.ts';
import { offeredPaymentMethods } from '#domain/order/payment-methods-offered.ts';

/**
 * Radio buttons, the suggested method first. A 'Card' that is not the suggestion is disabled in its place until the shop has
 * responded whether it is offered, so that nothing moves.
 */
export function PaymentChoice({
  legend,
  paymentMethod,
  offersCash,
  offersTransfer,
  cardOffered,
  takesTestCard,
  chargesCards,
  onPaymentMethod,
  quiet = false,
}: {
  legend: string;
  paymentMethod: PaymentMethod;
  offersCash: boolean;
  offersTransfer: boolean;
  /** Null until the shop has responded. */
  cardOffered: boolean | null;
  takesTestCard: boolean;
  chargesCards: boolean;
  onPaymentMethod: (method: PaymentMethod) => void;
  /** A small legend, where it is not a section of its own. */
  quiet?: boolean;
}) {
  const offered = offeredPaymentMethods({
    cash: offersCash,
    card: cardOffered !== false,
    transfer: offersTransfer,
    chargesCards,
  });
  return (
    <fieldset>
      <legend className={quiet ? 'mb-2.5 text-sm font-semibold' : 'heading-3 mb-4'}>{legend}</legend>
      {takesTestCard && !quiet && (
        <p className="-mt-2 mb-4 font-medium text-plum">Demo shop: no payment is taken</p>
      )}
      <div className="overflow-hidden rounded-xl border border-line-strong bg-surface">
        {offered.map((method) => (
          <label
            key={method}
            className={classNames(
              'flex min-h-14 items-center gap-3.5 border-b border-line px-4 py-3 last:border-b-0 has-checked:bg-blush-soft',
              quiet ? 'has-checked:bg-page' : 'sm:px-5',
            )}
          >
            <input
              type="radio"
              name="paymentMethod"
              value={method}
              checked={paymentMethod === method}
              disabled={method === 'card' && cardOffered === null && !chargesCards}
              onChange={() => onPaymentMethod(method)}
              className="size-5 flex-none accent-rose"
            />
            <span className="flex grow flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-semibold">{NAMES[method]}</span>
              <span className="text-sm text-ink-soft">
                {method === 'cod'
                  ? 'Pay when it arrives'
                  : method === 'transfer'
                    ? 'To our account, before we send it'
                    : takesTestCard
                      ? 'Test card only'
                      : 'Card or wallet, on the next page'}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const NAMES: Record<PaymentMethod, string> = {
  cod: 'Cash on delivery',
  card: 'Card',
  transfer: 'Bank transfer',
};
