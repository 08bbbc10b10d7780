import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { LinkedOrder } from '#database/queries/returns/linked-orders.ts';
import { RETURN_STATE_NAMES, type Return } from '#domain/returns/return.ts';
import { longDay } from '#domain/text/london-day.ts';
import { Card } from './card.tsx';

/** What the customer of an order cancels, sends back or complains of. */
export function ReturnsCard({
  orderNumber,
  returns,
  linked,
  canEdit,
}: {
  orderNumber: string;
  /** Orders that bring something for goods of this one, and the one that this brings something for. */
  linked: readonly LinkedOrder[];
  returns: readonly Pick<Return, 'id' | 'number' | 'state' | 'dueOn'>[];
  canEdit: boolean;
}) {
  return (
    <Card title="Returns">
      <ul className="grid gap-1 text-sm">
        {returns.map(({ id, number, state, dueOn }) => (
          <li key={id}>
            <Link to={cmsPaths.return(id)} className="font-semibold underline underline-offset-4">
              {number}
            </Link>{' '}
            <span className="text-ink-soft">
              {RETURN_STATE_NAMES[state].toLowerCase()}
              {dueOn && `, money due ${longDay(dueOn)}`}
            </span>
          </li>
        ))}
      </ul>
      {linked.map((one) => (
        <p key={one.orderNumber} className="mt-2 text-sm">
          {one.orderNumber === orderNumber ? 'Sent for return ' : 'Sent instead, for return '}
          <Link to={cmsPaths.return(one.returnId)} className="underline underline-offset-4">
            {one.returnNumber}
          </Link>
          {one.orderNumber === orderNumber ? ' of order ' : ': order '}
          <Link
            to={cmsPaths.order(one.orderNumber === orderNumber ? one.fromOrderNumber : one.orderNumber)}
            className="underline underline-offset-4"
          >
            {one.orderNumber === orderNumber ? one.fromOrderNumber : one.orderNumber}
          </Link>
        </p>
      ))}
      {canEdit && (
        <p className="mt-2 text-sm">
          <Link to={cmsPaths.newReturn(orderNumber)} className="underline underline-offset-4">
            New return
          </Link>
        </p>
      )}
    </Card>
  );
}
