import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { showDone } from '#app/cms/undo/undo-store.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { formatPounds } from '#domain/money/money.ts';
import { ORDER_STATUSES, type Order, type OrderStatus } from '#domain/order/order.ts';
import { isSending, whyNotSent } from '#domain/order/sending.ts';
import type { Tracking } from '#domain/order/tracking.ts';
import type { NextStep } from '#domain/order-next/next-step.ts';
import { Card } from './card.tsx';
import { type MoveAsk, type OrderCommandResult, refusalText } from './order-command-result.ts';
import { TrackingFields } from './tracking-fields.tsx';

type Refused = Pick<Extract<OrderCommandResult, { ask?: undefined }>, 'message' | 'submitted' | 'errors'>;

/** The one thing to do next about an order, and, folded, every other status. */
export function NextStepCard({
  order,
  tracking,
  next,
  result,
}: {
  order: Order;
  /** What the fields of the parcel begin with. */
  tracking: Tracking;
  next: NextStep;
  result: OrderCommandResult | undefined;
}) {
  const { orderStatus: status } = order;
  const isSubmitting = useNavigation().formMethod === 'POST';
  const ask = result?.ask;
  const own = result && !result.ask && !isApart(result.submitted?.intent) ? result : undefined;
  const refused = own && !own.ok ? own : undefined;
  useEffect(() => {
    if (own?.ok) showDone(own);
  }, [own]);

  return (
    <Card title="Next step">
      <p className="font-display text-2xl tracking-tight text-balance">{next.title}</p>
      {next.text && <p className="mt-1 text-sm text-ink-soft">{next.text}</p>}
      {next.link && (
        <a href={next.link} target="_blank" rel="noreferrer" className="btn btn-primary mt-3 w-full">
          Answer at Stripe
        </a>
      )}
      <Form
        method="post"
        className="mt-4 grid gap-3"
        onSubmit={(event) => {
          if (isSubmitting) event.preventDefault();
        }}
      >
        <input type="hidden" name="from" value={status} />
        {next.to === 'shipped' && <TrackingFields tracking={tracking} result={refused} />}
        {next.to && (
          <Button
            type="submit"
            name="orderStatus"
            value={next.to}
            variant="primary"
            aria-disabled={isSubmitting}
          >
            {next.to === 'cancelled' ? 'Cancel the order' : `Mark as ${next.to}`}
          </Button>
        )}
        {refused && (
          <p role="alert" className="rounded-xl bg-blush-soft px-3 py-2 text-sm font-medium text-rose-deep">
            {refusalText(refused)}
          </p>
        )}
        <OtherStatus
          order={order}
          tracking={tracking}
          next={next}
          ask={ask}
          isSubmitting={isSubmitting}
          refused={refused}
        />
      </Form>
      <AskDialog ask={ask}>
        {ask && (
          <>
            <input type="hidden" name="orderStatus" value={ask.to} />
            <input type="hidden" name="from" value={ask.from} />
            <input type="hidden" name="note" value={ask.note} />
            {ask.tracking && (
              <>
                <input type="hidden" name="carrier" value={ask.tracking.carrier} />
                <input type="hidden" name="trackingNumber" value={ask.tracking.number} />
                <input type="hidden" name="trackingLink" value={ask.tracking.link} />
              </>
            )}
            {ask.asksStock && <StockChoiceField />}
            {ask.money.leftPence > 0 && ask.money.mayRefund && !ask.money.isByHand && (
              <label className="flex min-h-6 items-center gap-2">
                <input type="checkbox" name="refund" value="yes" defaultChecked />
                Refund {formatPounds(ask.money.leftPence)}
              </label>
            )}
          </>
        )}
      </AskDialog>
    </Card>
  );
}

function OtherStatus({
  order,
  tracking,
  next,
  ask,
  isSubmitting,
  refused,
}: {
  order: Order;
  tracking: Tracking;
  next: NextStep;
  ask: MoveAsk | undefined;
  isSubmitting: boolean;
  refused: Refused | undefined;
}) {
  const { orderStatus: status } = order;
  const notSent = whyNotSent(order);
  return (
    <details open={ask !== undefined || refused !== undefined}>
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm underline underline-offset-4">
        Set another status
      </summary>
      <div className="mt-3 grid gap-3">
        {isToSend(status) && !notSent && next.to !== 'shipped' && (
          <TrackingFields tracking={tracking} result={refused} />
        )}
        {notSent && <p className="text-sm">{notSent}</p>}
        <SelectField
          key={`${status} ${ask?.to}`}
          label="Order status"
          name="orderStatus"
          defaultValue={ask?.to ?? status}
        >
          {ORDER_STATUSES.map((known) => (
            <option key={known} disabled={notSent !== null && known !== status && isSending(known)}>
              {known}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="outline" aria-disabled={isSubmitting}>
          Update status
        </Button>
      </div>
    </details>
  );
}

/** Neither is chosen beforehand: pieces on the road, or broken, are not stock. */
function StockChoiceField() {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">Are the pieces back in stock?</legend>
      <label className="flex min-h-6 items-center gap-2">
        <input type="radio" name="stock" value="return" required />
        Yes, add them to the stock again
      </label>
      <label className="flex min-h-6 items-center gap-2">
        <input type="radio" name="stock" value="keep-out" required />
        No: still on the road, lost or not fit for sale
      </label>
    </fieldset>
  );
}

/** Forms of the page that show their own result. */
function isApart(intent: string | undefined): boolean {
  return intent === 'note' || intent === 'tracking' || intent === 'put-right';
}

function isToSend(status: OrderStatus): boolean {
  return status === 'confirmed' || status === 'processing';
}
