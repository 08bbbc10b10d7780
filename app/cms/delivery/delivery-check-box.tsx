import { Form } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { windowOf, windowText } from '#domain/delivery/expected-words.ts';
import type { CheckedOrder, DeliveryCheck } from '#domain/delivery-editing/delivery-check.ts';
import { formatPounds } from '#domain/money/money.ts';

/** Asks what a shopper would see, and shows it. */
export function DeliveryCheckBox({
  asked,
  countries,
  check,
}: {
  asked: CheckedOrder;
  countries: readonly string[];
  check: DeliveryCheck | null;
}) {
  return (
    <FieldGroup title="Check" hint="What a shopper sees for goods of this value and weight, ordered now.">
      <Form method="get" preventScrollReset className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-5">
        <SelectField label="Country" name="country" defaultValue={asked.country}>
          {countries.map((country) => (
            <option key={country}>{country}</option>
          ))}
        </SelectField>
        <TextField label="Postcode" name="postcode" maxLength={20} defaultValue={asked.postcode} />
        <TextField
          label="Value (£)"
          name="value"
          inputMode="decimal"
          maxLength={12}
          defaultValue={asked.value}
        />
        <TextField
          label="Weight (g)"
          name="grams"
          inputMode="numeric"
          maxLength={7}
          defaultValue={asked.grams}
        />
        <Button type="submit" variant="outline">
          Check
        </Button>
      </Form>
      <div role="status">{check && <Result check={check} />}</div>
    </FieldGroup>
  );
}

function Result({ check }: { check: DeliveryCheck }) {
  const zone = check.zone ? `Zone: ${check.zone}` : 'In no zone';
  if (!check.ok)
    return (
      <p className="text-sm">
        <strong className="font-semibold">{check.message}</strong>
        <span className="block text-ink-soft">{zone}</span>
      </p>
    );
  return (
    <>
      <p className="text-sm text-ink-soft">
        {check.place} · {zone}
      </p>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {check.deliveries.map((delivery) => (
          <li key={delivery.id} className="flex flex-wrap gap-x-3">
            <span className="font-semibold">{delivery.name}</span>
            <span className="tabular-nums">
              {delivery.pricePence === 0 ? 'Free' : formatPounds(delivery.pricePence)}
            </span>
            <span className="text-ink-soft">{windowText(windowOf(delivery))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
