import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { correctionFields as fields } from '#domain/corrections/wanted-correction.ts';
import { formatPounds } from '#domain/money/money.ts';

type Choice = {
  variantId: string;
  name: string;
  variant: string;
  brand: string;
  pricePence: number;
  stock: number;
};

/** What is added to the order, and the search for more: by name, SKU or barcode, also without script. */
export function AddedFields({
  added,
  found,
  asked,
  submitted,
  errors,
}: {
  added: readonly (Choice & { place: number })[];
  found: readonly Choice[];
  /** What was looked for; '' where nothing was. */
  asked: string;
  submitted: Record<string, string>;
  errors: Record<string, string>;
}) {
  return (
    <div className="grid gap-4">
      {added.map(({ place, ...choice }) => (
        <div key={choice.variantId} className="border-b border-line pb-4">
          <input type="hidden" name={fields.added(place)} value={choice.variantId} />
          <p className="font-medium [overflow-wrap:anywhere]">{nameOf(choice)}</p>
          <p className="mb-2 text-sm text-ink-soft">
            {choice.brand} · {formatPounds(choice.pricePence)} · {choice.stock} in stock
          </p>
          <div className="grid gap-3 sm:grid-cols-3">
            <TextField
              // The same product added once more counts up.
              key={submitted[fields.addedQuantity(place)]}
              label="Pieces"
              name={fields.addedQuantity(place)}
              type="number"
              min={0}
              inputMode="numeric"
              hint="0 leaves it out"
              defaultValue={submitted[fields.addedQuantity(place)] ?? '1'}
              error={errors[fields.addedQuantity(place)] ?? errors[fields.added(place)]}
            />
            <TextField
              label="Price of one"
              name={fields.addedPrice(place)}
              optional
              inputMode="decimal"
              autoComplete="off"
              hint="Empty: today’s price"
              defaultValue={submitted[fields.addedPrice(place)] ?? ''}
              error={errors[fields.addedPrice(place)]}
            />
          </div>
        </div>
      ))}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          // Empty again after each search.
          key={`${asked} ${added.length}`}
          label="Add a product"
          name="find"
          hint="Name, SKU or barcode"
          maxLength={80}
          autoComplete="off"
          className="min-w-[min(16rem,100%)] flex-1"
        />
        <Button type="submit" name="intent" value="find" variant="outline" className="mb-1">
          Find
        </Button>
      </div>
      {asked !== '' && found.length === 0 && (
        <p role="status" className="text-sm">
          Nothing on sale is called “{asked}”.
        </p>
      )}
      {found.length > 0 && (
        <ul aria-label="Found" className="grid gap-2 text-sm">
          {found.map((choice) => (
            <li key={choice.variantId} className="flex flex-wrap items-center justify-between gap-3">
              <span className="[overflow-wrap:anywhere]">
                {nameOf(choice)} · {choice.brand} · {formatPounds(choice.pricePence)} ·{' '}
                {choice.stock > 0 ? `${choice.stock} in stock` : 'sold out'}
              </span>
              <Button
                type="submit"
                name="intent"
                value={`add:${choice.variantId}`}
                variant="outline"
                size="small"
                aria-label={`Add ${nameOf(choice)}`}
              >
                Add
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function nameOf({ name, variant }: Choice): string {
  return variant === STANDARD_VARIANT ? name : `${name} (${variant})`;
}
