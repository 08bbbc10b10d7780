import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { type Ask, AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { isUnusualMove, nextStatus, ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { Card } from './order-cards.tsx';

export type StatusResult = { ok: boolean; message: string; ask?: undefined } | { ok: false; ask: MoveAsk };

/** Any status may follow any (docs/decisions/041-order-status-any-to-any.md); an unusual move is confirmed first. */
type MoveAsk = Ask & {
  from: OrderStatus;
  to: OrderStatus;
  note: string;
  /** What was paid and could be given back with the cancellation. */
  paidPence: Pence;
  mayRefund: boolean;
};

export function askMove(
  orderNumber: string,
  move: Pick<MoveAsk, 'from' | 'to' | 'note' | 'paidPence' | 'mayRefund'>,
): MoveAsk {
  const usual = isUnusualMove(move.from, move.to) ? ['That is not the usual way.'] : [];
  return {
    ...move,
    intent: 'status',
    ids: [orderNumber],
    text: `Change this order from ${move.from} to ${move.to}?`,
    detail: [...usual, ...moneyText(move)].join(' '),
    confirmLabel: 'Change it',
  };
}

function moneyText({ paidPence, mayRefund }: Pick<MoveAsk, 'paidPence' | 'mayRefund'>): string[] {
  if (paidPence === 0) return [];
  return [
    `The customer paid ${formatPounds(paidPence)}.`,
    mayRefund
      ? 'The stock returns, and the money goes back the way it was paid.'
      : 'The stock returns; the money stays until an owner or a manager refunds it.',
  ];
}

export function StatusForm({ status, result }: { status: OrderStatus; result: StatusResult | undefined }) {
  const next = nextStatus(status);
  const isSending = useNavigation().formMethod === 'POST';
  const ask = result?.ask;
  useEffect(() => {
    if (result?.ok) showToast(result.message);
  }, [result]);

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
        <TextField
          key={`note ${status}`}
          label="Note"
          name="note"
          defaultValue={ask?.note}
          optional
          maxLength={500}
          hint="Kept in the history"
        />
        {result && !result.ok && !result.ask && (
          <p role="alert" className="rounded-xl bg-blush-soft px-3 py-2 text-sm font-medium text-rose-deep">
            {result.message}
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
            {ask.paidPence > 0 && ask.mayRefund && (
              <label className="flex min-h-6 items-center gap-2">
                <input type="checkbox" name="refund" value="yes" defaultChecked />
                Refund {formatPounds(ask.paidPence)}
              </label>
            )}
          </>
        )}
      </AskDialog>
    </Card>
  );
}
