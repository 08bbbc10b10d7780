import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { showDone } from '#app/cms/undo/undo-store.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { formatPounds } from '#domain/money/money.ts';
import { isUnusualMove, nextStatus, ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { Card } from './order-cards.tsx';
import { type MoveAsk, type OrderCommandResult, refusalText } from './order-command-result.ts';

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
