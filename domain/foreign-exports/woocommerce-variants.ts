import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { type Finding, finding } from '#domain/import/import-finding.ts';
import type { VariantCell } from '#domain/import/import-lists.ts';
import { splitAddresses } from '#domain/import/picture-cells.ts';
import { leastPublic } from '#domain/import/status-words.ts';
import { foldText } from '#domain/search/search-text.ts';
import { gramsCell } from './goods-cells.ts';
import { type WooOffer, wooOffer } from './woocommerce-offer.ts';
import { type WooAttribute, type WooRow, type WooTable, withoutEscapes } from './woocommerce-table.ts';

export function singleVariant(
  table: WooTable,
  record: readonly string[],
  now: string,
  findings: Finding[],
): { variants: VariantCell[]; stock: string | null } {
  const { offer, findings: ofOffer } = wooOffer(table, record, now);
  findings.push(...ofOffer);
  const variant = { ...offer, name: STANDARD_VARIANT, sku: table.cell(record, 'sku'), imageUrl: '' };
  return { variants: [variant], stock: null };
}

/** Variations that are switched off or have no price were not for sale; where none was, all stay, of a draft. */
export function soldVariations(
  table: WooTable,
  parent: WooRow,
  variations: readonly WooRow[],
  findings: Finding[],
): WooRow[] {
  const sorted = variations.toSorted(
    (a, b) =>
      order(table, a, 'position') - order(table, b, 'position') ||
      order(table, a, 'id') - order(table, b, 'id'),
  );
  const priced = sorted.filter((row) => table.cell(row.record, 'regularPrice') !== '');
  const isDraft = leastPublic([table.cell(parent.record, 'published')]) !== 'published';
  const isAnyOn = priced.some((row) => isForSale(table, row));
  const sold = isDraft || !isAnyOn ? priced : priced.filter((row) => isForSale(table, row));
  for (const row of sorted.filter((row) => !sold.includes(row)))
    findings.push(finding('note', 'Published', table.cell(row.record, 'name'), NOT_SOLD, at(row)));
  return sold;
}

const NOT_SOLD = 'is a variation that is switched off or has no price: left out';

export function isForSale(table: WooTable, { record }: WooRow): boolean {
  return leastPublic([table.cell(record, 'published')]) === 'published';
}

function order(table: WooTable, { record }: WooRow, column: 'position' | 'id'): number {
  return Number(table.cell(record, column)) || 0;
}

export function variationVariants(
  table: WooTable,
  parent: WooRow,
  sold: readonly WooRow[],
  options: readonly string[],
  now: string,
  findings: Finding[],
): { variants: VariantCell[]; stock: string | null } {
  const offers = sold.map((row) => {
    const { offer, findings: ofOffer } = wooOffer(table, row.record, now);
    findings.push(
      ...ofOffer.map((found) => ({ ...found, detail: [at(row), found.detail].filter(Boolean).join(': ') })),
    );
    return offer;
  });
  const names = variantNames(table, parent, sold, options, findings);
  const variants = sold.map((row, place): VariantCell => {
    const offer = offers[place] as WooOffer;
    return {
      ...offer,
      name: names[place] ?? '',
      // A variation without a weight weighs what its product does.
      grams: offer.grams || gramsCell(table.cell(parent.record, 'weight'), table.weightUnit),
      stock: offer.stock === 'parent' ? '' : offer.stock,
      sku: table.cell(row.record, 'sku'),
      imageUrl: splitAddresses(withoutEscapes(table.cell(row.record, 'images'))).find(isAddress) ?? '',
    };
  });
  return { variants, stock: sharedStock(table, parent, offers, findings) };
}

/** The stock of the parent is that of the variations which say so; those with a number of their own come on top. */
function sharedStock(
  table: WooTable,
  parent: WooRow,
  offers: readonly WooOffer[],
  findings: Finding[],
): string | null {
  if (!offers.some(({ stock }) => stock === 'parent')) return null;
  const { offer, findings: ofOffer } = wooOffer(table, parent.record, '1970-01-01T00:00:00.000Z');
  findings.push(...ofOffer.filter(({ column }) => column !== 'Sale price'));
  if (offer.stock === '') return null;
  const own = offers.map(({ stock }) => Number(stock) || 0);
  return String(own.reduce((sum, stock) => sum + stock, Number(offer.stock)));
}

/** The names of the attributes that variations have values of, folded, in the order of the product. */
export function optionNames(
  table: WooTable,
  record: readonly string[],
  variations: readonly WooRow[],
): string[] {
  const used = new Set(
    variations.flatMap((row) => table.attributes(row.record).map(({ name }) => foldText(name))),
  );
  const ofParent = table.attributes(record).map(({ name }) => foldText(name));
  return [...new Set([...ofParent.filter((name) => used.has(name)), ...used])];
}

/** 'Rose / 50 ml'; where a variation stands for any value, what its own name adds to the product's; never twice the same. */
function variantNames(
  table: WooTable,
  parent: WooRow,
  variations: readonly WooRow[],
  options: readonly string[],
  findings: Finding[],
): string[] {
  const names: string[] = [];
  for (const row of variations) {
    const values = options.map((option) => optionValue(table.attributes(row.record), option));
    if (values.some((value) => value === ''))
      findings.push(finding('note', 'Name', table.cell(row.record, 'name'), ANY_VALUE, at(row)));
    const code = table.cell(row.record, 'sku') || table.cell(row.record, 'id') || at(row);
    const name = values.filter(Boolean).join(' / ') || addedName(table, parent, row) || code;
    names.push(names.includes(name) ? `${name} (${code})` : name);
  }
  return names;
}

const ANY_VALUE = 'is a variation for any value of an option: one variant of the shop';

function optionValue(attributes: readonly WooAttribute[], option: string): string {
  const found = attributes.find(({ name }) => foldText(name) === option);
  return withoutEscapes(found?.values ?? '').trim();
}

function addedName(table: WooTable, parent: WooRow, row: WooRow): string {
  const whole = table.cell(parent.record, 'name');
  const name = table.cell(row.record, 'name');
  return name.startsWith(whole) ? name.slice(whole.length).replace(/^[\s\-–—,:]+/, '') : name;
}

function at({ rowNumber }: WooRow): string {
  return `row ${rowNumber}`;
}

/** True for what the shop takes as the address of a picture. */
export function isAddress(text: string): boolean {
  return /^(https?:\/\/|\/(?![/\\]))/i.test(text);
}
