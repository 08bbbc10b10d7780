import { storedValue } from '#app/browser/stored-value.ts';
import { ENTERED_FIELDS, type EnteredField } from '#domain/order/customer-info.ts';
import { isRecord } from '#domain/text/is-record.ts';

type EnteredDetails = Partial<Record<EnteredField, string>>;

/** Customer details entered at the checkout, never of a card: they survive a reload and a visit to the cart. */
const enteredDetails = storedValue<EnteredDetails>({
  key: 'checkoutDetails',
  event: 'checkoutDetailsUpdated',
  parse: (stored) => (isRecord(stored) ? detailsIn((field) => stored[field]) : {}),
  inTabOnly: true,
});

export const readEnteredDetails = enteredDetails.read;

export function storeEnteredDetails(form: HTMLFormElement): void {
  const data = new FormData(form);
  enteredDetails.write(detailsIn((field) => data.get(field)));
}

export function clearEnteredDetails(): void {
  enteredDetails.write(null);
}

function detailsIn(textOf: (field: EnteredField) => unknown): EnteredDetails {
  return Object.fromEntries(
    ENTERED_FIELDS.map((field) => [field, textOf(field)] as const).filter(
      ([, value]) => typeof value === 'string',
    ),
  );
}
