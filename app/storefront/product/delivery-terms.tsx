import { useShop } from '#app/shop/use-shop.ts';
import { LineIcon } from '#app/storefront/line-icons/line-icon.tsx';
import { isAlwaysFree } from '#domain/cart/delivery-offer.ts';
import type { CarriedLine } from '#domain/delivery/carriage.ts';
import { mayBeRefused } from '#domain/delivery/may-be-refused.ts';
import { variesByPlace } from '#domain/delivery/varies-by-place.ts';
import { formatPounds, type Pence, wholePounds } from '#domain/money/money.ts';
import { timeToCancel } from '#domain/returns/return-terms.ts';
import { DeliveryHere } from './delivery-here.tsx';

/** Delivery price and cancellation period beside the price (Consumer Contracts Regulations 2013). */
export function DeliveryTerms({
  totalPence,
  line,
  isSealed,
  sealedParts = [],
}: {
  totalPence: Pence;
  /** What is looked at, as a carrier sees it. */
  line: CarriedLine;
  isSealed: boolean;
  /** Of a set: what is sealed by itself. */
  sealedParts?: readonly string[];
}) {
  const { delivery, served } = useShop();
  const { freeFromPence } = delivery;
  const isFree = isAlwaysFree(delivery) || (freeFromPence !== null && totalPence >= freeFromPence);
  return (
    <ul className="grid gap-3 rounded-card border border-line bg-surface p-4 text-[0.9375rem] leading-snug sm:p-5">
      <li className="flex gap-3">
        <LineIcon name="truck" className="mt-px size-5" />
        <div>
          {isFree ? (
            <strong className="font-semibold text-leaf">Free UK delivery</strong>
          ) : (
            <>
              <strong className="font-semibold">
                UK delivery {delivery.isFrom && 'from '}
                {formatPounds(delivery.pricePence)}
              </strong>
              {freeFromPence !== null && `, free on orders of ${wholePounds(freeFromPence)} or more`}
            </>
          )}
          {(variesByPlace(served) || mayBeRefused(served, line)) && (
            <DeliveryHere totalPence={totalPence} line={line} />
          )}
        </div>
      </li>
      <li className="flex gap-3">
        <LineIcon name="returns" className="mt-px size-5" />
        <span>
          <strong className="font-semibold">{timeToCancel(delivery)} to change your mind</strong>
          <span className="block text-ink-soft">
            From the day it arrives, for your money back{delivery.freeReturns && '; sending it back is free'}
          </span>
          {isSealed && (
            <span className="block text-ink-soft">
              Sealed for hygiene: once unsealed it cannot be returned, unless it is faulty
            </span>
          )}
          {sealedParts.length > 0 && (
            <span className="block text-ink-soft">
              Sealed for hygiene: once unsealed, {sealedParts.join(', ')} cannot be returned, unless faulty;
              the rest of the set can
            </span>
          )}
        </span>
      </li>
    </ul>
  );
}
