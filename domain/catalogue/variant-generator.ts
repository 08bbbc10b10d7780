import { parseSize } from '#domain/money/size-text.ts';
import { slugFrom, uniqueSlug } from '#domain/text/slug.ts';
import { isBlankVariant, MOST_VARIANTS, type VariantValues } from './product-variant-form.ts';
import { BLANK_VARIANT, type TooManyVariants } from './variant-table.ts';

/** An option such as Shade, with its values separated by commas or lines. */
export type VariantOption = { name: string; values: string };

export const MOST_OPTIONS = 3;

type Generated =
  | { ok: true; rows: VariantValues[]; added: VariantValues[]; keptCount: number }
  | TooManyVariants
  | { ok: false; problem: 'no-values' };

/**
 * Makes a row for each combination of the options' values and adds those whose name no row has yet; rows that exist stay as
 * they are. A SKU pattern may name options in braces, '{Shade}-LIP'; without braces it is the SKU's beginning. Where a value
 * is a content in the product's unit ('30 ml'), it becomes the row's amount. Problems: no values, more rows than a product may
 * have.
 */
export function generateVariants(
  rows: readonly VariantValues[],
  { options, skuPattern, unit }: { options: readonly VariantOption[]; skuPattern: string; unit: string },
): Generated {
  const filled = options
    .map(({ name, values }) => ({ name: name.trim(), values: optionValues(values) }))
    .filter(({ values }) => values.length > 0);
  if (filled.length === 0) return { ok: false, problem: 'no-values' };
  const combinationCount = filled.reduce((count, { values }) => count * values.length, 1);
  if (combinationCount > MOST_VARIANTS) return { ok: false, problem: 'too-many', count: combinationCount };

  const kept = rows.filter((row) => !isBlankVariant(row));
  const names = new Set(kept.map(({ name }) => name.trim().toLowerCase()));
  const skus = new Set(kept.map(({ sku }) => sku.trim().toLowerCase()));
  const added: VariantValues[] = [];
  for (const values of combinationsOf(filled.map((option) => option.values))) {
    const name = values.join(' / ');
    if (names.has(name.toLowerCase())) continue;
    const wanted = skuOf(skuPattern, filled, values);
    const sku = wanted && uniqueSlug(wanted, (each) => skus.has(each.toLowerCase()));
    skus.add(sku.toLowerCase());
    added.push({ ...BLANK_VARIANT, name, sku, amount: amountIn(values, unit) });
  }
  const count = kept.length + added.length;
  if (count > MOST_VARIANTS) return { ok: false, problem: 'too-many', count };
  return { ok: true, rows: [...kept, ...added], added, keptCount: combinationCount - added.length };
}

/** The values of an option, each once in the order they are first named. */
export function optionValues(text: string): string[] {
  const seen = new Set<string>();
  return text
    .split(/[,;\n\r]+/)
    .map((value) => value.trim().replace(/\s+/g, ' '))
    .filter((value) => {
      const key = value.toLowerCase();
      if (value === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

function combinationsOf(lists: readonly string[][]): string[][] {
  return lists.reduce<string[][]>(
    (combinations, values) =>
      combinations.flatMap((combination) => values.map((value) => [...combination, value])),
    [[]],
  );
}

function skuOf(pattern: string, options: readonly { name: string }[], values: readonly string[]): string {
  const text = pattern.trim();
  if (text === '') return '';
  if (!text.includes('{')) return [text, ...values.map(codeOf)].join('-');
  return text.replace(/\{([^{}]*)\}/g, (braced, name: string) => {
    const place = options.findIndex((option) => option.name.toLowerCase() === name.trim().toLowerCase());
    const value = values[place];
    return value === undefined ? braced : codeOf(value);
  });
}

/** 'Soft Rose' becomes 'SOFTROSE', '30 ml' becomes '30ML'. */
function codeOf(value: string): string {
  return slugFrom(value).replaceAll('-', '').toUpperCase();
}

function amountIn(values: readonly string[], unit: string): string {
  const sizes = values.map(parseSize).filter((size) => size?.unit === unit);
  return sizes.length === 1 ? String(sizes[0]?.amount) : '';
}

const LONGEST_OPTION_NAME = 30;

/** What variants of these options are, for shoppers: 'Shade', 'Shade / Size'; '' where that is too long to stand before a choice. */
export function optionNameOf(options: readonly VariantOption[]): string {
  const names = options.filter(({ values }) => values.trim() !== '').map(({ name }) => name.trim());
  const joined = names.filter(Boolean).join(' / ');
  return joined.length > LONGEST_OPTION_NAME ? '' : joined;
}
