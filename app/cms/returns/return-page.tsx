import { data, Form, Link } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { readSubmitted, versionOf } from '#app/cms/fields/submitted-fields.ts';
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
import { findOrderById } from '#database/queries/order/orders.ts';
import { findReturn, listReturnEvents } from '#database/queries/returns/returns.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { may } from '#domain/people/permissions.ts';
import { RETURN_STATE_NAMES, RETURN_WISHES, type Return } from '#domain/returns/return.ts';
import {
  parseApproval,
  parseInspection,
  parseRefusal,
  parseReturnDay,
  parseSettlement,
} from '#domain/returns/return-form.ts';
import {
  isReturnStep,
  RETURN_STEP_NAMES,
  type ReturnStep,
  STEP_DONE,
  whyNot,
} from '#domain/returns/return-steps.ts';
import { londonDay, longDay } from '#domain/text/london-day.ts';
import { NOTHING_SAVED, savingFailed } from '#domain/words/staff-messages.ts';
import type { RefundToConfirm } from '#operations/payment/refund-order.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import { refundableOfOrder } from '#operations/refunds/refundable-of-order.ts';
import { changeReturn } from '#operations/returns/change-return.ts';
import { type InspectResult, inspectReturn } from '#operations/returns/inspect-return.ts';
import { type SettleResult, settleReturn } from '#operations/returns/settle-return.ts';
import type { Route } from './+types/return-page';
import { fieldOfRefund, noRefundText } from './no-refund-text.ts';
import { ReturnForms, type ReturnFormsResult } from './return-forms.tsx';
import { ReturnLines } from './return-lines.tsx';
import { viewOfReturn } from './return-view.ts';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData?.given.number ?? 'Return');

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'returns.view');
  const { db, clock } = context.get(platformContext);
  const given = await findReturn(db, id);
  const order = given && (await findOrderById(db, given.orderId));
  if (!order) throw data(null, { status: 404 });
  const [events, refundable, { delivery }] = await Promise.all([
    listReturnEvents(db, id),
    refundableOfOrder(db, order.id),
    readSettings(db),
  ]);
  const canEdit = may(role, 'returns.edit');
  const mayPay = may(role, 'orders.refund');
  const can = RETURN_STEP_NAMES.filter(
    (step) => canEdit && (mayPay || !isAboutMoney(step)) && step !== 'end' && whyNot(step, given) === null,
  );
  return {
    given,
    events,
    can,
    today: londonDay(nowIso(clock)),
    freeReturns: delivery.freeReturns,
    orderNumber: order.orderNumber,
    ...viewOfReturn(given, order, refundable),
  };
}

function isAboutMoney(step: ReturnStep): boolean {
  return step === 'settle' || step === 'settle-without-goods';
}

type Result = ReturnFormsResult & {
  ok: boolean;
  message: string;
  /** What is to be read before money goes back. */
  asks?: { pence: Pence; label: string };
};

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'returns.edit');
  const platform = context.get(platformContext);
  const submitted = readSubmitted(await readForm(request));
  const step = submitted.intent ?? '';
  if (isReturnStep(step) && isAboutMoney(step)) requirePermission(context, 'orders.refund');
  const given = await findReturn(platform.db, id);
  if (!given) throw data(null, { status: 404 });
  const refuse = (message: string, errors: Record<string, string>, status: number) =>
    data<Result>({ ok: false, message, errors, submitted }, status);
  if (!isReturnStep(step) || step === 'end') return refuse(NOTHING_SAVED, {}, 422);
  try {
    const done = await runStep(platform, member, { given, step, submitted });
    if ('errors' in done) return refuse(NOTHING_SAVED, done.errors, 422);
    if (done.ok) return data<Result>({ ok: true, message: 'Done.' });
    switch (done.problem) {
      case 'not-found':
        throw data(null, { status: 404 });
      case 'changed-meanwhile':
        return refuse(CHANGED_MEANWHILE, {}, 409);
      case 'refused':
        return refuse(`Nothing was changed. ${done.why}`, {}, 409);
      case 'too-many-back':
        return refuse(NOTHING_SAVED, { [`shelf.${done.id}`]: `At most ${done.most} in all` }, 409);
      case 'too-many-paid':
        return refuse(NOTHING_SAVED, { [`pay.${done.id}`]: `At most ${done.most}` }, 409);
      case 'no-refund':
        if (done.refund.problem === 'needs-confirmation')
          return data<Result>({
            ok: false,
            submitted,
            ...askToPay(done.refund.refund, await whoOf(platform, given)),
          });
        return refuse(noRefundText(done.refund), fieldOfRefund(done.refund, given), 409);
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a return could not be changed');
    return refuse(savingFailed('request'), {}, 500);
  }
}

