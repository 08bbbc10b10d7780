import { Link, useLocation } from 'react-router';
import { unsentText } from '#app/cms/sending/unsent.ts';
import { Moment } from '#app/ui/moment.tsx';
import { movedItems } from '#domain/lists/moved-items.ts';
import type { OrderItem, OrderResult } from './order-result.ts';

/** Says beside Save why an order was not saved, and which places somebody else's order has otherwise. */
export function OrderRefusal({
  result,
  failed,
  order,
  onTakeTheirs,
}: {
  result: OrderResult | undefined;
  failed: string;
  order: OrderItem[];
  onTakeTheirs(theirs: OrderItem[]): void;
}) {
  const here = useLocation().pathname;
  if (!result || result.ok) return null;
  const { message, meanwhile, unsent } = result;
  const moved = meanwhile ? otherPlaces(order, meanwhile.items) : [];
  if (meanwhile && moved.length === 0) return null;
  return (
    <div role="alert" className="grid gap-2 rounded-card bg-blush-soft px-5 py-4 text-sm">
      <p className="font-semibold text-rose-deep">{unsent ? failed : message}</p>
      {unsent && <p>{unsentText(unsent)}</p>}
      {meanwhile && (
        <>
          <p>
            Saved by {meanwhile.actor}
            {meanwhile.at && (
              <>
                , <Moment at={meanwhile.at} />
              </>
            )}
            . Your order is still here. These places differ:
          </p>
          <ul className="grid gap-0.5">
            {moved.map(({ id, name, mine, theirs }) => (
              <li key={id} className="[overflow-wrap:anywhere]">
                <span className="font-medium">{name}</span>: place {mine} in yours, {theirs} in theirs
              </li>
            ))}
          </ul>
          <p>
            <Link
              to={here}
              reloadDocument
              className="inline-flex min-h-6 items-center underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                onTakeTheirs(meanwhile.items);
              }}
            >
              Take theirs
            </Link>
          </p>
        </>
      )}
    </div>
  );
}

function otherPlaces(mine: OrderItem[], theirs: OrderItem[]) {
  const idsOf = (items: OrderItem[]) => items.map(({ id }) => id);
  return movedItems(idsOf(mine), idsOf(theirs)).map(({ name: id, from, to }) => ({
    id,
    name: theirs.find((item) => item.id === id)?.name,
    mine: from,
    theirs: to,
  }));
}
