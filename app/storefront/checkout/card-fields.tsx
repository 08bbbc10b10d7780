import { TextField } from '#app/ui/field.tsx';
import { CARD_NUMBER_MAX_LENGTH, CVV_MAX_LENGTH, EXPIRY_MAX_LENGTH } from '#domain/order/card.ts';
import { groupedCardNumber, slashedExpiry } from '#domain/order/card-fields.ts';
import { formatAsEntered } from './format-as-entered.ts';

const GROUP = formatAsEntered(groupedCardNumber);
const SLASH = formatAsEntered(slashedExpiry);

/** For the test card of a demo shop only; what is typed lives in these inputs alone, for as long as the send. */
export function CardFields({ errors }: { errors: Record<string, string> }) {
  const wire = (name: string) => ({ name, id: `checkout-${name}`, error: errors[name] });
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
        {...wire('cardNumber')}
      />
      <TextField
        label="Expiry date (MM/YY)"
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM/YY"
        required
        maxLength={EXPIRY_MAX_LENGTH}
        onInput={SLASH}
        {...wire('expiryDate')}
      />
      <TextField
        label="CVV"
        inputMode="numeric"
        autoComplete="cc-csc"
        required
        maxLength={CVV_MAX_LENGTH}
        {...wire('cvv')}
      />
      <TextField
        label="Cardholder name"
        autoComplete="cc-name"
        required
        maxLength={100}
        className="xs:col-span-2"
        {...wire('cardholderName')}
      />
    </fieldset>
  );
}
