import { Form } from 'react-router';
import { InertEnter } from '#app/cms/ui/inert-enter.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';

/** The form of money that came to the bank, or was paid back from it. */
export function TransferFields({
  intent,
  label,
  amount,
  orderDay,
  today,
  seen,
  asksLate,
  submitted,
  errors,
  isSubmitting,
  formKey,
}: {
  intent: 'receive' | 'pay-back';
  label: string;
  amount: string;
  orderDay: string;
  today: string;
  /** What the bank had when the form was opened. */
  seen: string;
  /** One form makes one row. */
  formKey: string;
  /** The order has ended: what becomes of it is asked. */
  asksLate: boolean;
  submitted: Record<string, string>;
  errors: Record<string, string>;
  isSubmitting: boolean;
}) {
  const stopsSecond = (event: { preventDefault(): void }) => isSubmitting && event.preventDefault();
  return (
    <Form method="post" className="grid gap-3" onSubmit={stopsSecond}>
      <InertEnter />
      <input type="hidden" name="key" value={submitted.key ?? formKey} />
      <input type="hidden" name="seen" value={seen} />
      <TextField
        label="Amount"
        name="amount"
        inputMode="decimal"
        hint="In pounds"
        defaultValue={submitted.amount ?? amount}
        error={errors.amount}
      />
      <TextField
        label="Day at the bank"
        name="day"
        type="date"
        min={orderDay}
        max={today}
        defaultValue={submitted.day ?? today}
        error={errors.day}
      />
      <TextField
        label="Reference on the statement"
        name="reference"
        optional
        maxLength={140}
        defaultValue={submitted.reference}
        error={errors.reference}
      />
      <TextField
        label="Note"
        name="note"
        optional
        maxLength={300}
        defaultValue={submitted.note}
        error={errors.note}
      />
      {asksLate && <LateChoice chosen={submitted.late} />}
      <Button type="submit" name="intent" value={intent} aria-disabled={isSubmitting}>
        {label}
      </Button>
    </Form>
  );
}

function LateChoice({ chosen }: { chosen: string | undefined }) {
  const choices = [
    ['reopen', 'Take the order up again, if its pieces are still in stock'],
    ['pay-back', 'Leave it cancelled: the money is paid back'],
  ] as const;
  return (
    <fieldset className="grid gap-1.5 text-sm">
      <legend className="mb-1 font-semibold">The order has ended. What becomes of it?</legend>
      {choices.map(([value, text]) => (
        <label key={value} className="flex min-h-6 items-center gap-2">
          <input type="radio" name="late" value={value} required defaultChecked={chosen === value} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
