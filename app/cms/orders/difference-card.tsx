import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { Card } from './card.tsx';

/** What a correction made the order cost more, with the way to settle it; nothing where nothing is owed. */
export function DifferenceCard({
  order: { orderNumber, differencePence = 0 },
  maySettle,
}: {
  order: Pick<Order, 'orderNumber' | 'differencePence'>;
  maySettle: boolean;
}) {
  if (differencePence === 0) return null;
  return (
    <Card title="To be paid after a correction">
      <p className="text-sm">
        {formatPounds(differencePence)} is still to be paid. It is neither packed nor sent until then.
      </p>
      {maySettle && (
        <p className="mt-3">
          <Link to={cmsPaths.difference(orderNumber)} className="btn btn-outline btn-small">
            Link, let it go, take it back
          </Link>
        </p>
      )}
    </Card>
  );
}
