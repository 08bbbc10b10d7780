import * as v from 'valibot';
import { ATTRIBUTES } from '#domain/catalogue/attributes.ts';
import { attributesCell, VALUE_FIELDS } from '#domain/import/attribute-cells.ts';
import { yesOrNo } from '#domain/import/cell-types.ts';
import { type Finding, finding } from '#domain/import/import-finding.ts';
import { foldText } from '#domain/search/search-text.ts';
import { type WooAttribute, wooList } from './woocommerce-table.ts';

/**
 * Files a product under the deepest of its categories: 'Makeup > Lips > Tints' is the type Tints of the category Makeup. What is left
 * out of the others is a finding.
 */
export function wooCategory(text: string): { category: string; type: string; findings: Finding[] } {
  const paths = wooList(text)
    .map((path) =>
      path
        .split('>')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .filter(([top = '']) => top !== '' && !/^uncategori[sz]ed$/i.test(top));
  const [chosen = []] = paths.toSorted((a, b) => b.length - a.length);
  const type = chosen.length > 1 ? (chosen.at(-1) ?? '') : '';
  const others = paths.filter((path) => path.some((part, place) => part !== chosen[place]));
  const left = [...chosen.slice(1, -1), ...others.map((path) => path.join(' > '))].join(', ');
  return {
    category: chosen[0] ?? '',
    type,
    findings: left === '' ? [] : [finding('note', 'Categories', left, ONE_CATEGORY)],
  };
}

const ONE_CATEGORY = 'are further categories, and a product has one with a type: left out';

/** Fields of the shop that other shops keep as attributes, by their folded names. */
const FIELDS_OF_NAMES: Record<string, 'brand' | 'size' | 'ingredients' | 'howToUse' | 'warnings'> = {
  brand: 'brand',
  brands: 'brand',
  size: 'size',
  volume: 'size',
  'net contents': 'size',
  ingredients: 'ingredients',
  'how to use': 'howToUse',
  directions: 'howToUse',
  warnings: 'warnings',
};

export type WooTraits = Partial<Record<(typeof FIELDS_OF_NAMES)[string], string>> & { attributes: string };

/** Sorts the attributes that no variation uses into fields and attributes of the shop; the others are findings. */
export function wooTraits(attributes: readonly WooAttribute[]): { traits: WooTraits; findings: Finding[] } {
  const findings: Finding[] = [];
  const parts: string[] = [];
  const traits: WooTraits = { attributes: '' };
  for (const { name, values } of attributes) {
    const texts = wooList(values);
    const field = FIELDS_OF_NAMES[foldText(name)];
    const part = field ? null : attributePart(name, texts);
    if (field === 'ingredients' || field === 'howToUse' || field === 'warnings')
      traits[field] = texts.join(', ');
    else if (field && texts.length === 1) traits[field] = texts[0] ?? '';
    else if (part !== null) parts.push(part);
    else findings.push(finding('note', 'attributes', `${name}: ${texts.join(', ')}`, NO_FIELD));
  }
  return { traits: { ...traits, attributes: parts.join('; ') }, findings };
}

const NO_FIELD = 'is an attribute that the shop has no field for, or no value of its: left out';

/** A part of a cell of attributes, '' for a no; null for none. */
function attributePart(name: string, texts: readonly string[]): string | null {
  const wanted = foldText(name);
  const known = ATTRIBUTES.find(({ slug, name }) => [foldText(slug), foldText(name)].includes(wanted));
  const own = Object.values(VALUE_FIELDS).find((value) => foldText(value.name) === wanted);
  if (own && texts.length === 1) {
    const answer = v.safeParse(yesOrNo, texts[0]);
    if (answer.success) return answer.output ? `${own.attribute}: ${own.name}` : '';
  }
  if (!known) return null;
  const part = `${known.slug}: ${texts.map((text) => text.replace(/[;|\n:,]/g, ' ').trim()).join(', ')}`;
  return v.is(attributesCell, part) ? part : null;
}
