import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { showDone } from '#app/cms/undo/undo-store.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { formatPounds } from '#domain/money/money.ts';
import { nextStatus, ORDER_STATUSES, type Order, type OrderStatus } from '#domain/order/order.ts';
import { isSending, whyNotSent } from '#domain/order/sending.ts';
import { Card } from './order-cards.tsx';
import { type OrderCommandResult, refusalText } from './order-command-result.ts';
import { TrackingFields } from './tracking-fields.tsx';

export function StatusForm({ order, result }: { order: Order; result: OrderCommandResult | undefined }) {
  const { orderStatus: status, tracking } = order;
  const notSent = whyNotSent(order);
  const next = nextStatus(status);
  const isSubmitting = useNavigation().formMethod === 'POST';
  const ask = result?.ask;
  const own = result && !result.ask && !isApart(result.submitted?.intent) ? result : undefined;
  useEffect(() => {
    if (own?.ok) showDone(own);
  }, [own]);

  return (
    <Card title="Status">
      <Form
        method="post"
        className="grid gap-3"
        onSubmit={(event) => {
          if (isSubmitting) event.preventDefault();
        }}
      >
        <input type="hidden" name="from" value={status} />
        {isToSend(status) && !notSent && <TrackingFields tracking={tracking} result={own} />}
        {notSent && <p className="text-sm">{notSent}</p>}
        {next && !(notSent && isSending(next)) && (
          <Button
            type="submit"
            name="orderStatus"
            value={next}
            variant="primary"
            aria-disabled={isSubmitting}
          >
            Mark as {next}
          </Button>
        )}
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
        {own && !own.ok && (
          <p role="alert" className="rounded-xl bg-blush-soft px-3 py-2 text-sm font-medium text-rose-deep">
            {refusalText(own)}
          </p>
        )}
        <Button type="submit" variant={next && !notSent ? 'outline' : 'dark'} aria-disabled={isSubmitting}>
          Update status
        </Button>
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
            {ask.money.leftPence > 0 && ask.money.mayRefund && !ask.money.isCash && (
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
  return intent === 'note' || intent === 'tracking';
}

function isToSend(status: OrderStatus): boolean {
  return status === 'confirmed' || status === 'processing';
}
