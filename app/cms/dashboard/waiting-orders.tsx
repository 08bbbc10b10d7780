import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { countText } from '#domain/text/count-text.ts';

/** The orders that are paid for and not to pack: those with a doubt, and those that wait for the difference of a correction. */
export function WaitingOrders({ toCheck, differences }: { toCheck: number; differences: number }) {
  const rows = [
    { count: toCheck, to: cmsPaths.ordersOf('to-check'), text: 'to check before packing' },
    { count: differences, to: cmsPaths.ordersOf('difference'), text: 'to be paid after a correction' },
  ].filter(({ count }) => count > 0);
  if (rows.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {rows.map(({ count, to, text }) => (
        <li key={text}>
          <Link to={to} className="inline-flex min-h-6 items-center underline underline-offset-4">
            {`${countText(count, 'order')} ${text}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}
