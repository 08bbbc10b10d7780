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
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { listParcels } from '#database/queries/parcels/parcels.ts';
import { listConcernsOfOrders } from '#database/queries/payment/payment-risks.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import type { Order } from '#domain/order/order.ts';
import { MOST_SLIPS } from '#domain/order/sending.ts';
import { rightToCancel } from '#domain/order-account/right-to-cancel.ts';
import { linesToPack } from '#domain/order-lines/lines-to-pack.ts';
import { type SlipMoney, slipMoney } from '#domain/order-moves/slip-money.ts';
import { addressLines } from '#domain/order-wishes/address-lines.ts';
import {
  isPartSent,
  linesOfParcel,
  linesOfParcels,
  linesToCome,
  sentProgress,
  standingParcels,
} from '#domain/parcels/parcel.ts';
import { pieceText } from '#domain/parcels/parcel-words.ts';
import { partText } from '#domain/sets/contents-text.ts';
import { postalAddress } from '#domain/shop/postal-address.ts';
import type { ShopSettings } from '#domain/shop/shop.ts';
import { settingsAt } from '#domain/shop/shown-settings.ts';
import { countText } from '#domain/text/count-text.ts';
import { sealedGoodsOf } from '#operations/catalogue/sealed-goods-of.ts';
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
  const orders = await Promise.all(numbers.map((number) => findOrder(db, number)));
  const found = orders.filter((order) => order !== null);
  if (found.length === 0) throw data(null, { status: 404 });
  const concerns = await listConcernsOfOrders(
    db,
    found.map(({ orderNumber }) => orderNumber),
  );
  const settings = (await sendsMail()) ? null : settingsAt(await readSettings(db), nowIso(clock));
  return {
    slips: await Promise.all(
      found.map(async (order) => {
        const { lines, apart, parcel } = await packOf(db, order, url.searchParams.get('parcel'));
        return {
          order: { ...order, lines },
          apart: apart.map(pieceText),
          parcel,
          confirmation: settings && (await confirmationOf(db, order, settings)),
          money: slipMoney({
            ...order,
            isEmpty: lines.length === 0,
            collectsLater: parcel !== null && !parcel.isLast,
            concerns: concerns.get(order.orderNumber) ?? [],
          }),
        };
      }),
    ),
  };
}

/**
 * What a slip lists: one parcel's pieces where it is asked for, else what is still to send, or all of it. `apart`: pieces that go
 * in other parcels.
 */
async function packOf(db: Db, order: Order, parcelId: string | null) {
  const tallied = await tallyLines(db, order.id, order.lines);
  const parcels = standingParcels(await listParcels(db, order.id));
  const parcel = parcels.find(({ id }) => id === parcelId);
  const toCome = linesToCome(tallied);
  const others = linesOfParcels(
    parcels.filter(({ id }) => id !== parcel?.id),
    order.lines,
  );
  const isLast = toCome.length === 0 && parcels.at(-1)?.id === parcel?.id;
  if (parcel)
    return {
      lines: linesOfParcel(parcel, order.lines),
      apart: [...others, ...toCome],
      parcel: { place: parcel.place, isLast },
    };
  return isPartSent(sentProgress(tallied.map(({ tally }) => tally)))
    ? { lines: toCome, apart: others, parcel: null }
    : { lines: linesToPack(tallied), apart: [], parcel: null };
}

async function confirmationOf(db: Db, order: Order, settings: ShopSettings): Promise<Confirmation> {
  const sealed = await sealedGoodsOf(db, order.lines);
  const { orderNumber } = order;
  return {
    order,
    trader: [settings.legal.companyName || settings.shop.name, postalAddress(settings)]
      .filter(Boolean)
      .join(', '),
    right: rightToCancel({ orderNumber, sealed, settings, medium: 'paper' }),
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
      <Stopped slips={slips} />
      {slips.map((slip) => (
        <Fragment key={slip.order.id}>
          <Slip {...slip} />
          {slip.confirmation && (
            <PaperConfirmation {...slip.confirmation} isApart={slip.order.gift !== null} />
          )}
        </Fragment>
      ))}
    </main>
  );
}

type Confirmation = Omit<ComponentProps<typeof PaperConfirmation>, 'isApart'>;

type SlipProps = {
  order: Order;
  money: SlipMoney;
  confirmation: Confirmation | null;
  /** What goes in other parcels, in words. */
  apart: string[];
  /** The parcel it is of; null where it is of the order. */
  parcel: { place: number } | null;
};

/** Names the orders that are not to be sent, with the reasons, before anything is printed. */
function Stopped({ slips }: { slips: SlipProps[] }) {
  const stopped = slips.flatMap(({ order, money }) => (money.kind === 'stop' ? [{ order, money }] : []));
  if (stopped.length === 0) return null;
  return (
    <div role="alert" className="mb-6 rounded-card bg-blush-soft px-5 py-4 print:hidden">
      <p className="font-semibold text-rose-deep">
        {countText(stopped.length, 'order')} of {slips.length} not to be sent as{' '}
        {stopped.length === 1 ? 'it stands' : 'they stand'}:
      </p>
      <ul className="mt-2 grid gap-1 text-sm">
        {stopped.map(({ order, money }) => (
          <li key={order.id}>
            <Link to={cmsPaths.order(order.orderNumber)} className="font-medium underline underline-offset-4">
              {order.orderNumber}
            </Link>{' '}
            {money.reasons.join(' ')}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Slip({ order, money, apart, parcel }: Omit<SlipProps, 'confirmation'>) {
  const shop = useShop();
  const { returnAddress } = shop.delivery;
  const { firstName, lastName, city, postcode, country, notes } = order.customerInfo;
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
          {parcel && <span className="block">Parcel {parcel.place}</span>}
        </p>
      </div>
      <address className="my-8 text-lg leading-snug whitespace-pre-line not-italic">
        {[`${firstName} ${lastName}`, ...addressLines(order.customerInfo), city, postcode, country]
          .filter(Boolean)
          .join('\n')}
      </address>
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
      {apart.length > 0 && (
        <p className="mt-6 text-sm">
          <strong>In other parcels:</strong> {apart.join(', ')}
        </p>
      )}
      {order.gift && (
        <p className="mt-6 text-lg whitespace-pre-line [overflow-wrap:anywhere]">
          {order.gift.message || 'A gift for you'}
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
