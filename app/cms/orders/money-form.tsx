import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { InertEnter } from '#app/cms/ui/inert-enter.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast-store.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { allowsPayment, type PaymentState, whyNot } from '#domain/payment/payment-state.ts';
import { Card } from './card.tsx';
import type { MoneyFormResult } from './money-form-result.ts';
import { MoneyProblem } from './money-problem.tsx';
import { RefundForm } from './refund-form.tsx';
import type { RefundableView } from './refundable-view.ts';

type Props = {
  state: PaymentState;
  refundable: RefundableView;
  refundablePence: Pence;
  totalPence: Pence;
  /** Of cash that is to be collected. */
  duePence: Pence;
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
  const hasMoney = allowsPayment('refund', state) && rest.refundablePence > 0;
  const takesBack =
    (hasMoney || state === 'refunded') && rest.refundable.lines.some(({ mostBack }) => mostBack > 0);
  const canRefund = mayRefund && (hasMoney || takesBack);
  useEffect(() => {
    if (result?.ok) showToast(result.message);
  }, [result]);
  return (
    <Card title="Money">
      <div className="grid gap-5">
        {showsCash && <CashForm duePence={rest.duePence} result={result} />}
        {canRefund && <RefundForm {...rest} result={result} />}
        {!(canRefund && rest.refundablePence > 0) && (
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

function CashForm({ duePence, result }: Pick<Props, 'duePence' | 'result'>) {
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      <InertEnter />
      <input type="hidden" name="intent" value="cash" />
      <TextField label="Note" name="note" optional maxLength={300} hint="Such as the courier's receipt" />
      <MoneyProblem result={result?.of === 'cash' && !result.ok ? result : undefined} />
      <Button type="submit" name="confirmed" value="yes" variant="outline" aria-disabled={isSending}>
        Record {formatPounds(duePence)} received in cash
      </Button>
    </Form>
  );
}
