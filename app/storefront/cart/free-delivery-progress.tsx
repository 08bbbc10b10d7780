import { missingForFreeDelivery } from '#domain/cart/missing-for-free.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { CheckedCart } from './checked-cart.ts';

export function FreeDeliveryProgress({
  cart: { goodsPence, delivery, deliveryAdjustments, totals },
}: {
  cart: Pick<CheckedCart, 'goodsPence' | 'delivery' | 'deliveryAdjustments' | 'totals'>;
}) {
  // An offer has made it free.
  if (deliveryAdjustments.length > 0 && totals.shippingPence === 0) return null;
  const missing = missingForFreeDelivery(goodsPence, delivery.freeFromPence);
  if (missing === null || !delivery.freeFromPence || delivery.pricePence === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-sm">
        {missing > 0 ? (
          <>
            <strong className="font-semibold">{formatPounds(missing)}</strong> more for free delivery
          </>
        ) : (
          <strong className="font-semibold text-leaf">Your delivery is free</strong>
        )}
      </p>
      <progress
        aria-label="Progress towards free delivery"
        max={delivery.freeFromPence}
        value={delivery.freeFromPence - missing}
        className={PROGRESS_BAR}
      />
    </div>
  );
}

export const PROGRESS_BAR = [
  'block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-blush',
  '[&::-webkit-progress-bar]:bg-blush [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-rose',
  '[&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-300',
  '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-rose',
  // Forced colours drop backgrounds unless told to leave them.
  'forced-colors:border forced-colors:border-[CanvasText] forced-colors:forced-color-adjust-none',
  'forced-colors:bg-[Canvas] forced-colors:[&::-webkit-progress-bar]:bg-[Canvas]',
  'forced-colors:[&::-webkit-progress-value]:bg-[Highlight] forced-colors:[&::-moz-progress-bar]:bg-[Highlight]',
].join(' ');
