import { Form, Link } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import type { Db } from '#database/open.ts';
import { listOrdersToPack } from '#database/queries/dispatch/orders-to-pack.ts';
import { CARRIER_FILES, CARRIER_LAYOUTS } from '#domain/dispatch/carrier-file.ts';
import { type Doubted, togetherGroups } from '#domain/dispatch/parcel-to-send.ts';
import { takenInText } from '#domain/dispatch/taken-in.ts';
import { MOST_SLIPS } from '#domain/order/sending.ts';
import { concernTexts } from '#domain/order-moves/packing.ts';
import { may } from '#domain/people/permissions.ts';
import { countText } from '#domain/text/count-text.ts';
import { parcelsToSend } from '#operations/dispatch/parcels-to-send.ts';
import type { Route } from './+types/dispatch-page';
import { askedOrders } from './asked-orders.ts';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Packing');

/** The packing table: what is chosen, or what is to be packed, with all that is printed and exported of it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'orders.change-status');
  const { db, sendsMail } = context.get(platformContext);
  const { numbers: chosen, takenIn } = askedOrders(url);
  const numbers = chosen.length > 0 ? chosen : await listWaiting(db, [...takenIn.keys()]);
  const { parcels, doubted, leftOut } = await parcelsToSend(db, numbers, takenIn);
  return {
    chosen,
    parcels: parcels.map(({ orderNumber, to, service, weightGrams, picked, gift }) => ({
      orderNumber,
      name: `${to.firstName} ${to.lastName}`,
      place: `${to.city} ${to.postcode}`,
      service,
      weightGrams,
      pieces: picked.reduce((sum, { quantity }) => sum + quantity, 0),
      isGift: gift !== null,
    })),
    doubted,
    leftOut,
    together: togetherGroups(parcels),
    mails: await sendsMail(),
    maySetShelves: may(role, 'products.edit'),
  };
}

/** What is to be packed and what is to be checked before, the oldest first; as much as is packed at once. */
async function listWaiting(db: Db, taken: string[]): Promise<string[]> {
  const most = Math.max(0, MOST_SLIPS - taken.length);
  const [toPack, toCheck] = await Promise.all([
    listOrdersToPack(db, 'to-pack', most),
    listOrdersToPack(db, 'to-check', MOST_SLIPS),
  ]);
  return [...toPack, ...toCheck];
}

