import { Form, Link } from 'react-router';
import { cmsPaths } from '#app/cms-paths.ts';
import type { Order } from '#domain/order.ts';

/** What can be done with an order beside its status. */
export function OrderActions({ order, canDelete }: { order: Order; canDelete: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:basis-full sm:ml-auto">
      <Link to={cmsPaths.packingSlips([order.orderNumber])} className="btn btn-outline btn-small">
        Packing slip
      </Link>
      {canDelete && (
        <Form method="post" action={cmsPaths.orders()} className="contents">
          <input type="hidden" name="ids" value={order.orderNumber} />
          <button
            type="submit"
            name="intent"
            value={order.isArchived ? 'restore' : 'archive'}
            className="btn btn-outline btn-small"
          >
            {order.isArchived ? 'Take back' : 'Archive'}
          </button>
          <button
            type="submit"
            name="intent"
            value="delete"
            className="btn btn-outline btn-small text-rose-deep"
          >
            Delete
          </button>
        </Form>
      )}
    </div>
  );
}
