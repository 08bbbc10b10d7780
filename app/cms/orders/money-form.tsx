import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { type Ask, AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { InertEnter } from '#app/cms/ui/inert-enter.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { formatPounds, type Pence, plainPounds } from '#domain/money/money.ts';
import { allowsPayment, type PaymentState, whyNot } from '#domain/payment/payment-state.ts';
import { Card } from './order-cards.tsx';

export type MoneyFormResult = {
  of: 'refund' | 'cash';
  ok: boolean;
  message: string;
  errors?: Record<string, string>;
  values?: { amount: string; reason: string };
  /** The question before money is given back. */
  ask?: Ask;
};

type Props = {
  state: PaymentState;
  refundablePence: Pence;
  totalPence: Pence;
  /** New for each form that is shown: one form makes one refund. */
  refundKey: string;
  mayRefund: boolean;
  mayRecordCash: boolean;
  /** A bank has taken money back, and has not returned it. */
  isDisputed: boolean;
  result: MoneyFormResult | undefined;
};

/** The actions on an order's money; one that is not allowed is explained instead. */
export function MoneyForm({ state, mayRefund, mayRecordCash, isDisputed, result, ...rest }: Props) {
  const showsCash = mayRecordCash && allowsPayment('record-cash', state);
  useEffect(() => {
    if (result?.ok) showToast(result.message);
  }, [result]);
  return (
    <Card title="Money">
      <div className="grid gap-5">
        {showsCash && <CashForm totalPence={rest.totalPence} result={result} />}
        {mayRefund && allowsPayment('refund', state) && rest.refundablePence > 0 ? (
          <RefundForm {...rest} result={result} />
        ) : (
          <p className="text-sm text-ink-soft">
            {rest.totalPence === 0
              ? 'It costs nothing: there is nothing to refund.'
              : whyNoRefund(state, mayRefund, isDisputed)}
          </p>
        )}
      </div>
    </Card>
  );
}

function whyNoRefund(state: PaymentState, mayRefund: boolean, isDisputed: boolean): string {
  if (!mayRefund && allowsPayment('refund', state)) return 'Refunds are made by an owner or a manager.';
  if (isDisputed && allowsPayment('refund', state))
    return 'The rest is with the customer’s bank, which has taken it back: there is nothing left to refund.';
  return whyNot('refund', state) ?? 'All that was paid is on its way back already.';
}

function RefundForm({
  refundablePence,
  refundKey,
  result,
}: Pick<Props, 'refundablePence' | 'refundKey' | 'result'>) {
  const isSending = useNavigation().state === 'submitting';
  const own = result?.of === 'refund' && !result.ok ? result : undefined;
  return (
    <details open={own !== undefined}>
      <summary className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4">
        Refund up to {formatPounds(refundablePence)}
      </summary>
      <Form method="post" preventScrollReset className="mt-3 grid gap-3">
        <InertEnter />
        <input type="hidden" name="intent" value="refund" />
        <input type="hidden" name="key" value={refundKey} />
        <input type="hidden" name="left" value={plainPounds(refundablePence)} />
        <TextField
          key={refundKey}
          label="Refund, in pounds"
          name="amount"
          inputMode="decimal"
          required
          defaultValue={own?.values?.amount}
          error={own?.errors?.amount}
          hint={`Up to ${formatPounds(refundablePence)}`}
        />
        <TextField
          key={`reason ${refundKey}`}
          label="Reason"
          name="reason"
          required
          maxLength={300}
          defaultValue={own?.values?.reason}
          error={own?.errors?.reason}
          hint="The customer reads it"
        />
        <Problem result={own} />
        <Button type="submit" variant="outline" aria-disabled={isSending}>
          Refund …
        </Button>
      </Form>
      <AskDialog ask={own?.ask}>
        <input type="hidden" name="key" value={refundKey} />
        <input type="hidden" name="left" value={plainPounds(refundablePence)} />
        <input type="hidden" name="amount" value={own?.values?.amount ?? ''} />
        <input type="hidden" name="reason" value={own?.values?.reason ?? ''} />
      </AskDialog>
    </details>
  );
}

function CashForm({ totalPence, result }: Pick<Props, 'totalPence' | 'result'>) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      <InertEnter />
      <input type="hidden" name="intent" value="cash" />
      <TextField label="Note" name="note" optional maxLength={300} hint="Such as the courier's receipt" />
      <Problem result={result?.of === 'cash' && !result.ok ? result : undefined} />
      <Button type="submit" name="confirmed" value="yes" variant="outline" aria-disabled={isSending}>
        Record {formatPounds(totalPence)} received in cash
      </Button>
    </Form>
  );
}

function Problem({ result }: { result: MoneyFormResult | undefined }) {
  if (!result?.message) return null;
  return (
    <p role="alert" className="rounded-xl bg-blush-soft px-3 py-2 text-sm font-medium text-rose-deep">
      {result.message}
    </p>
  );
}
