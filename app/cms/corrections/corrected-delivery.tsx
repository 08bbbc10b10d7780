import { SelectField, TextField } from '#app/ui/field.tsx';
import { formatPounds, type Pence } from '#domain/money/money.ts';

/** The delivery of the order, and what it costs. */
export function DeliveryFields({
  delivery,
  services,
  submitted,
  errors,
}: {
  delivery: { id: string; name: string; pence: Pence };
  services: readonly { id: string; name: string; pricePence: Pence }[];
  submitted: Record<string, string>;
  errors: Record<string, string>;
}) {
  const isOffered = services.some(({ id }) => id === delivery.id);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label="Service"
        name="service"
        defaultValue={submitted.service ?? delivery.id}
        error={errors.service}
      >
        {!isOffered && <option value={delivery.id}>{delivery.name || 'As it is'}</option>}
        {services.map(({ id, name, pricePence }) => (
          <option key={id} value={id}>
            {`${name}, ${pricePence === 0 ? 'free' : formatPounds(pricePence)} today`}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Price of delivery"
        name="deliveryPrice"
        optional
        inputMode="decimal"
        autoComplete="off"
        hint={`Empty: ${formatPounds(delivery.pence)} as agreed, or today’s price of another service or place`}
        defaultValue={submitted.deliveryPrice ?? ''}
        error={errors.deliveryPrice}
      />
    </div>
  );
}
