import type { ImportField } from '#domain/import/import-fields.ts';
import { type Finding, finding } from '#domain/import/import-finding.ts';
import { splitAddresses } from '#domain/import/picture-cells.ts';
import { type HtmlText, plainWords, wordsCell } from '#domain/import/plain-words.ts';
import { leastPublic } from '#domain/import/status-words.ts';
import { foldText } from '#domain/search/search-text.ts';
import { attributesOfTags } from './shopify-tags.ts';
import { wooVat } from './woocommerce-offer.ts';
import {
  typeWords,
  type WooRow,
  type WooTable,
  withoutEscapes,
  wooKind,
  wooList,
} from './woocommerce-table.ts';
import { wooCategory, wooTraits } from './woocommerce-traits.ts';
import {
  isAddress,
  isForSale,
  optionNames,
  singleVariant,
  soldVariations,
  variationVariants,
} from './woocommerce-variants.ts';

/** The columns a product of a WooCommerce export is turned into. */
export const WOOCOMMERCE_HEADER = [
  'id',
  'name',
  'description',
  'brand',
  'category',
  'type',
  'attributes',
  'size',
  'price',
  'originalPrice',
  'imageUrl',
  'pictures',
  'variants',
  'stock',
  'status',
  'featured',
  'vat',
  'ingredients',
  'howToUse',
  'warnings',
] as const satisfies ImportField[];

type Field = (typeof WOOCOMMERCE_HEADER)[number];

/** A product as cells under `WOOCOMMERCE_HEADER`; `unsaid`: fields the file says nothing about, which stay as they are. */
export type WooProduct = { record: string[]; unsaid: Field[]; findings: Finding[] };

/** Returns a product with its variations, in any order. `now` (ISO) decides whether a sale is on. */
export function wooProduct(
  table: WooTable,
  parent: WooRow,
  variations: readonly WooRow[],
  { now, htmlText }: { now: string; htmlText: HtmlText },
): WooProduct {
  const { record } = parent;
  const kind = wooKind(table, record);
  const findings: Finding[] = [];
  if (kind === 'other') findings.push(finding('refused', 'Type', table.cell(record, 'type'), OTHER_KIND));
  if (kind === 'variable' && variations.length === 0)
    findings.push(finding('refused', 'Type', 'variable', NO_VARIATIONS));
  const isVirtual = [parent, ...variations]
    .flatMap((row) => typeWords(table, row.record))
    .some((word) => word === 'virtual' || word === 'downloadable');
  if (isVirtual) findings.push(finding('note', 'Type', table.cell(record, 'type'), NOTHING_TO_SEND));
  const sold = soldVariations(table, parent, variations, findings);
  const options = optionNames(table, record, sold);
  const { variants, stock } =
    variations.length === 0
      ? singleVariant(table, record, now, findings)
      : variationVariants(table, parent, sold, options, now, findings);
  const { category, type, findings: ofCategory } = wooCategory(table.cell(record, 'categories'));
  const plain = table.attributes(record).filter(({ name }) => !options.includes(foldText(name)));
  const { traits, findings: ofTraits } = wooTraits(plain);
  const { vat, findings: ofVat } = wooVat(table, record);
  findings.push(...ofCategory, ...ofTraits, ...ofVat);
  const pictures = splitAddresses(withoutEscapes(table.cell(record, 'images')));
  const cells: Record<Field, string | null> = {
    id: table.cell(record, 'id') || skuAsId(table.cell(record, 'sku')),
    name: table.cell(record, 'name'),
    description: descriptionOf(table, record, htmlText),
    brand: (wooList(table.cell(record, 'brands'))[0]?.split('>').at(-1)?.trim() || traits.brand) ?? '',
    category,
    type,
    attributes: [traits.attributes, attributesOfTags(wooList(table.cell(record, 'tags')).join(','))]
      .filter(Boolean)
      .join('; '),
    size: traits.size ?? null,
    price: variants[0]?.price ?? '',
    originalPrice: variants[0]?.originalPrice ?? '',
    imageUrl: table.has('images') ? (pictures.find(isAddress) ?? '') : null,
    pictures: table.has('images') ? JSON.stringify(pictures.map((url) => ({ url }))) : null,
    variants: JSON.stringify(variants),
    stock,
    status: leastPublic([
      table.cell(record, 'published'),
      statusOfVisibility(table.cell(record, 'visibility')),
      isVirtual || (variations.length > 0 && !sold.some((row) => isForSale(table, row))) ? 'draft' : '',
    ]),
    featured: table.cell(record, 'featured') || null,
    vat,
    ingredients: traits.ingredients ?? null,
    howToUse: traits.howToUse ?? null,
    warnings: traits.warnings ?? null,
  };
  return {
    record: WOOCOMMERCE_HEADER.map((field) => cells[field] ?? ''),
    unsaid: WOOCOMMERCE_HEADER.filter((field) => cells[field] === null),
    findings,
  };
}

const OTHER_KIND =
  'is a kind of product the shop does not have (grouped, external, of a plug-in): not imported';
const NO_VARIATIONS = 'is a product of variations, and the file has none of them: not imported';
const NOTHING_TO_SEND = 'is nothing that a parcel holds: a new product is a draft';

/** An id of a file without ids; digits alone would be those of another. */
function skuAsId(sku: string): string {
  return sku === '' ? '' : `sku ${sku}`;
}

/** Products found by search or in the catalogue alone are for sale; hidden ones are not shown. */
function statusOfVisibility(word: string): string {
  return /^(catalog|catalogue|search)$/i.test(word) ? 'visible' : word;
}

function descriptionOf(table: WooTable, record: readonly string[], htmlText: HtmlText): string | null {
  if (!table.has('description') && !table.has('shortDescription')) return null;
  const short = plainWords(table.cell(record, 'shortDescription'), htmlText).trim();
  const long = plainWords(table.cell(record, 'description'), htmlText).trim();
  return wordsCell(long.startsWith(short) ? long : [short, long].filter(Boolean).join('\n\n'));
}
