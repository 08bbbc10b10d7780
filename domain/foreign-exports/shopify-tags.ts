import { ATTRIBUTES } from '#domain/catalogue/attributes.ts';
import { foldText } from '#domain/search/search-text.ts';

/**
 * Returns the tags of a Shopify product that speak of attributes as a cell of attributes: 'Vegan, skin-type:dry, SPF 30' →
 * 'standard: vegan; skin-type: dry; spf: 30'. Other tags are left out: nothing says what they are about.
 */
export function attributesOfTags(tags: string): string {
  return tags
    .split(',')
    .map((tag) => withAttribute(tag) ?? plainTag(foldText(tag)))
    .filter(Boolean)
    .join('; ');
}

/** 'Skin type: dry', 'skin-type_dry' and 'skin type=dry' name their attribute. */
function withAttribute(tag: string): string | null {
  const [, name = '', value = ''] = /^([^:_=]+)[:_=](.+)$/.exec(tag) ?? [];
  const found = ATTRIBUTES.find((attribute) =>
    [foldText(attribute.slug), foldText(attribute.name)].includes(foldText(name)),
  );
  const words = value.replace(/[;|\n:]/g, ' ').trim();
  return found && words !== '' ? `${found.slug}: ${words}` : null;
}

function plainTag(tag: string): string {
  for (const [pattern, attribute] of PLAIN_TAGS) {
    const value = pattern.exec(tag)?.[1];
    if (value) return `${attribute}: ${value}`;
  }
  return '';
}

const PLAIN_TAGS: [RegExp, string][] = [
  [/^(vegan|refillable)$/, 'standard'],
  [/^spf ?(\d{1,3})$/, 'spf'],
  [/^(fragrance|silicone|sulphate|sulfate|alcohol|talc|acetone) free$/, 'free-from'],
  [/^(dry|oily|combination|normal|sensitive) skin$/, 'skin-type'],
  [/^(matte|matt|satin|dewy|glossy|shimmer) finish$/, 'finish'],
  [/^(?:for )?(men)s?$/, 'suits'],
  [/^(gift)s?(?: sets?| ideas?)?$/, 'suits'],
];
