import { formatPounds } from '#domain/money/money.ts';
import { FREE_GIFT } from '#domain/promotions/free-gift.ts';
import type { ShownAdjustment } from '#domain/promotions/shown-discounts.ts';

/** What each offer takes off a line, in the words of the offer; of what an offer gave, that it is free. */
export function LineOffers({
  adjustments,
  isGiven = false,
}: {
  adjustments: readonly ShownAdjustment[];
  isGiven?: boolean;
}) {
  return adjustments.map(({ offer, reason, pence }) => (
    <span key={`${offer} ${reason}`} className="block text-sm text-leaf [overflow-wrap:anywhere]">
      {isGiven ? `${FREE_GIFT}: ${reason}` : `${reason}: −${formatPounds(pence)}`}
    </span>
  ));
}
