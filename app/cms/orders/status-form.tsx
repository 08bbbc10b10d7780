import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { showDone } from '#app/cms/undo/undo-store.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { nextStatus, ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { Card } from './order-cards.tsx';
import { type MoveAsk, type OrderCommandResult, refusalText } from './order-command-result.ts';

export function askMove(orderNumber: string, move: Pick<MoveAsk, 'from' | 'to' | 'note'>): MoveAsk {
  return {
    ...move,
    intent: 'status',
    ids: [orderNumber],
    text: `Change this order from ${move.from} to ${move.to}?`,
    detail: 'That is not the usual way.',
    confirmLabel: 'Change it',
  };
}

export function StatusForm({
  status,
  result,
}: {
  status: OrderStatus;
  result: OrderCommandResult | undefined;
}) {
  const next = nextStatus(status);
  const isSending = useNavigation().formMethod === 'POST';
  const ask = result?.ask;
  const own = result && !result.ask && result.submitted?.intent !== 'note' ? result : undefined;
  useEffect(() => {
    if (own?.ok) showDone(own);
  }, [own]);

  return (
    <Card title="Status">
      <Form
        method="post"
        className="grid gap-3"
        onSubmit={(event) => {
          if (isSending) event.preventDefault();
        }}
      >
        <input type="hidden" name="from" value={status} />
        {next && (
          <Button type="submit" name="orderStatus" value={next} variant="primary" aria-disabled={isSending}>
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
            <option key={known}>{known}</option>
          ))}
        </SelectField>
        {own && !own.ok && (
          <p role="alert" className="rounded-xl bg-blush-soft px-3 py-2 text-sm font-medium text-rose-deep">
            {refusalText(own)}
          </p>
        )}
        <Button type="submit" variant={next ? 'outline' : 'dark'} aria-disabled={isSending}>
          Update status
        </Button>
      </Form>
      <AskDialog ask={ask}>
        {ask && (
          <>
            <input type="hidden" name="orderStatus" value={ask.to} />
            <input type="hidden" name="from" value={ask.from} />
            <input type="hidden" name="note" value={ask.note} />
          </>
        )}
      </AskDialog>
    </Card>
  );
}
