import { type FormEvent, useRef, useState } from 'react';
import { useCheckedForm } from '#app/browser/use-checked-form.ts';
import { Button } from '#app/ui/button.tsx';
import { formatPounds } from '#domain/money/money.ts';
import { parseCard } from '#domain/order/checkout-form.ts';
import { PROCESSING } from '#domain/words/messages.ts';
import { CardFields } from '../checkout/card-fields.tsx';
import { dueOf, type OrderToPay } from './order-to-pay.ts';
import { payByTestCard } from './pay-by-test-card.ts';
import { lastFailureText, PaymentProblem } from './payment-problem.tsx';

export function TestCardForm({
  order,
  lastFailure,
  onTried,
}: {
  order: OrderToPay;
  lastFailure: string | null;
  onTried: () => Promise<void>;
}) {
  const { formProps, field, checkForm } = useCheckedForm({ name: 'card', parse: parseCard });
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState(lastFailureText(lastFailure));
  const place = useRef<HTMLDivElement>(null);

  async function pay(event: FormEvent) {
    event.preventDefault();
    const parsed = checkForm();
    if (isPaying || !parsed) return;
    setPaying(true);
    setProblem(null);
    const refusal = await payByTestCard(order, parsed.card);
    await onTried();
    setPaying(false);
    setProblem(refusal);
    if (refusal) requestAnimationFrame(() => place.current?.focus());
  }

  return (
    <form {...formProps} method="post" onSubmit={pay} className="mt-8 grid gap-5">
      <p className="-mb-2 font-medium text-plum">Demo shop: no payment is taken</p>
      <CardFields field={field} />
      <PaymentProblem text={problem} place={place} />
      <Button type="submit" size="large" disabled={isPaying} className="w-full">
        {isPaying ? PROCESSING : `Pay ${formatPounds(dueOf(order))}`}
      </Button>
    </form>
  );
}
