import { Link } from 'react-router';
import { ARCHIVE, DELETE, RESTORE } from '#app/cms/lists/bulk-actions.ts';
import { RecordActions } from '#app/cms/records/record-actions.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { Order } from '#domain/order/order.ts';

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
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:basis-full sm:ml-auto">
      <Link to={cmsPaths.packingSlips([order.orderNumber])} className="btn btn-outline btn-small">
        Packing slip
      </Link>
      {actions.length > 0 && (
        <RecordActions id={order.orderNumber} list={cmsPaths.orders()} actions={actions} />
      )}
    </div>
  );
}
