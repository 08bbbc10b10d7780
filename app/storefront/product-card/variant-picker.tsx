import { useRef } from 'react';
import { useEarlyInput } from '#app/script-delivery/use-early-input.ts';
import { classNames } from '#app/ui/class-names.ts';
import { shadeGroups } from '#domain/catalogue/shades/shade-groups.ts';
import { formatPounds } from '#domain/money/money.ts';
import { ShadeDisc } from './shade-disc.tsx';
import { ShadeFilter } from './shade-filter.tsx';

type Choice = {
  name: string;
  stock: number;
  shade: string | null;
  pricePence: number;
  /** Its depth and undertone in words. */
  shadeWords?: string | null;
  group?: string;
};

/** Shades as swatches, other variants as pills; sold-out ones are struck through and can still be chosen. */
export function VariantPicker<T extends Choice>({
  variants,
  chosen,
  group,
  onChoose,
}: {
  variants: readonly T[];
  chosen: T;
  /** Name of the radio group, unique on the page. */
  group: string;
  onChoose: (variant: T) => void;
}) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(() => {
    const early = fieldset.current?.querySelector<HTMLInputElement>(`[name="${group}"]:checked`)?.value;
    if (early !== chosen.name) variants.filter(({ name }) => name === early).forEach(onChoose);
  });
  const areShades = variants.every((variant) => variant.shade !== null);
  const withPrices = variants.some((variant) => variant.pricePence !== variants[0]?.pricePence);
  const Option = areShades ? Swatch : Pill;
  const groups = areShades ? shadeGroups(variants) : [];
  return (
    <fieldset ref={fieldset}>
      <legend className="mb-2.5 flex w-full flex-wrap items-baseline gap-x-1.5">
        <span className="font-semibold">{areShades ? 'Shade' : sizesOrOptions(variants)}:</span>
        <span>
          {chosen.name}
          {chosen.shadeWords && <span className="text-ink-soft"> · {chosen.shadeWords}</span>}
        </span>
        {chosen.stock <= 0 && <span className="text-sm text-ink-soft">(sold out)</span>}
      </legend>
      {groups.length > 0 && <ShadeFilter groups={groups} name={`${group}-filter`} />}
      <div className={areShades ? 'swatches' : 'flex flex-wrap gap-2'}>
        {variants.map((variant, index) => (
          <Option
            key={variant.name}
            id={`${group}-${index}`}
            variant={variant}
            place={groups.indexOf(variant.group ?? '') + 1}
            withPrice={withPrices}
            group={group}
            isChosen={variant === chosen}
            onChoose={() => onChoose(variant)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type OptionProps = {
  id: string;
  variant: Choice;
  /** That of its group among the groups, from 1; 0 without groups. */
  place: number;
  withPrice: boolean;
  group: string;
  isChosen: boolean;
  onChoose: () => void;
};

function Swatch({ id, variant, place, group, isChosen, onChoose }: OptionProps) {
  return (
    <label htmlFor={id} className={classNames(RING, 'swatch')} data-group={place || undefined}>
      <Radio id={id} variant={variant} group={group} isChosen={isChosen} onChoose={onChoose} />
      <ShadeDisc {...variant} />
      {variant.name}
      {variant.shadeWords && <span className="sr-only">, {variant.shadeWords}</span>}
      <SoldOut stock={variant.stock} />
    </label>
  );
}

function Pill({ id, variant, withPrice, group, isChosen, onChoose }: OptionProps) {
  return (
    <label
      htmlFor={id}
      className={classNames(
        RING,
        'relative inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 py-1.5',
        'leading-tight hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-white',
      )}
    >
      <Radio id={id} variant={variant} group={group} isChosen={isChosen} onChoose={onChoose} />
      {variant.shade && (
        <svg viewBox="0 0 20 20" aria-hidden="true" className="swatch-colour size-5">
          <circle cx="10" cy="10" r="9.5" fill={variant.shade} stroke="rgb(34 21 24 / 0.34)" />
        </svg>
      )}
      <span
        className={classNames(
          'min-w-0 font-medium [overflow-wrap:anywhere]',
          variant.stock <= 0 && 'line-through',
        )}
      >
        {variant.name}
      </span>
      {withPrice && <span className="text-sm">{formatPounds(variant.pricePence)}</span>}
      <SoldOut stock={variant.stock} />
    </label>
  );
}

function Radio({ id, variant, group, isChosen, onChoose }: Omit<OptionProps, 'withPrice' | 'place'>) {
  return (
    <input
      id={id}
      type="radio"
      name={group}
      value={variant.name}
      checked={isChosen}
      onChange={onChoose}
      className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
    />
  );
}

function SoldOut({ stock }: { stock: number }) {
  return stock <= 0 && <span className="sr-only">, sold out</span>;
}

const RING =
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-rose transition-colors';

function sizesOrOptions(variants: readonly Choice[]): string {
  return variants.every(({ name }) => /^\d/.test(name)) ? 'Size' : 'Option';
}
