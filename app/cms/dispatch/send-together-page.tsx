import { data, Form, Link, useNavigation } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { Card } from '#app/cms/orders/card.tsx';
import { TrackingFields } from '#app/cms/orders/tracking-fields.tsx';
import { WeightField } from '#app/cms/parcels/weight-field.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { goTogether } from '#domain/dispatch/parcel-to-send.ts';
import { pickedName } from '#domain/dispatch/picked-rows.ts';
import { parseParcelDetails } from '#domain/parcels/parcel-form.ts';
import { parcelsToSend } from '#operations/dispatch/parcels-to-send.ts';
import { sendTogether } from '#operations/dispatch/send-together.ts';
import { sendingRefusal } from '#operations/parcels/sending-refusal.ts';
import type { Route } from './+types/send-together-page';
import { askedOrders } from './asked-orders.ts';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Send as one parcel');

/** What is left to send of orders that go to one address, which is none once they are sent; 404 where they do not. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'orders.change-status');
  const { db, random } = context.get(platformContext);
  const { numbers, takenIn } = askedOrders(url);
  const { parcels } = await parcelsToSend(db, numbers, takenIn);
  if (!goTogether(parcels)) throw data(null, { status: 404 });
  const [first] = parcels;
  return {
    key: random.id(),
    to: first ? `${first.to.firstName} ${first.to.lastName}, ${first.to.address}, ${first.to.postcode}` : '',
    orders: parcels.map(({ orderNumber, picked }) => ({
      orderNumber,
      pieces: picked.map((goods) => `${goods.quantity} × ${pickedName(goods)}`),
    })),
  };
}

type Result = {
  message: string;
  errors: Record<string, string>;
  submitted: Record<string, string>;
  sent: { orderNumber: string; refusal: string | null }[];
};

export async function action({ context, request, url }: Route.ActionArgs) {
  const actor = requirePermission(context, 'orders.change-status');
  const platform = context.get(platformContext);
  const submitted = readSubmitted(await readForm(request));
  const details = parseParcelDetails(submitted);
  if (!details.ok) {
    const message = 'Nothing was sent: some fields need another look.';
    return data<Result>({ message, errors: details.errors, submitted, sent: [] }, 422);
  }
  const { numbers, takenIn } = askedOrders(url);
  const sent = await sendTogether(platform, actor, {
    orderNumbers: numbers,
    takenIn,
    details: { ...details.value, sentAt: null },
    key: submitted.key || platform.random.id(),
    refusalOf: sendingRefusal,
  });
  if (!sent.ok) {
    const message = 'Nothing was sent: these orders go to several addresses.';
    return data<Result>({ message, errors: {}, submitted, sent: [] }, 409);
  }
  const { orders } = sent;
  const refused = orders.filter(({ refusal }) => refusal !== null);
  const message = refused.length === 0 ? 'Sent.' : 'Not all of them were sent.';
  const isNothing = refused.length === orders.length;
  return data<Result>({ message, errors: {}, submitted, sent: orders }, isNothing ? 409 : 200);
}

export default function SendTogetherPage({ loaderData, actionData }: Route.ComponentProps) {
  const isSubmitting = useNavigation().formMethod === 'POST';
  const { errors = {}, submitted = {}, sent = [] } = actionData ?? {};
  return (
    <>
      <BackLink to={cmsPaths.dispatch()}>Packing</BackLink>
      <PageHeading title="Send as one parcel" />
      <div className="grid max-w-xl gap-4">
        {actionData?.message && (
          <div role="alert" className="rounded-xl bg-blush-soft px-3 py-2 text-sm">
            <p className="font-medium">{actionData.message}</p>
            <ul>
              {sent.map(({ orderNumber, refusal }) => (
                <li key={orderNumber}>
                  <Link to={cmsPaths.order(orderNumber)} className="underline underline-offset-4">
                    {orderNumber}
                  </Link>{' '}
                  {refusal ?? 'is sent.'}
                </li>
              ))}
            </ul>
          </div>
        )}
        {loaderData.orders.length === 0 && sent.length === 0 && <p>Nothing of them is left to send.</p>}
        {loaderData.orders.length > 0 && sent.length === 0 && (
          <Card title={loaderData.to}>
            <Form
              method="post"
              className="grid gap-4"
              onSubmit={(event) => isSubmitting && event.preventDefault()}
            >
              <input type="hidden" name="key" value={submitted.key ?? loaderData.key} />
              {loaderData.orders.map(({ orderNumber, pieces }) => (
                <p key={orderNumber} className="text-sm">
                  <span className="font-semibold">{orderNumber}</span>: {pieces.join(', ')}
                </p>
              ))}
              <TrackingFields tracking={NO_TRACKING} result={{ submitted, errors }} />
              <WeightField value={submitted.weightGrams ?? ''} error={errors.weightGrams} />
              <p className="text-sm text-ink-soft">
                Each order has the parcel as its own, with its mail and slip. Each can be undone by itself.
              </p>
              <Button type="submit" variant="primary" aria-disabled={isSubmitting}>
                Send them
              </Button>
            </Form>
          </Card>
        )}
      </div>
    </>
  );
}

const NO_TRACKING = { carrier: '', number: '', link: '' };

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="these orders" />;
}