async function whoOf({ db }: Platform, { orderId }: Return): Promise<string> {
  const order = await findOrderById(db, orderId);
  if (!order) return '';
  const { firstName, lastName, email } = order.customerInfo;
  return `${firstName} ${lastName}${email && ` (${email})`}`;
}

/** What goes back, by what and to whom, before it does. */
function askToPay({ amountPence, keptPence, tender }: RefundToConfirm, who: string) {
  const sum = formatPounds(amountPence);
  const how = tender === 'card' ? `to the card of ${who}` : `to ${who}, whom you give it yourself`;
  return {
    message: `${sum} goes back ${how}. ${formatPounds(keptPence - amountPence)} stays with the shop. It cannot be undone.`,
    asks: { pence: amountPence, label: tender === 'card' ? `Refund ${sum}` : `Record ${sum}` },
  };
}

const CHANGED_MEANWHILE =
  'Somebody else changed it meanwhile, as you see. Yours is not saved; send it again if it is still right.';

type Done = InspectResult | SettleResult | { errors: Record<string, string> };

async function runStep(
  platform: Platform,
  member: StaffMember,
  {
    given: { id, lines },
    step,
    submitted,
  }: { given: Return; step: Exclude<ReturnStep, 'end'>; submitted: Record<string, string> },
): Promise<Done> {
  const version = versionOf(submitted);
  const lineIds = lines.map((line) => line.id);
  switch (step) {
    case 'approve': {
      const parsed = parseApproval(submitted);
      return parsed.ok
        ? changeReturn(platform, member, { id, version, plain: { step, ...parsed.value } })
        : parsed;
    }
    case 'refuse': {
      const parsed = parseRefusal(submitted);
      return parsed.ok
        ? changeReturn(platform, member, { id, version, plain: { step, ...parsed.value } })
        : parsed;
    }
    case 'note-sent':
    case 'receive': {
      const parsed = parseReturnDay(submitted, londonDay(nowIso(platform.clock)));
      return parsed.ok
        ? changeReturn(platform, member, { id, version, plain: { step, ...parsed.value } })
        : parsed;
    }
    case 'withdraw':
    case 'ask-again':
      return changeReturn(platform, member, { id, version, plain: { step } });
    case 'inspect': {
      const parsed = parseInspection(submitted, lineIds);
      return parsed.ok ? inspectReturn(platform, member, { id, version, lines: parsed.value }) : parsed;
    }
    case 'settle':
    case 'settle-without-goods': {
      const parsed = parseSettlement(submitted, lineIds);
      if (!parsed.ok) return parsed;
      const withoutGoods = step === 'settle-without-goods';
      const confirmedPence = /^\d{1,9}$/.test(submitted.confirmed ?? '') ? Number(submitted.confirmed) : null;
      return settleReturn(platform, member, { id, version, withoutGoods, confirmedPence, ...parsed.value });
    }
  }
}

export default function ReturnPage({ loaderData, actionData }: Route.ComponentProps) {
  const { given, events, can, today, orderNumber, lines, deliveryPence, freeReturns, refusal } = loaderData;
  const result: Result | undefined = actionData;
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
          </FieldGroup>
          <ReturnForms
            key={given.version}
            version={given.version}
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
          </FieldGroup>
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
