import { data, Link } from 'react-router';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { Button } from '#app/ui/button.tsx';
import { pickedName, pickList } from '#domain/dispatch/picked-rows.ts';
import { takenInTexts } from '#domain/dispatch/taken-in.ts';
import { countText } from '#domain/text/count-text.ts';
import { parcelsToSend } from '#operations/dispatch/parcels-to-send.ts';
import type { Route } from './+types/pick-list-page';
import { askedOrders } from './asked-orders.ts';
import '../cms.css';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Pick list');

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'orders.change-status');
  const { numbers, takenIn } = askedOrders(url);
  const { parcels } = await parcelsToSend(context.get(platformContext).db, numbers, takenIn);
  if (parcels.length === 0) throw data(null, { status: 404 });
  return {
    rows: pickList(parcels),
    boxes: parcels.map(({ orderNumber, to }) => ({ orderNumber, name: `${to.firstName} ${to.lastName}` })),
    takenIn: takenInTexts(
      takenIn,
      parcels.map(({ orderNumber }) => orderNumber),
    ),
  };
}

export default function PickListPage({ loaderData: { rows, boxes, takenIn } }: Route.ComponentProps) {
  const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <main className="mx-auto max-w-4xl px-6 py-8 print:max-w-none print:p-0">
      <p className="mb-6 flex items-center gap-4 print:hidden">
        <Button variant="dark" className="needs-script" onClick={() => print()}>
          Print
        </Button>
        <Link
          to={cmsPaths.dispatch(
            boxes.map(({ orderNumber }) => orderNumber),
            takenIn,
          )}
          className="underline underline-offset-4"
        >
          Packing
        </Link>
      </p>
      <h1 className="font-display text-3xl">Pick list</h1>
      <p className="mt-1 mb-6">
        {countText(pieces, 'piece')} for {countText(boxes.length, 'order')}
      </p>
      <div className="overflow-x-auto">
        <table className="w-full text-left">
          <thead className="border-b border-ink text-sm">
            <tr>
              <th className="py-2 pr-4">Shelf</th>
              <th className="py-2 pr-4">Take</th>
              <th className="py-2 pr-4">Item</th>
              <th className="py-2 pr-4">SKU</th>
              <th className="py-2">Into box</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr
                key={`${row.sku} ${row.brand} ${row.name} ${row.variant}`}
                className="break-inside-avoid align-top"
              >
                <td className="py-2 pr-4 font-semibold whitespace-nowrap">{row.shelf || '–'}</td>
                <td className="py-2 pr-4 text-lg font-semibold tabular-nums">{row.quantity}</td>
                <td className="py-2 pr-4">
                  {pickedName(row)}
                  <span className="block text-sm text-ink-soft">{row.brand}</span>
                </td>
                <td className="py-2 pr-4 text-sm tabular-nums">{row.sku}</td>
                <td className="py-2 text-sm">
                  {row.boxes.map(({ box, quantity }) => `${box} (${quantity})`).join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2 className="mt-10 mb-3 font-display text-2xl">Boxes</h2>
      <ol className="grid list-decimal gap-1 pl-8 text-sm sm:grid-cols-2 print:grid-cols-3">
        {boxes.map(({ orderNumber, name }) => (
          <li key={orderNumber} className="pl-2 [overflow-wrap:anywhere]">
            <span className="font-semibold">{orderNumber}</span> {name}
          </li>
        ))}
      </ol>
    </main>
  );
}
