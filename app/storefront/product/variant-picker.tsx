import { classNames } from '#app/ui/class-names.ts';
import { formatPounds } from '#domain/money.ts';
import type { Variant } from '#domain/product.ts';
import { ShadeSwatch } from '../product-card/shade-dots.tsx';

/** Shades as swatches that carry names, sizes as pills; sold-out ones are marked but can be looked at. */
export function VariantPicker({
  variants,
  chosen,
  onChoose,
}: {
  variants: Variant[];
  chosen: Variant;
  onChoose: (variant: Variant) => void;
}) {
  const hasShades = variants.some(({ shade }) => shade !== null);
  const pricesDiffer = variants.some(({ pricePence }) => pricePence !== chosen.pricePence);
  return (
    <fieldset>
      <legend className="mb-2.5">
        <span className="font-semibold">{hasShades ? 'Shade' : 'Size'}:</span> {chosen.name}
        {chosen.stock <= 0 && <span className="text-ink-soft"> (sold out)</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {variants.map((variant) => (
          <label
            key={variant.id}
            title={variant.name}
            className={classNames(
              'relative grid cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-rose',
              hasShades
                ? 'size-11 border-2 border-transparent has-checked:border-ink'
                : 'min-h-11 border border-line-strong px-4 text-sm has-checked:border-ink has-checked:bg-ink has-checked:text-white',
            )}
          >
            <input
              type="radio"
              name="variant"
              value={variant.name}
              className="sr-only"
              checked={variant.id === chosen.id}
              onChange={() => onChoose(variant)}
            />
            {hasShades ? <ShadeSwatch color={variant.shade} className="size-8.5" /> : null}
            <span className={hasShades ? 'sr-only' : undefined}>
              {variant.name}
              {!hasShades && pricesDiffer && (
                <span className="tabular-nums"> · {formatPounds(variant.pricePence)}</span>
              )}
              {variant.stock <= 0 && <span className="sr-only"> (sold out)</span>}
            </span>
            {variant.stock <= 0 && <SoldOutStroke />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function SoldOutStroke() {
  return (
    <svg
      viewBox="0 0 40 40"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <path d="M7 33 33 7" stroke="#fffcfa" strokeWidth="4" />
      <path d="M7 33 33 7" stroke="#221518" strokeWidth="1.5" />
    </svg>
  );
}
