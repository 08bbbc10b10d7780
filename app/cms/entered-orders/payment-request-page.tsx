import { useState } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { Card } from '#app/cms/orders/card.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { findOrder } from '#database/queries/order/orders.ts';
import { formatPounds } from '#domain/money/money.ts';
import { momentText } from '#domain/text/london-moment.ts';
import { askAgain, paymentToken } from '#operations/entered-orders/ask-again.ts';
import type { Route } from './+types/payment-request-page';

export const meta: Route.MetaFunction = ({ matches, params }) =>
  cmsTitle(matches, `Payment of ${params.orderNumber}`);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requirePermission(context, 'orders.enter');
  const platform = context.get(platformContext);
  const order = await findOrder(platform.db, params.orderNumber);
  if (!order) throw data(null, { status: 404 });
  const isAwaited = order.paymentState === 'awaiting payment' && order.orderStatus !== 'cancelled';
  const home = platform.publicUrl || url.origin;
  return {
    orderNumber: order.orderNumber,
    totalPence: order.totalPence,
    holdUntil: order.holdUntil,
    email: order.customerInfo.email,
    link: isAwaited ? home + paths.payOrderByLink(paymentToken(platform, order.id)) : null,
    sendsMail: await platform.sendsMail(),
  };
}

type Result = { ok: boolean; message: string };

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = requirePermission(context, 'orders.enter');
  const platform = context.get(platformContext);
  await readForm(request);
  const asked = await askAgain(platform, actor, params.orderNumber);
  if (asked.ok) {
    const message = (await platform.sendsMail())
      ? 'The mail is on its way.'
      : 'The mail waits under Mails until a mail server is set up.';
    return data<Result>({ ok: true, message });
  }
  const message =
    asked.problem === 'no-email'
      ? 'The order has no email address.'
      : 'No payment is awaited for this order any more.';
  return data<Result>({ ok: false, message }, { status: 409 });
}

export default function PaymentRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { orderNumber, totalPence, holdUntil, email, link, sendsMail } = loaderData;
  const isSubmitting = useNavigation().formMethod === 'POST';
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <BackLink to={cmsPaths.order(orderNumber)}>Order {orderNumber}</BackLink>
      <h1 className="mb-6 font-display text-[min(1.875rem,11vw)] tracking-tight">Ask for the payment</h1>
      <div className="max-w-xl">
        <Card title={`${formatPounds(totalPence)} to pay`}>
          {link === null ? (
            <p>No payment is awaited for this order.</p>
          ) : (
            <div className="grid gap-4">
              {holdUntil && (
                <p className="text-sm text-ink-soft">
                  Its stock is held until {momentText(holdUntil)}; then the order is cancelled automatically.
                </p>
              )}
              <TextField
                label="Link to pay"
                value={link}
                readOnly
                onFocus={(event) => event.currentTarget.select()}
                hint="Whoever has it can pay the order and see what was ordered, without name or address. It works for 90 days."
              />
              <Button
                variant="outline"
                className="needs-script"
                onClick={() => {
                  const copied = navigator.clipboard?.writeText(link);
                  copied?.then(
                    () => setCopied(true),
                    () => setCopied(false),
                  );
                }}
              >
                {isCopied ? 'Copied' : 'Copy the link'}
              </Button>
              {email && (
                <Form method="post">
                  <Button type="submit" aria-disabled={isSubmitting}>
                    Email it again
                  </Button>
                  <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">
                    To {email}
                    {!sendsMail && '. No mail server is set up: the mail waits under Mails'}
                  </p>
                </Form>
              )}
            </div>
          )}
          {actionData && (
            <p role={actionData.ok ? 'status' : 'alert'} className="mt-3 text-sm font-medium">
              {actionData.message}
            </p>
          )}
        </Card>
      </div>
    </>
  );
}
