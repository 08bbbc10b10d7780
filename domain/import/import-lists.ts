import type { ProductFeature } from '#domain/catalogue/product.ts';
import { singleLine } from '#domain/text/clean-text.ts';

/** A variant as named in a file; stock only if the file counts it. */
export type ImportVariant = { name: string; shade: string | null; stock: number | null };

const MAX_LENGTH = 100;
const VARIANT = /^(.*?)\s*(#[0-9a-f]{6})?\s*(?::\s*(\d{1,6}))?$/i;

/** Parses 'Rose|Nude' or, with shade colour and stock, 'Rose #d98880: 12|Nude #c8a18a: 5'. Repeated names count once. */
export function parseVariants(text: string): ImportVariant[] {
  const variants: ImportVariant[] = [];
  for (const part of parts(text)) {
    const [, name = '', shade, stock] = VARIANT.exec(part.slice(0, MAX_LENGTH)) ?? [];
    const known = variants.some((variant) => variant.name === name);
    if (name === '' || known) continue;
    variants.push({
      name,
      shade: shade?.toLowerCase() ?? null,
      stock: stock === undefined ? null : Number(stock),
    });
  }
  return variants;
}

/** Icon of a feature that names none. */
const DEFAULT_FEATURE_ICON = 'sparkles';

/** Parses 'leaf:Vegan|droplet:For dry skin'; the icon is optional. */
export function parseFeatures(text: string): ProductFeature[] {
  return parts(text).map((part) => {
    const [, icon = DEFAULT_FEATURE_ICON, words = ''] =
      /^(?:([a-z][a-z-]*)\s*:\s*)?(.+)$/.exec(part.slice(0, MAX_LENGTH)) ?? [];
    return { icon, text: words };
  });
}

function parts(text: string): string[] {
  return text
    .split('|')
    .map(singleLine)
    .filter((part) => part !== '');
}
