import { data, Link } from 'react-router';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { findOrder } from '#database/queries/order/orders.ts';
import type { Order } from '#domain/order/order.ts';
import { MOST_SLIPS } from '#domain/order/sending.ts';
import { partText } from '#domain/sets/contents-text.ts';
import type { Route } from './+types/packing-slips-page';
import '../cms.css';
import { Day } from '#app/ui/moment.tsx';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Packing slips');

/** One slip a sheet, without prices: slips travel in the parcel. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'orders.view');
  const { db } = context.get(platformContext);
  const numbers = (url.searchParams.get('numbers') ?? '').split(',').filter(Boolean).slice(0, MOST_SLIPS);
  const orders = await Promise.all(numbers.map((number) => findOrder(db, number)));
  const found = orders.filter((order) => order !== null);
  if (found.length === 0) throw data(null, { status: 404 });
  return { orders: found };
}

export default function PackingSlipsPage({ loaderData: { orders } }: Route.ComponentProps) {
  return (
    <main className="mx-auto max-w-3xl px-6 py-8 print:max-w-none print:p-0">
      <h1 className="sr-only">Packing slips</h1>
      <p className="mb-6 flex items-center gap-4 print:hidden">
        <Button variant="dark" className="needs-script" onClick={() => print()}>
          Print
        </Button>
        <Link to={cmsPaths.orders()} className="underline underline-offset-4">
          All orders
        </Link>
      </p>
      {orders.map((order) => (
        <Slip key={order.id} order={order} />
      ))}
    </main>
  );
}

function Slip({ order }: { order: Order }) {
  const shop = useShop();
  const { returnAddress } = shop.delivery;
  const { firstName, lastName, address, city, postcode, country, notes } = order.customerInfo;
  return (
    <section
      aria-label={order.orderNumber}
      className="mb-8 break-after-page border border-line bg-surface p-8 last:break-after-auto print:mb-0 print:border-0 print:p-0"
    >
      <div className="flex flex-wrap justify-between gap-6">
        <p className="font-display text-3xl">{shop.name}</p>
        <p className="text-right">
          <span className="block text-xl font-semibold">{order.orderNumber}</span>
          <Day at={order.createdAt} />
        </p>
      </div>
      <address className="my-8 text-lg leading-snug whitespace-pre-line not-italic">
        {[`${firstName} ${lastName}`, address, city, postcode, country].filter(Boolean).join('\n')}
      </address>
      <table className="w-full text-left">
        <thead className="border-b border-ink text-sm">
          <tr>
            <th className="py-2">Quantity</th>
            <th className="py-2">Item</th>
            <th className="py-2">SKU</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {order.lines.map((line) => (
            <tr key={`${line.productId} ${line.variant}`} className="align-top">
              <td className="py-2 pr-4 text-lg font-semibold tabular-nums">{line.quantity}</td>
              <td className="py-2 pr-4">
                {line.name}
                <span className="block text-sm text-ink-soft">
                  {line.brand} · {line.variant}
                </span>
                {line.parts.length > 0 && (
                  <ul className="mt-1 list-disc pl-5 text-sm" aria-label={`To pack in ${line.name}`}>
                    {line.parts.map((part) => (
                      <li key={`${part.productId} ${part.variant}`}>
                        {partText({ ...part, quantity: part.quantity * line.quantity })}
                        {part.sku && <span className="text-ink-soft"> · {part.sku}</span>}
                      </li>
                    ))}
                  </ul>
                )}
              </td>
              <td className="py-2 text-sm tabular-nums">{line.sku}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes && (
        <p className="mt-6 border border-line p-3 text-sm whitespace-pre-line">
          <strong>From the customer:</strong> {notes}
        </p>
      )}
      <p className="mt-10 text-sm text-ink-soft">
        Thank you for your order. Questions? {shop.supportEmail} · {shop.phone}
        {returnAddress && <span className="block">Returns to: {returnAddress.replaceAll('\n', ', ')}</span>}
      </p>
    </section>
  );
}
