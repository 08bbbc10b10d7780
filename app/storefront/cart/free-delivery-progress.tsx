import { formatPounds, type Pence } from '#domain/money.ts';
import { FREE_SHIPPING_FROM_PENCE, missingForFreeShipping } from '#domain/shipping.ts';

/** How far the cart is from free delivery. */
export function FreeDeliveryProgress({ subtotalPence }: { subtotalPence: Pence }) {
  const missing = missingForFreeShipping(subtotalPence);
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
        max={FREE_SHIPPING_FROM_PENCE}
        value={FREE_SHIPPING_FROM_PENCE - missing}
        className={BAR}
      />
    </div>
  );
}

const BAR = [
  'block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-blush',
  '[&::-webkit-progress-bar]:bg-blush [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-rose',
  '[&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-300',
  '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-rose',
].join(' ');
