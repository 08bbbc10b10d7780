import { type ComponentProps, Fragment } from 'react';
import { data, Link } from 'react-router';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { requireStaff } from '#app/middleware/require-staff.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import type { Db } from '#database/open.ts';
import { termsOfOrder } from '#database/queries/returns/terms-of-order.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { GIFT_WORDS, type SlipFacts } from '#domain/dispatch/slip.ts';
import { parseTakenIn } from '#domain/dispatch/taken-in.ts';
import type { Order } from '#domain/order/order.ts';
import { MOST_SLIPS } from '#domain/order/sending.ts';
import { rightToCancel } from '#domain/order-account/right-to-cancel.ts';
import { postalAddress } from '#domain/shop/postal-address.ts';
import type { ShopSettings } from '#domain/shop/shop.ts';
import { settingsAt } from '#domain/shop/shown-settings.ts';
import { countText } from '#domain/text/count-text.ts';
import { sealedGoodsOf } from '#operations/catalogue/sealed-goods-of.ts';
import { slipsOfOrders } from '#operations/dispatch/slips-of-orders.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/packing-slips-page';
import { PaperConfirmation } from './paper-confirmation.tsx';
import '../cms.css';
import { Day } from '#app/ui/moment.tsx';

export const middleware: Route.MiddlewareFunction[] = [requireStaff];

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Packing slips');

/**
 * One slip a sheet, without prices but for what the courier collects: slips travel in the parcel. Where the shop sends no mail, a
 * sheet with the confirmation of the contract follows each; that of a gift, which has prices, is for whoever bought it.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'orders.view');
  const { db, sendsMail, clock } = context.get(platformContext);
  const numbers = (url.searchParams.get('numbers') ?? '').split(',').filter(Boolean).slice(0, MOST_SLIPS);
  const slips = await slipsOfOrders(db, numbers, {
    parcelId: url.searchParams.get('parcel'),
    takenIn: parseTakenIn(url.searchParams.getAll('with')),
  });
  if (slips.length === 0) throw data(null, { status: 404 });
  const settings = (await sendsMail()) ? null : settingsAt(await readSettings(db), nowIso(clock));
  return {
    slips: await Promise.all(
      slips.map(async ({ order, slip }) => ({
        slip,
        confirmation: settings && (await confirmationOf(db, order, settings)),
      })),
    ),
  };
}

async function confirmationOf(db: Db, order: Order, settings: ShopSettings): Promise<Confirmation> {
  const sealed = await sealedGoodsOf(db, order.lines);
  const { orderNumber } = order;
  const terms = await termsOfOrder(db, order, settings.delivery);
  const asSold = { ...settings, delivery: { ...settings.delivery, ...terms } };
  return {
    order,
    trader: [settings.legal.companyName || settings.shop.name, postalAddress(settings)]
      .filter(Boolean)
      .join(', '),
    right: rightToCancel({ orderNumber, sealed, settings: asSold, medium: 'paper' }),
  };
}

export default function PackingSlipsPage({ loaderData: { slips } }: Route.ComponentProps) {
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
      <Stopped slips={slips.map(({ slip }) => slip)} />
      {slips.map(({ slip, confirmation }) => (
        <Fragment key={slip.orderNumber}>
          <Slip slip={slip} />
          {confirmation && <PaperConfirmation {...confirmation} isApart={slip.giftMessage !== null} />}
        </Fragment>
      ))}
    </main>
  );
}

type Confirmation = Omit<ComponentProps<typeof PaperConfirmation>, 'isApart'>;

/** Names the orders that are not to be sent, with the reasons, before anything is printed. */
function Stopped({ slips }: { slips: SlipFacts[] }) {
  const stopped = slips.flatMap(({ orderNumber, money }) =>
    money.kind === 'stop' ? [{ orderNumber, reasons: money.reasons }] : [],
  );
  if (stopped.length === 0) return null;
  return (
    <div role="alert" className="mb-6 rounded-card bg-blush-soft px-5 py-4 print:hidden">
      <p className="font-semibold text-rose-deep">
        {countText(stopped.length, 'order')} of {slips.length} not to be sent as{' '}
        {stopped.length === 1 ? 'it stands' : 'they stand'}:
      </p>
      <ul className="mt-2 grid gap-1 text-sm">
        {stopped.map(({ orderNumber, reasons }) => (
          <li key={orderNumber}>
            <Link to={cmsPaths.order(orderNumber)} className="font-medium underline underline-offset-4">
              {orderNumber}
            </Link>{' '}
            {reasons.join(' ')}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Slip({ slip }: { slip: SlipFacts }) {
  const shop = useShop();
  const { returnAddress } = shop.delivery;
  const { orderNumber, placedAt, parcel, to, delivery, money, lines, apart, giftMessage, notes } = slip;
  return (
    <section
      aria-label={orderNumber}
      className="mb-8 break-after-page border border-line bg-surface p-8 last:break-after-auto print:mb-0 print:border-0 print:p-0"
    >
      <div className="flex flex-wrap justify-between gap-6">
        <p className="font-display text-3xl">{shop.name}</p>
        <p className="text-right">
          <span className="block text-xl font-semibold">{orderNumber}</span>
          <Day at={placedAt} />
          {parcel && <span className="block">{parcel}</span>}
        </p>
      </div>
      <address className="my-8 text-lg leading-snug whitespace-pre-line not-italic">{to.join('\n')}</address>
      {delivery && <p className="mb-4 font-semibold">{delivery}</p>}
      <p
        className={classNames(
          'mb-6 border-2 border-ink px-4 py-2 text-xl font-semibold',
          money.kind === 'stop' && 'bg-blush-soft print:border-dashed',
          money.kind === 'paid' && 'border-line font-normal',
        )}
      >
        {money.text}
      </p>
      <table className="w-full text-left">
        <thead className="border-b border-ink text-sm">
          <tr>
            <th className="py-2">Quantity</th>
            <th className="py-2">Item</th>
            <th className="py-2">SKU</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map((line) => (
            <tr key={line.lineId} className="align-top">
              <td className="py-2 pr-4 text-lg font-semibold tabular-nums">{line.quantity}</td>
              <td className="py-2 pr-4">
                {line.name}
                <span className="block text-sm text-ink-soft">{line.detail}</span>
                {line.parts.length > 0 && (
                  <ul className="mt-1 list-disc pl-5 text-sm" aria-label={`To pack in ${line.name}`}>
                    {line.parts.map((part) => (
                      <li key={part}>{part}</li>
                    ))}
                  </ul>
                )}
              </td>
              <td className="py-2 text-sm tabular-nums">{line.sku}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {apart.length > 0 && (
        <p className="mt-6 text-sm">
          <strong>In other parcels:</strong> {apart.join(', ')}
        </p>
      )}
      {giftMessage !== null && (
        <p className="mt-6 text-lg whitespace-pre-line [overflow-wrap:anywhere]">
          {giftMessage || GIFT_WORDS}
        </p>
      )}
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
