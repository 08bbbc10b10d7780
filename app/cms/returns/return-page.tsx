import { data, Form, Link } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/moment.tsx';
import { listAddable, listVariantsOf } from '#database/queries/corrections/addable-variants.ts';
import { findOrderById } from '#database/queries/order/orders.ts';
import { findClaim } from '#database/queries/returns/carrier-claims.ts';
import { findLinkedOrderOf, type LinkedOrder } from '#database/queries/returns/linked-orders.ts';
import { listReturnPictures } from '#database/queries/returns/return-pictures.ts';
import { findReturn, listReturnEvents } from '#database/queries/returns/returns.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { may } from '#domain/people/permissions.ts';
import { RETURN_STATE_NAMES, RETURN_WISHES } from '#domain/returns/return.ts';
import {
  isAboutMoney,
  isReturnStep,
  RETURN_STEP_NAMES,
  STEP_DONE,
  whyNot,
} from '#domain/returns/return-steps.ts';
import { londonDay, longDay } from '#domain/text/london-day.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import { refundableOfOrder } from '#operations/refunds/refundable-of-order.ts';
import type { Route } from './+types/return-page';
import { ClaimForm } from './claim-form.tsx';
import { ReturnForms } from './return-forms.tsx';
import type { ReturnIntentResult } from './return-intent-result.ts';
import { RETURN_INTENTS } from './return-intents.ts';
import { ReturnLines } from './return-lines.tsx';
import { ReturnPictures } from './return-pictures.tsx';
import { viewOfReturn } from './return-view.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData?.given.number ?? 'Return');

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'returns.view');
  const { db, clock } = context.get(platformContext);
  const given = await findReturn(db, id);
  const order = given && (await findOrderById(db, given.orderId));
  if (!order) throw data(null, { status: 404 });
  const [events, pictures, refundable, { delivery }, linked, claim] = await Promise.all([
    listReturnEvents(db, id),
    listReturnPictures(db, id),
    refundableOfOrder(db, order.id),
    readSettings(db),
    findLinkedOrderOf(db, id),
    findClaim(db, id),
  ]);
  const [own, wanted] = await Promise.all([
    listVariantsOf(
      db,
      refundable.lines.map(({ sold }) => sold.productId),
    ),
    listAddable(
      db,
      given.lines.flatMap(({ wantedVariantId }) => wantedVariantId ?? []),
    ),
  ]);
  const others = wanted.filter((one) => !own.some(({ variantId }) => variantId === one.variantId));
  const canEdit = may(role, 'returns.edit');
  const mayPay = may(role, 'orders.refund');
  const can = RETURN_STEP_NAMES.filter(
    (step) => canEdit && (mayPay || !isAboutMoney(step)) && step !== 'end' && whyNot(step, given) === null,
  );
  return {
    given,
    events,
    pictures,
    can,
    today: londonDay(nowIso(clock)),
    freeReturns: delivery.freeReturns,
    orderNumber: order.orderNumber,
    linked,
    claim,
    canEdit,
    ...viewOfReturn(given, order, refundable, [...own, ...others]),
  };
}

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'returns.edit');
  const platform = context.get(platformContext);
  const submitted = readSubmitted(await readForm(request));
  const step = submitted.intent ?? '';
  if (isReturnStep(step) && isAboutMoney(step)) requirePermission(context, 'orders.refund');
  return RETURN_INTENTS.step(platform, member, { id, step, submitted });
}

export default function ReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  const {
    given,
    events,
    pictures,
    can,
    today,
    orderNumber,
    linked,
    claim,
    canEdit,
    lines,
    deliveryPence,
    freeReturns,
    refusal,
  } = loaderData;
  const result: ReturnIntentResult | undefined = actionData;
  return (
    <>
      <BackLink to={cmsPaths.returns()}>Returns</BackLink>
      <PageHeading title={given.number} />
      {result && (
        <p
          role={result.ok ? 'status' : 'alert'}
          className={`mb-4 max-w-prose rounded-card px-4 py-3 text-sm ${result.ok ? 'bg-surface' : 'bg-blush-soft text-rose-deep'}`}
        >
          {result.message}
        </p>
      )}
      {result?.asks && (
        <ConfirmPay key={given.version} asks={result.asks} submitted={result.submitted ?? {}} />
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-5">
          <FieldGroup title={RETURN_STATE_NAMES[given.state]}>
            {given.dueOn && (
              <p className={given.dueOn < today ? 'font-semibold text-rose-deep' : 'font-semibold'}>
                Money is due by {longDay(given.dueOn)}
                {given.dueOn < today && ': overdue'}
              </p>
            )}
            {given.refundedPence > 0 && <p>{formatPounds(given.refundedPence)} went back.</p>}
            <p className="text-sm">
              Said on {longDay(given.declaredOn)}, would like: {RETURN_WISHES[given.wish].toLowerCase()}
            </p>
            {given.words && (
              <p className="text-sm whitespace-pre-line [overflow-wrap:anywhere]">{given.words}</p>
            )}
            <ReturnLines lines={lines} />
            <ReturnPictures id={given.id} pictures={pictures} />
          </FieldGroup>
          <ReturnForms
            key={given.version}
            version={given.version}
            wish={given.wish}
            lines={lines}
            can={can}
            today={today}
            freeReturns={freeReturns}
            refusal={refusal}
            deliveryPence={deliveryPence}
            result={result}
          />
        </div>
        <div className="grid min-w-0 gap-5">
          <FieldGroup title="Order">
            <Link to={cmsPaths.order(orderNumber)} className="underline underline-offset-4">
              {orderNumber}
            </Link>
            {linked && <SentInstead linked={linked} />}
          </FieldGroup>
          {canEdit && <ClaimForm key={claim?.state} claim={claim} result={result} />}
          <FieldGroup title="History">
            <ol className="grid gap-2 text-sm">
              {events.map(({ at, actor, step, note }) => (
                <li key={`${at}${step}`} className="[overflow-wrap:anywhere]">
                  <Moment at={at} /> {actor ?? 'The customer'} {STEP_DONE[step]}
                  {note && `: ${note}`}
                </li>
              ))}
            </ol>
          </FieldGroup>
        </div>
      </div>
    </>
  );
}

/** The order by which something is sent instead, and what is to be done where it does not go. */
function SentInstead({ linked }: { linked: LinkedOrder }) {
  const { orderNumber, status, paymentState, totalPence } = linked;
  return (
    <p className="text-sm">
      Sent instead:{' '}
      <Link to={cmsPaths.order(orderNumber)} className="underline underline-offset-4">
        {orderNumber}
      </Link>
      {paymentState === 'awaiting payment' && `, ${formatPounds(totalPence)} to be paid by the mailed link`}
      {status === 'cancelled' &&
        ': cancelled. What was set off is money of the first order: refund it there.'}
    </p>
  );
}

/** The same form once more, by somebody who has read what goes back. */
function ConfirmPay({
  asks,
  submitted,
}: {
  asks: { pence: Pence; label: string };
  submitted: Record<string, string>;
}) {
  return (
    <Form method="post" className="mb-5">
      {Object.entries({ ...submitted, confirmed: String(asks.pence) }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{asks.label}</Button>
    </Form>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the return" />;
}
