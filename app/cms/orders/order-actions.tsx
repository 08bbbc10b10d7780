import { ARCHIVE, DELETE, RESTORE } from '#app/cms/lists/bulk-actions.ts';
import { RecordActions } from '#app/cms/records/record-actions.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { Order } from '#domain/order/order.ts';

/** What is seldom done to an order: archived or deleted. */
export function OrderActions({
  order,
  canArchive,
  canDelete,
}: {
  order: Order;
  canArchive: boolean;
  canDelete: boolean;
}) {
  const actions = [
    ...(canArchive ? [order.isArchived ? RESTORE : ARCHIVE] : []),
    ...(canDelete ? [DELETE] : []),
  ];
  if (actions.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <RecordActions id={order.orderNumber} list={cmsPaths.orders()} actions={actions} />
    </div>
  );
}
