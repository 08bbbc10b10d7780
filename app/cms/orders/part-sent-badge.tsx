import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import type { OrderStatus } from '#domain/order/order.ts';
import { isPartSent, type SentProgress, sentText } from '#domain/parcels/parcel.ts';

/** Says of an order whose pieces left in part how many did; nothing of any other. */
export function PartSentBadge({ progress, status }: { progress: SentProgress | null; status: OrderStatus }) {
  if (!progress || status === 'cancelled' || !isPartSent(progress)) return null;
  return <FlagBadge look="waiting">Part sent: {sentText(progress)}</FlagBadge>;
}
