import { useRef, useState } from 'react';
import { useEarlyInput } from '#app/script-delivery/use-early-input.ts';
import { classNames } from '#app/ui/class-names.ts';
import { shadeGroups } from '#domain/catalogue/shades/shade-groups.ts';
import { choiceWithin, optionWord } from '#domain/catalogue/variant/preselected-variant.ts';
import { formatPounds } from '#domain/money/money.ts';
import { ShadeDisc } from './shade-disc.tsx';
import { ShadeFilter } from './shade-filter.tsx';

type Choice = {
  name: string;
  stock: number;
  shade: string | null;
  pricePence: number;
  /** The words entered for it. */
  shadeWords?: string | null;
  group?: string;
};

/**
 * Shades as swatches, other variants as pills; sold-out ones are struck through and can still be chosen. Narrowed to a depth or
 * family, the row moves the choice into it or clears it.
 */
export function VariantPicker<T extends Choice>({
  variants,
  chosen,
  group,
  isAsked = false,
  optionName = '',
  onChoose,
}: {
  variants: readonly T[];
  /** Null until one is chosen. */
  chosen: T | null;
  /** Name of the radio group, unique on the page. */
  group: string;
  /** True after the button was pressed without a choice. */
  isAsked?: boolean;
  onChoose: (variant: T | null) => void;
  /** What the variants are, in the owner's word. */
  optionName?: string;
}) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [shown, setShown] = useState('');
  useEarlyInput(() => {
    const early = fieldset.current?.querySelector<HTMLInputElement>(`[name="${group}"]:checked`)?.value;
    const own = early === chosen?.name ? chosen : (variants.find(({ name }) => name === early) ?? chosen);
    const chip = fieldset.current?.querySelector<HTMLInputElement>(`[name="${group}-filter"]:checked`)?.value;
    const next = chip ? choiceWithin(variants, own, chip) : own;
    if (chip) setShown(chip);
    if (next !== chosen) onChoose(next);
  });
  const word = optionWord(variants);
  const areShades = variants.every((variant) => variant.shade !== null);
  const withPrices = variants.some((variant) => variant.pricePence !== variants[0]?.pricePence);
  const Option = areShades ? Swatch : Pill;
  const groups = areShades ? shadeGroups(variants) : [];
  // A shade chosen elsewhere, as by the link to the nearest in stock, is shown whatever the row was narrowed to.
  const within = chosen === null || chosen.group === shown ? shown : '';

  function choose(variant: T) {
    setShown(within);
    onChoose(variant);
  }

  function narrow(next: string) {
    setShown(next);
    if (next !== '') onChoose(choiceWithin(variants, chosen, next));
  }

  return (
    <fieldset ref={fieldset}>
      <legend className="mb-2.5 flex w-full flex-wrap items-baseline gap-x-1.5">
        <span className="font-semibold">{optionName || word.charAt(0).toUpperCase() + word.slice(1)}:</span>
        {chosen ? (
          <span>
            {chosen.name}
            {chosen.shadeWords && <span className="text-ink-soft"> · {chosen.shadeWords}</span>}
          </span>
        ) : (
          <span className="text-ink-soft">not chosen yet</span>
        )}
        {chosen && chosen.stock <= 0 && <span className="text-sm text-ink-soft">(sold out)</span>}
      </legend>
      <p role="alert" className={classNames('choice-asked', isAsked && !chosen && 'is-asked')}>
        {isAsked && !chosen && `Please choose ${word === 'option' ? 'an' : 'a'} ${word}.`}
      </p>
      {groups.length > 0 && (
        <ShadeFilter groups={groups} shown={within} name={`${group}-filter`} onShow={narrow} />
      )}
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
            onChoose={() => choose(variant)}
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
      <Radio
        id={id}
        variant={variant}
        group={group}
        isChosen={isChosen}
        onChoose={onChoose}
        spoken={spokenName(variant)}
      />
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

function Radio({
  id,
  variant,
  group,
  isChosen,
  onChoose,
  spoken,
}: Omit<OptionProps, 'withPrice' | 'place'> & { spoken?: string }) {
  return (
    <input
      id={id}
      type="radio"
      name={group}
      value={variant.name}
      aria-label={spoken}
      checked={isChosen}
      onChange={onChoose}
      className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
    />
  );
}

function SoldOut({ stock }: { stock: number }) {
  return stock <= 0 && <span className="sr-only">, sold out</span>;
}

/** 'Prune, Deep cool plum, sold out': a hidden part of a label would be read with a space before its comma. */
function spokenName({ name, shadeWords, stock }: Choice): string {
  return [name, shadeWords, stock <= 0 && 'sold out'].filter(Boolean).join(', ');
}

const RING =
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-rose transition-colors';
