import type { VariantValues } from '#domain/catalogue/product-variant-form.ts';
import { SHADE_DEPTHS, SHADE_FAMILIES, shadeFamily, UNDERTONES } from '#domain/catalogue/shade-words.ts';
import { VariantSelect, type VariantSelectField } from './variant-select.tsx';

const FROM_COLOUR = 'From colour';
const DEPTHS = SHADE_DEPTHS.map((depth) => [depth, capitalised(depth)] as const);
const TONES = UNDERTONES.map((undertone) => [undertone, capitalised(undertone)] as const);
const FAMILIES = SHADE_FAMILIES.map(({ slug, name }) => [slug, name] as const);

/** The words of a shade: those that follow from its colour, unless the owner chooses others. */
export function ShadeWordsFields({
  shade,
  field,
}: {
  shade: string;
  field: (name: keyof VariantValues) => VariantSelectField;
}) {
  const family = SHADE_FAMILIES.find(({ slug }) => slug === shadeFamily(shade));
  return (
    <>
      <VariantSelect label="Depth" unset={FROM_COLOUR} options={DEPTHS} {...field('shadeDepth')} />
      <VariantSelect label="Undertone" unset={FROM_COLOUR} options={TONES} {...field('shadeUndertone')} />
      <VariantSelect
        isWide
        label="Shade family"
        unset={family ? `${FROM_COLOUR}: ${family.name}` : FROM_COLOUR}
        options={FAMILIES}
        {...field('shadeFamily')}
      />
    </>
  );
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
