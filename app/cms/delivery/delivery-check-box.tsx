import { Form } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { windowOf, windowText } from '#domain/delivery/expected-words.ts';
import {
  CHECKED_GOODS,
  CHECKED_GOODS_NAMES,
  type CheckedOrder,
  type DeliveryCheck,
} from '#domain/delivery-editing/delivery-check.ts';
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
    <FieldGroup
      title="Check"
      hint="What a shopper sees for such goods of this value and weight, ordered now."
    >
      <Form method="get" preventScrollReset className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-4">
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
        <SelectField label="Goods" name="goods" defaultValue={asked.goods}>
          <option value="">Nothing that carriers restrict</option>
          {CHECKED_GOODS.map((kind) => (
            <option key={kind} value={kind}>
              {CHECKED_GOODS_NAMES[kind]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Content of one (ml)"
          name="ml"
          inputMode="numeric"
          maxLength={6}
          defaultValue={asked.ml}
        />
        <TextField
          label="Pieces of it"
          name="pieces"
          inputMode="numeric"
          maxLength={4}
          placeholder="1"
          defaultValue={asked.pieces}
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
        {check.withheld.map(({ id, name, reason }) => (
          <li key={id} className="flex flex-wrap gap-x-3 text-ink-soft">
            <span className="font-semibold">{name}</span>
            <span>Not for these goods: {reason}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
