import type { AttributeValue } from '#domain/catalogue/attributes.ts';
import type { ProductFeature, ProductPicture, ProductStatus } from '#domain/catalogue/product.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import type { CsvCell } from '#domain/text/csv.ts';
import { ATTRIBUTE_FIELDS, type AttributeField } from './attribute-cells.ts';
import { FIELD_KINDS, type ImportField } from './import-fields.ts';
import type { VariantField } from './import-lists.ts';
import type { CatalogueProduct } from './import-merge.ts';
import type { CatalogueVariant } from './import-variants.ts';
import { type ImportPart, partsCell } from './part-cells.ts';
import { pictureCell } from './picture-cells.ts';
import { wordsCell } from './plain-words.ts';

/** A product as a file of the export holds it. */
export type ExportedProduct = Omit<CatalogueProduct, 'attributes'> & {
  slug: string;
  /** Names the export the product is part of. */
  exportId: string;
  status: ProductStatus;
  pictures: ProductPicture[];
  /** With the names of the values. */
  attributes: (AttributeValue & { name: string })[];
  /** Without any it is no set. */
  parts: ImportPart[];
};

type Cell = (product: ExportedProduct) => CsvCell;

/** Fields that an import reads and an export has another column for. */
export const IMPORTED_ALONE = [
  'id',
  'attributes',
  'vegan',
  'refillable',
  'size',
] as const satisfies readonly ImportField[];

/** Cells of the export before words are written as the import reads them: a field without one does not compile. */
const CELLS: Record<Exclude<ImportField, (typeof IMPORTED_ALONE)[number]>, Cell> = {
  slug: ({ slug }) => slug,
  name: ({ name }) => name,
  brand: ({ brand }) => brand,
  category: ({ category }) => category,
  type: ({ type }) => type,
  ...attributeCells(),
  price: ({ pricePence }) => ({ pence: pricePence }),
  originalPrice: ({ originalPricePence }) => pounds(originalPricePence),
  discount: ({ discountPercent }) => discountPercent,
  description: ({ description }) => description,
  imageUrl: ({ imageUrl }) => (imageUrl === null ? null : pictureCell(imageUrl)),
  pictures: ({ pictures }) => (pictures.length > 0 ? JSON.stringify(pictures) : null),
  status: ({ status }) => status,
  stock: ownStock,
  stockWas: ownStock,
  exportId: ({ exportId }) => exportId,
  featured: ({ featured }) => yesOrNo(featured),
  rating: ({ rating }) => rating,
  reviewCount: ({ reviewCount }) => reviewCount,
  variants: (product) => (onlyVariant(product) ? null : JSON.stringify(product.variants.map(variantCells))),
  parts: ({ parts }) => partsCell(parts),
  features: ({ features }) => features.map(featureCell).join('|'),
  amount: ({ amount }) => amount,
  unit: ({ unit }) => unit,
  ingredients: ({ ingredients }) => ingredients,
  howToUse: ({ howToUse }) => howToUse,
  warnings: ({ warnings }) => warnings,
  responsiblePerson: ({ responsiblePerson }) => responsiblePerson,
  optionName: ({ optionName }) => optionName,
  periodAfterOpeningMonths: ({ periodAfterOpeningMonths }) => periodAfterOpeningMonths,
  sealedForHygiene: ({ sealedForHygiene }) => yesOrNo(sealedForHygiene),
  originCountry: ({ originCountry }) => originCountry,
  commodityCode: ({ commodityCode }) => commodityCode,
  gbPerson: ({ gbPerson }) => gbPerson,
  euPerson: ({ euPerson }) => euPerson,
  goodsKind: ({ goodsKind }) => goodsKind,
  vat: ({ vatRate }) => vatRate,
  sku: (product) => onlyVariant(product)?.sku ?? null,
  barcode: (product) => onlyVariant(product)?.barcode ?? null,
  grams: (product) => onlyVariant(product)?.grams ?? null,
  cost: (product) => pounds(onlyVariant(product)?.costPence ?? null),
  shade: (product) => onlyVariant(product)?.shade ?? null,
};

/** The columns of an export of products, as the import reads them: a file that nobody changed changes nothing. */
export function exportColumns({
  withCosts,
}: {
  /** False for those who may not read what goods cost the shop: a file without costs leaves them as they are. */
  withCosts: boolean;
}): readonly ExportColumn[] {
  if (withCosts) return ALL_COLUMNS;
  return ALL_COLUMNS.filter(([field]) => field !== 'cost').map(([field, cellOf]) => [
    field,
    (product) => cellOf(withoutCosts(product)),
  ]);
}

function withoutCosts(product: ExportedProduct): ExportedProduct {
  return { ...product, variants: product.variants.map((variant) => ({ ...variant, costPence: null })) };
}

type ExportColumn = readonly [field: string, cell: Cell];

const ALL_COLUMNS = Object.entries(CELLS).map(([field, cellOf]): ExportColumn => {
  if (FIELD_KINDS[field as keyof typeof CELLS] !== 'words') return [field, cellOf];
  return [
    field,
    (product) => {
      const cell = cellOf(product);
      return typeof cell === 'string' ? wordsCell(cell) : cell;
    },
  ];
});

function attributeCells(): Record<AttributeField, Cell> {
  const cells = Object.entries(ATTRIBUTE_FIELDS).map(([field, attribute]): [string, Cell] => [
    field,
    ({ attributes }) =>
      attributes
        .filter((value) => value.attribute === attribute)
        .map(({ name }) => name)
        .join(', '),
  ]);
  return Object.fromEntries(cells) as Record<AttributeField, Cell>;
}

/** The stock of a set is none of its own: it follows its parts. */
function ownStock(product: ExportedProduct): number | null {
  return product.parts.length > 0 ? null : (onlyVariant(product)?.stock ?? null);
}

/** The variant of a product sold as one thing, which needs no list of variants. */
function onlyVariant({ variants }: ExportedProduct): CatalogueVariant | null {
  const [only, ...others] = variants;
  const isPlain =
    only?.name === STANDARD_VARIANT &&
    [only.pricePence, only.imageUrl, only.amount].every((value) => value === null);
  return only && isPlain && !hasChosenWords(only) && others.length === 0 ? only : null;
}

function hasChosenWords({ shadeDepth, shadeUndertone, shadeFamily }: CatalogueVariant): boolean {
  return [shadeDepth, shadeUndertone, shadeFamily].some((word) => word !== null);
}

function variantCells(variant: CatalogueVariant): Record<VariantField, string | number> {
  return {
    name: variant.name,
    price: pencesText(variant.pricePence),
    originalPrice: pencesText(variant.originalPricePence),
    stock: variant.stock,
    stockWas: variant.stock,
    sku: variant.sku ?? '',
    barcode: variant.barcode ?? '',
    amount: variant.amount ?? '',
    grams: variant.grams ?? '',
    cost: pencesText(variant.costPence),
    imageUrl: variant.imageUrl ?? '',
    shade: variant.shade ?? '',
    shadeDepth: variant.shadeDepth ?? '',
    shadeUndertone: variant.shadeUndertone ?? '',
    shadeFamily: variant.shadeFamily ?? '',
  };
}

function featureCell({ icon, text }: ProductFeature): string {
  return `${icon}:${text.replaceAll('|', '/')}`;
}

function pounds(pence: number | null): CsvCell {
  return pence === null ? null : { pence };
}

function pencesText(pence: number | null): string {
  return pence === null ? '' : (pence / 100).toFixed(2);
}

function yesOrNo(flag: boolean): string {
  return flag ? 'yes' : 'no';
}
