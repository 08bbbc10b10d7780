import type { AttributeValue } from '#domain/catalogue/attributes.ts';
import type { NamedAttributeValue } from '#domain/import/attribute-cells.ts';
import { foldText } from '#domain/search/search-text.ts';

const STATED: readonly [words: RegExp, trait: readonly [AttributeValue['attribute'], string, string]][] = [
  [/\b(men|mens|for him|homme|for dad)\b(?! (and|or) women)/, ['suits', 'men', 'Men']],
  [/\b(gift sets?|gift box|gift boxes|advent calendar|discovery set)\b/, ['suits', 'gift', 'A gift']],
  [/\bvegan\b/, ['standard', 'vegan', 'Vegan']],
  [/\brefillable\b/, ['standard', 'refillable', 'Refillable']],
  [/\b(fragrance free|unscented)\b/, ['free-from', 'fragrance', 'Fragrance']],
  [/\b(sulphate|sulfate) free\b/, ['free-from', 'sulphates', 'Sulphates']],
  [/\bsilicone free\b/, ['free-from', 'silicones', 'Silicones']],
  [/\balcohol free\b/, ['free-from', 'alcohol', 'Alcohol']],
  [/\btalc free\b/, ['free-from', 'talc', 'Talc']],
  [/\bacetone free\b/, ['free-from', 'acetone', 'Acetone']],
  [/\bsensitive skin\b/, ['skin-type', 'sensitive', 'Sensitive']],
  [/\b(very )?dry (to [a-z]+ )?skin\b/, ['skin-type', 'dry', 'Dry']],
  [/\boily (to [a-z]+ )?skin\b/, ['skin-type', 'oily', 'Oily']],
  [/\bcombination (to [a-z]+ )?skin\b/, ['skin-type', 'combination', 'Combination']],
  [/\bcurly hair\b/, ['hair-type', 'curly', 'Curly and coily']],
  [/\b(colou?r treated|colou?red) hair\b/, ['hair-type', 'coloured', 'Coloured']],
];

/**
 * Returns the attributes that a product's name or category states in so many words, and the factor of 'SPF 30'. What a name only
 * suggests is left to the owner.
 */
export function suggestedAttributes(productName: string, category: string): NamedAttributeValue[] {
  const text = `${foldText(productName)} | ${foldText(category)}`;
  const stated = STATED.flatMap(([words, [attribute, value, name]]) =>
    words.test(text) ? [{ attribute, value, name }] : [],
  );
  const factor = Number(/\bSPF\s?-?(\d{1,3})\b/i.exec(productName)?.[1]);
  return factor >= 2 && factor <= 100
    ? [...stated, { attribute: 'spf', value: String(factor), name: `SPF ${factor}` }]
    : stated;
}
