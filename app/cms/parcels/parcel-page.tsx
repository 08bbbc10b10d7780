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
import { tallyLines } from '#database/queries/order/line-movements.ts';
import { findOrder } from '#database/queries/order/orders.ts';
import { listParcels } from '#database/queries/parcels/parcels.ts';
import { linesOfParcel } from '#domain/parcels/parcel.ts';
import { parseParcelDetails } from '#domain/parcels/parcel-form.ts';
import { isTold, whyNotUndone } from '#domain/parcels/parcel-rules.ts';
import { pieceText } from '#domain/parcels/parcel-words.ts';
import { correctParcel } from '#operations/parcels/correct-parcel.ts';
import { undoParcel } from '#operations/parcels/undo-parcel.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Route } from './+types/parcel-page';
import { WeightField } from './weight-field.tsx';

export const meta: Route.MetaFunction = ({ matches, params }) =>
  cmsTitle(matches, `Parcel of ${params.orderNumber}`);

async function load({ db }: Platform, { orderNumber, parcelId }: { orderNumber: string; parcelId: string }) {
  const order = await findOrder(db, orderNumber);
  const parcel = order && (await listParcels(db, order.id)).find(({ id }) => id === parcelId);
  if (!order || !parcel) throw data(null, { status: 404 });
  return { order, parcel };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  requirePermission(context, 'orders.change-status');
  const platform = context.get(platformContext);
  const { order, parcel } = await load(platform, params);
  const { orderStatus: status } = order;
  return {
    orderNumber: order.orderNumber,
    parcel,
    contents: linesOfParcel(parcel, order.lines).map(pieceText),
    whyNotUndone: whyNotUndone(parcel, status, await tallyLines(platform.db, order.id, order.lines)),
    mayMail: status !== 'delivered' && status !== 'cancelled' && (await platform.sendsMail()),
  };
}

type Result = {
  message: string;
  errors?: Record<string, string>;
  submitted?: Record<string, string>;
  ask?: Ask;
};

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requirePermission(context, 'orders.change-status');
  const platform = context.get(platformContext);
  const submitted = readSubmitted(await readForm(request));
  const { order, parcel } = await load(platform, params);
  const { orderNumber } = order;
  const of = { orderNumber, parcelId: parcel.id, actor };
  if (submitted.intent === 'undo') {
    if (isTold(parcel, platform.clock.now()) && submitted.confirmed !== 'yes')
      return data<Result>({ message: '', ask: askUndo(parcel, await platform.sendsMail()) });
    const undone = await undoParcel(platform, of);
    if (undone.ok) return redirect(cmsPaths.order(orderNumber));
    if (undone.problem === 'not-found') throw data(null, { status: 404 });
    return data<Result>({ message: undone.message }, { status: 409 });
  }
  const parsed = parseParcelDetails(submitted);
  if (!parsed.ok)
    return data<Result>(
      { message: 'Nothing was changed.', errors: parsed.errors, submitted },
      { status: 422 },
    );
  const sendsMail = submitted.mail === 'yes';
  const corrected = await correctParcel(platform, { ...of, details: parsed.value, sendsMail });
  if (corrected.ok) return redirect(cmsPaths.order(orderNumber));
  if (corrected.problem === 'not-found') throw data(null, { status: 404 });
  return data<Result>({ message: 'It was undone meanwhile.', submitted }, { status: 409 });
}

function askUndo({ id, place }: { id: string; place: number }, sendsMail: boolean): Ask {
  return {
    intent: 'undo',
    ids: [id],
    text: `Undo parcel ${place}?`,
    detail: `${sendsMail ? 'The customer was told that it is on its way. ' : ''}Undo it only if it is still in the house: its pieces are to be sent again.`,
    confirmLabel: 'Undo it',
    keepLabel: 'Keep it',
  };
}

export default function ParcelPage({
  loaderData: { orderNumber, parcel, contents, whyNotUndone: whyNot, mayMail },
  actionData,
}: Route.ComponentProps) {
  const isSubmitting = useNavigation().formMethod === 'POST';
  const submitted = actionData?.submitted ?? {};
  const errors = actionData?.errors ?? {};
  const { place, tracking, weightGrams, undoneAt } = parcel;
  return (
    <>
      <BackLink to={cmsPaths.order(orderNumber)}>Order {orderNumber}</BackLink>
      <h1 className="mb-6 font-display text-[min(1.875rem,11vw)] tracking-tight">Parcel {place}</h1>
      <div className="grid max-w-xl gap-5">
        {actionData?.message && (
          <p role="alert" className="rounded-xl bg-blush-soft px-3 py-2 text-sm font-medium text-rose-deep">
            {actionData.message}
          </p>
        )}
        <Card title="What is in it">
          <ul>
            {contents.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Card>
        {undoneAt === null && (
          <Card title="Carrier and weight">
            <Form method="post" className="grid gap-3">
              <TrackingFields tracking={tracking} result={{ submitted, errors }} />
              <WeightField
                value={submitted.weightGrams ?? (weightGrams === null ? '' : String(weightGrams))}
                error={errors.weightGrams}
              />
              {mayMail && (
                <label className="flex min-h-6 items-center gap-2 text-sm">
                  <input type="checkbox" name="mail" value="yes" />
                  Email the customer again
                </label>
              )}
              <Button
                type="submit"
                name="intent"
                value="correct"
                variant="outline"
                aria-disabled={isSubmitting}
              >
                Save
              </Button>
            </Form>
          </Card>
        )}
        <Card title="Undo">
          {whyNot ? (
            <p className="text-sm">{whyNot}</p>
          ) : (
            <Form method="post" className="grid gap-3">
              <p className="text-sm text-ink-soft">
                It did not leave after all: its pieces are to be sent again. It stays in the list as undone.
              </p>
              <Button type="submit" name="intent" value="undo" variant="outline" aria-disabled={isSubmitting}>
                Undo this parcel
              </Button>
            </Form>
          )}
        </Card>
      </div>
      <AskDialog ask={actionData?.ask} />
    </>
  );
}
