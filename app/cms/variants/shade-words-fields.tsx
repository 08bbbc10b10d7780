import type { VariantValues } from '#domain/catalogue/product-variant-form.ts';
import { SHADE_DEPTHS, SHADE_FAMILIES, shadeFamily, UNDERTONES } from '#domain/catalogue/shade-words.ts';
import { VariantSelect, type VariantSelectField } from './variant-select.tsx';

const NOT_SAID = 'Not said';
const FROM_COLOUR = 'From colour';
const DEPTHS = SHADE_DEPTHS.map((depth) => [depth, capitalised(depth)] as const);
const TONES = UNDERTONES.map((undertone) => [undertone, capitalised(undertone)] as const);
const FAMILIES = SHADE_FAMILIES.map(({ slug, name }) => [slug, name] as const);

/** Depth and undertone are said only where they are entered; the family that lists filter by follows from the colour until then. */
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
      <VariantSelect label="Depth" unset={NOT_SAID} options={DEPTHS} {...field('shadeDepth')} />
      <VariantSelect label="Undertone" unset={NOT_SAID} options={TONES} {...field('shadeUndertone')} />
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