export default function DispatchPage({
  loaderData: { chosen, parcels, doubted, leftOut, together, mails, maySetShelves },
}: Route.ComponentProps) {
  const isChosen = chosen.length > 0;
  const numbers = parcels.map(({ orderNumber }) => orderNumber);
  const taken = doubted.filter((order) => order.isTakenIn).map(textOf);
  const unweighed = parcels.filter(({ weightGrams }) => weightGrams === null).length;
  const what = isChosen ? 'chosen' : 'to pack, the oldest first';
  return (
    <>
      <PageHeading title="Packing" />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-label="Orders" className="rounded-card border border-line bg-surface p-5">
          <p className="font-semibold">
            {numbers.length === 0
              ? 'Nothing is to be packed.'
              : `${countText(numbers.length, 'order')} ${what}`}
          </p>
          {!isChosen && numbers.length === MOST_SLIPS && (
            <p className="mt-1 text-sm text-ink-soft">
              At most {MOST_SLIPS} at once: the next come when these are sent.
            </p>
          )}
          <Doubts doubted={doubted} chosen={chosen} />
          <LeftOut leftOut={leftOut} />
          <Together groups={together} doubted={doubted} />
          {numbers.length > 0 && (
            <div className="mt-4 overflow-x-auto">
              <table className="w-full text-left text-sm">
                <thead className="border-b border-line text-ink-soft">
                  <tr>
                    <th className="py-2 pr-4 font-medium">Order</th>
                    <th className="py-2 pr-4 font-medium">To</th>
                    <th className="hidden py-2 pr-4 font-medium sm:table-cell">Service</th>
                    <th className="py-2 pr-4 text-right font-medium">Pieces</th>
                    <th className="py-2 text-right font-medium">Weight</th>
                  </tr>
                </thead>
                <tbody className="divide-y divide-line">
                  {parcels.map(({ orderNumber, name, place, service, pieces, weightGrams, isGift }) => (
                    <tr key={orderNumber} className="align-top">
                      <td className="py-2 pr-4">
                        <Link
                          to={cmsPaths.order(orderNumber)}
                          className="inline-flex min-h-6 items-center underline underline-offset-4"
                        >
                          {orderNumber}
                        </Link>
                        {isGift && <span className="block">Gift</span>}
                      </td>
                      <td className="py-2 pr-4 [overflow-wrap:anywhere]">
                        {name}
                        <span className="block text-ink-soft">{place}</span>
                      </td>
                      <td className="hidden py-2 pr-4 sm:table-cell">{service}</td>
                      <td className="py-2 pr-4 text-right tabular-nums">{pieces}</td>
                      <td className="py-2 text-right tabular-nums sm:whitespace-nowrap">
                        {weightGrams === null ? 'not known' : `${weightGrams.toLocaleString('en-GB')} g`}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </section>
        <div className="grid gap-4">
          {numbers.length > 0 && (
            <>
              <FieldGroup
                title="Print"
                hint={
                  mails
                    ? 'Each as one file for all of them.'
                    : 'The shop sends no mail: print the slips from their page, with the confirmation that goes along.'
                }
              >
                <ul className="grid gap-2">
                  <PrintLink to={cmsPaths.pickList(numbers, taken)}>Pick list, by shelf</PrintLink>
                  <PrintLink to={cmsPaths.packingSlips(numbers, taken)}>Packing slips</PrintLink>
                  {mails && (
                    <PrintLink to={cmsPaths.slipsFile(numbers, taken)}>Packing slips as PDF</PrintLink>
                  )}
                  <PrintLink to={cmsPaths.labels(numbers, taken)}>
                    Address labels as PDF, 6 × 4 inches
                  </PrintLink>
                </ul>
              </FieldGroup>
              <CarrierFileForm numbers={numbers} taken={taken} unweighed={unweighed} />
            </>
          )}
          <FieldGroup title="Tracking numbers" hint="The carrier’s file with numbers sends what is in it.">
            <ul className="grid gap-2">
              <PrintLink to={cmsPaths.trackingFile()}>Take in a tracking file</PrintLink>
              {maySetShelves && <PrintLink to={cmsPaths.shelves()}>Where goods lie</PrintLink>}
            </ul>
          </FieldGroup>
        </div>
      </div>
    </>
  );
}

function PrintLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to} reloadDocument className="inline-flex min-h-6 items-center underline underline-offset-4">
        {children}
      </Link>
    </li>
  );
}

function CarrierFileForm({
  numbers,
  taken,
  unweighed,
}: {
  numbers: string[];
  taken: string[];
  unweighed: number;
}) {
  return (
    <FieldGroup
      title="File for a carrier"
      hint={
        unweighed > 0
          ? `${countText(unweighed, 'order')} with goods of unknown weight: the carrier’s program asks for it.`
          : 'A row for each order, in the columns that the carrier’s program takes.'
      }
    >
      <Form method="get" action={cmsPaths.carrierFile()} reloadDocument className="grid gap-4">
        <input type="hidden" name="numbers" value={numbers.join(',')} />
        {taken.map((text) => (
          <input key={text} type="hidden" name="with" value={text} />
        ))}
        <SelectField label="Carrier" name="carrier">
          {CARRIER_FILES.map((file) => (
            <option key={file} value={file}>
              {CARRIER_LAYOUTS[file].name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Service code"
          name="service"
          optional
          maxLength={20}
          hint="The carrier’s own; without it their program chooses"
          autoComplete="off"
        />
        <TextField
          label="Contents"
          name="contents"
          maxLength={32}
          defaultValue="Cosmetics"
          autoComplete="off"
        />
        <Button type="submit" className="justify-self-start">
          Download
        </Button>
      </Form>
    </FieldGroup>
  );
}

/** The orders that something speaks against, each with a check box that takes it in for all that is printed and exported. */
function Doubts({ doubted, chosen }: { doubted: Doubted[]; chosen: string[] }) {
  if (doubted.length === 0) return null;
  return (
    <Form method="get" className="mt-4 rounded-xl bg-blush-soft px-4 py-3 text-sm">
      <fieldset>
        <legend className="float-left font-semibold">To check before packing:</legend>
        {chosen.length > 0 && <input type="hidden" name="numbers" value={chosen.join(',')} />}
        <ul className="clear-both grid gap-2 pt-1">
          {doubted.map((order) => (
            <li key={`${textOf(order)} ${order.isTakenIn}`} className="flex items-start gap-3">
              <input
                type="checkbox"
                name="with"
                value={textOf(order)}
                defaultChecked={order.isTakenIn}
                aria-label={`Take in ${order.orderNumber}`}
                className="mt-0.5 size-6 shrink-0"
              />
              <p>
                <Link to={cmsPaths.order(order.orderNumber)} className="underline underline-offset-4">
                  {order.orderNumber}
                </Link>{' '}
                {order.name}: {concernTexts(order.concerns)}
              </p>
            </li>
          ))}
        </ul>
      </fieldset>
      <Button type="submit" variant="outline" size="small" className="mt-3">
        Take in those that are ticked
      </Button>
    </Form>
  );
}

function textOf({ orderNumber, concerns }: Doubted): string {
  return takenInText(orderNumber, concerns);
}

function LeftOut({ leftOut }: { leftOut: { orderNumber: string; reason: string }[] }) {
  if (leftOut.length === 0) return null;
  return (
    <div className="mt-4 rounded-xl bg-blush-soft px-4 py-3 text-sm">
      <p className="font-semibold">Left out:</p>
      <ul className="mt-1 grid gap-1">
        {leftOut.map(({ orderNumber, reason }) => (
          <li key={orderNumber}>
            <Link to={cmsPaths.order(orderNumber)} className="underline underline-offset-4">
              {orderNumber}
            </Link>{' '}
            {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Together({ groups, doubted }: { groups: string[][]; doubted: Doubted[] }) {
  if (groups.length === 0) return null;
  return (
    <div className="mt-4 rounded-xl border border-line px-4 py-3 text-sm">
      <p className="font-semibold">Orders to one address:</p>
      <ul className="mt-1 grid gap-1">
        {groups.map((group) => (
          <li key={group.join(' ')}>
            {group.join(', ')}:{' '}
            <Link
              to={cmsPaths.sendTogether(
                group,
                doubted.filter(({ orderNumber }) => group.includes(orderNumber)).map(textOf),
              )}
              className="underline underline-offset-4"
            >
              send as one parcel
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="what is to be packed" />;
}
