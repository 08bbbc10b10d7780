import type { CheckedField } from '#app/browser/use-checked-form.ts';
import { TextField } from '#app/ui/field.tsx';
import { CARD_NUMBER_MAX_LENGTH, CVV_MAX_LENGTH, EXPIRY_MAX_LENGTH } from '#domain/order/card.ts';
import { groupedCardNumber, slashedExpiry } from '#domain/order/card-fields.ts';
import { formatWhileTyping } from './format-as-entered.ts';

const GROUP = formatWhileTyping(groupedCardNumber);
const SLASH = formatWhileTyping(slashedExpiry);

/** For the test card of a demo shop only; what is typed lives in these inputs alone, for as long as the send. */
export function CardFields({ field }: { field: CheckedField }) {
  return (
    <fieldset className="grid gap-x-4 gap-y-5 rounded-xl border border-line bg-surface p-4 xs:grid-cols-2 sm:p-5">
      <legend className="sr-only">Card details</legend>
      <p className="text-sm text-ink-soft xs:col-span-2">
        Try 4242 4242 4242 4242; never type a real card here.
      </p>
      <TextField
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        required
        maxLength={CARD_NUMBER_MAX_LENGTH}
        onInput={GROUP}
        className="xs:col-span-2"
        {...field('cardNumber')}
      />
      <TextField
        label="Expiry date (MM/YY)"
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM/YY"
        required
        maxLength={EXPIRY_MAX_LENGTH}
        onInput={SLASH}
        {...field('expiryDate')}
      />
      <TextField
        label="CVV"
        inputMode="numeric"
        autoComplete="cc-csc"
        required
        maxLength={CVV_MAX_LENGTH}
        {...field('cvv')}
      />
      <TextField
        label="Cardholder name"
        autoComplete="cc-name"
        required
        maxLength={100}
        className="xs:col-span-2"
        {...field('cardholderName')}
      />
    </fieldset>
  );
}
