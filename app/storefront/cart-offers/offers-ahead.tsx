import { PROGRESS_BAR } from '#app/storefront/cart/free-delivery-progress.tsx';
import type { OfferProgress } from '#app/storefront/cart/offers-in-cart.ts';
import { formatPounds } from '#domain/money/money.ts';

/** What is missing for the offers that the cart comes near to. */
export function OffersAhead({ progress }: { progress: readonly OfferProgress[] }) {
  return progress.map((one) => (
    <div key={one.promotionId} className="grid gap-2 text-sm [overflow-wrap:anywhere]">
      {'missingPence' in one ? (
        <>
          <p>
            Spend <strong className="font-semibold">{formatPounds(one.missingPence)}</strong> more to get:{' '}
            {one.words}
          </p>
          <progress
            aria-label={`Progress towards: ${one.words}`}
            max={one.ofPence}
            value={Math.max(0, one.ofPence - one.missingPence)}
            className={PROGRESS_BAR}
          />
        </>
      ) : (
        <p>
          Add <strong className="font-semibold">{one.missingPieces}</strong> more to get: {one.words}
        </p>
      )}
    </div>
  ));
}
