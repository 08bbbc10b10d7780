import { Button } from '#app/ui/button.tsx';
import { formatPounds, plainPounds } from '#domain/money/money.ts';
import { signedPounds } from '#domain/money/signed-pounds.ts';
import type { DraftOrder } from '#operations/entered-orders/draft-order.ts';

/** What the order costs, as the shop priced it, and the button that places it. */
export function PlacePart({
  order: { totals, discountPence, given, vatPence, problem, lines },
  message,
  isSending,
}: {
  order: DraftOrder;
  message: string;
  isSending: boolean;
}) {
  const { subtotalPence, shippingPence, totalPence } = totals;
  return (
    <section aria-label="Total" className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <input type="hidden" name="total" value={plainPounds(totalPence)} />
      <dl aria-live="polite" className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        <dt>Goods</dt>
        <dd className="text-right">{formatPounds(subtotalPence)}</dd>
        {discountPence > 0 && (
          <>
            <dt>Offers</dt>
            <dd className="text-right">{signedPounds(-discountPence)}</dd>
          </>
        )}
        <dt>Delivery</dt>
        <dd className="text-right">{shippingPence === 0 ? 'Free' : formatPounds(shippingPence)}</dd>
        <dt className="font-semibold">Total</dt>
        <dd className="text-right font-semibold">{formatPounds(totalPence)}</dd>
        {vatPence !== null && (
          <>
            <dt className="text-sm text-ink-soft">Including VAT</dt>
            <dd className="text-right text-sm text-ink-soft">{formatPounds(vatPence)}</dd>
          </>
        )}
      </dl>
      {given.length > 0 && <p className="text-sm text-ink-soft">Given along: {given.join(', ')}</p>}
      {problem && <p className="text-sm font-medium text-rose-deep">{problem}</p>}
      {message && (
        <p role="alert" className="rounded-xl bg-blush-soft px-3 py-2 text-sm font-medium text-rose-deep">
          {message}
        </p>
      )}
      <Button
        type="submit"
        id="place"
        name="intent"
        value="place"
        variant="primary"
        aria-disabled={isSending || lines.length === 0}
      >
        Place the order
      </Button>
    </section>
  );
}
