import { classNames } from '#app/ui/class-names.ts';
import type { OrderStatus } from '#domain/order/order.ts';

const LOOKS: Record<OrderStatus, string> = {
  confirmed: 'bg-surface text-ink ring-1 ring-line-strong ring-inset',
  processing: 'bg-[#fbeed3] text-[#70470a]',
  shipped: 'bg-[#e2ecfa] text-[#1d4780]',
  delivered: 'bg-[#e6efe8] text-[#24563a]',
  cancelled: 'bg-[#fbe1e6] text-[#8c1138]',
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <span
      className={classNames(
        'inline-block first-letter:uppercase rounded-full px-2.5 py-1 text-xs font-medium',
        LOOKS[status],
      )}
    >
      {status}
    </span>
  );
}
