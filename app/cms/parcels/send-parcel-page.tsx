import { data, Form, redirect, useNavigation } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { Card } from '#app/cms/orders/card.tsx';
import { TrackingFields } from '#app/cms/orders/tracking-fields.tsx';
import { type Ask, AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { whyNotSent } from '#domain/order/sending.ts';
import { moveQuestionText } from '#domain/order-moves/move-questions.ts';
import { linesToCome } from '#domain/parcels/parcel.ts';
import { parseParcel, piecesField } from '#domain/parcels/parcel-form.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { sendParcel } from '#operations/parcels/send-parcel.ts';
import { sendingRefusal } from '#operations/parcels/sending-refusal.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/send-parcel-page';
import { WeightField } from './weight-field.tsx';

export const meta: Route.MetaFunction = ({ matches, params }) =>
  cmsTitle(matches, `Send a part of ${params.orderNumber}`);

export async function loader({ context, params }: Route.LoaderArgs) {
  requirePermission(context, 'orders.change-status');
  const { db, clock, random } = context.get(platformContext);
  const order = await findOrder(db, params.orderNumber);
  if (!order) throw data(null, { status: 404 });
  const isCancelled = order.orderStatus === 'cancelled';
  return {
    orderNumber: order.orderNumber,
    lines: linesToCome(await tallyLines(db, order.id, order.lines)).map(
      ({ lineId, name, variant, brand, quantity }) => ({ lineId, name, variant, brand, quantity }),
    ),
    whyNot: isCancelled ? 'The order is cancelled.' : whyNotSent(order),
    firstDay: londonDay(order.createdAt),
    today: londonDay(nowIso(clock)),
    key: random.id(),
  };
}

type Result = {
  message: string;
  errors: Record<string, string>;
  submitted: Record<string, string>;
  ask?: Ask;
};

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requirePermission(context, 'orders.change-status');
  const platform = context.get(platformContext);
  const { orderNumber } = params;
  const submitted = readSubmitted(await readForm(request));
  const refuse = (status: number, message: string, errors: Record<string, string> = {}, ask?: Ask) =>
    data<Result>({ message, errors, submitted, ...(ask && { ask }) }, { status });
  const order = await findOrder(platform.db, orderNumber);
  if (!order) throw data(null, { status: 404 });
  const parsed = parseParcel(submitted, { now: nowIso(platform.clock), placedAt: order.createdAt });
  if (!parsed.ok) return refuse(422, 'Nothing was sent: some fields need another look.', parsed.errors);
  const sent = await sendParcel(platform, {
    ...parsed.value,
    orderNumber,
    key: submitted.key || platform.random.id(),
    actor,
    isConfirmed: submitted.confirmed === 'yes',
  });
  if (sent.ok) return redirect(cmsPaths.order(orderNumber));
  if (sent.problem === 'order-not-found') throw data(null, { status: 404 });
  if (sent.problem === 'needs-confirmation')
    return refuse(
      200,
      '',
      {},
      {
        intent: 'send',
        ids: [orderNumber],
        text: 'Send this parcel?',
        detail: sent.questions.map((question) => moveQuestionText(question, { leftPence: 0 })).join(' '),
        confirmLabel: 'Send it',
        keepLabel: 'Keep it',
      },
    );
  const message = sendingRefusal(sent);
  return sent.problem === 'too-many-pieces'
    ? refuse(409, 'Nothing was sent.', { [piecesField(sent.lineId)]: message })
    : refuse(409, message);
}

export default function SendParcelPage({
  loaderData: { orderNumber, lines, whyNot, firstDay, today, key },
  actionData,
}: Route.ComponentProps) {
  const isSubmitting = useNavigation().formMethod === 'POST';
  const submitted = actionData?.submitted ?? {};
  const errors = actionData?.errors ?? {};
  return (
    <>
      <BackLink to={cmsPaths.order(orderNumber)}>Order {orderNumber}</BackLink>
      <h1 className="mb-6 font-display text-[min(1.875rem,11vw)] tracking-tight">Send a part of it</h1>
      <div className="max-w-xl">
        <Card title="What is in the parcel">
          {whyNot || lines.length === 0 ? (
            <p>{whyNot ?? 'Nothing is left to send.'}</p>
          ) : (
            <Form
              method="post"
              className="grid gap-4"
              onSubmit={(event) => isSubmitting && event.preventDefault()}
            >
              <input type="hidden" name="key" value={submitted.key ?? key} />
              {lines.map(({ lineId, name, variant, brand, quantity }) => (
                <TextField
                  key={lineId}
                  label={variant === STANDARD_VARIANT ? name : `${name} (${variant})`}
                  name={piecesField(lineId)}
                  type="number"
                  min={0}
                  max={quantity}
                  inputMode="numeric"
                  hint={`${brand} · ${quantity} left to send`}
                  defaultValue={submitted[piecesField(lineId)] ?? quantity}
                  error={errors[piecesField(lineId)]}
                />
              ))}
              <TrackingFields tracking={NO_TRACKING} result={{ submitted, errors }} />
              <WeightField value={submitted.weightGrams ?? ''} error={errors.weightGrams} />
              <TextField
                label="Sent on"
                name="sentOn"
                type="date"
                min={firstDay}
                max={today}
                defaultValue={submitted.sentOn ?? today}
                error={errors.sentOn}
              />
              {actionData?.message && (
                <p
                  role="alert"
                  className="rounded-xl bg-blush-soft px-3 py-2 text-sm font-medium text-rose-deep"
                >
                  {actionData.message}
                </p>
              )}
              <Button type="submit" variant="primary" aria-disabled={isSubmitting}>
                Send this parcel
              </Button>
            </Form>
          )}
        </Card>
      </div>
      <AskDialog ask={actionData?.ask}>
        {Object.entries(submitted)
          .filter(([name]) => !OF_DIALOG.includes(name))
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
      </AskDialog>
    </>
  );
}

const NO_TRACKING = { carrier: '', number: '', link: '' };
const OF_DIALOG = ['intent', 'confirmed', 'ids'];
