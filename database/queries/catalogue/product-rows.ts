import type { Selectable } from 'kysely';
import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';
import type { ProductsTable, VariantsTable } from '#database/schema.ts';
import type { ProductAttribute } from '#domain/catalogue/attributes.ts';
import type {
  NamedRef,
  Product,
  ProductCard,
  ProductFeature,
  ProductPicture,
  Variant,
} from '#domain/catalogue/product.ts';
import { type ShadeWords, shadeWords } from '#domain/catalogue/shade-words.ts';
import { shadeGroup } from '#domain/catalogue/shades/shade-group.ts';
import { setContent } from '#domain/sets/set-content.ts';
import { listSecondPictures } from './product-pictures.ts';

/** Published products: the columns a card needs, with the names of brand and category joined in. */
export function selectCards(db: Db) {
  return selectProducts(db).where('products.status', '=', 'published');
}

/** The same of every product, drafts and archived ones included: for staff. */
export function selectProducts(db: Db) {
  return db
    .selectFrom('products')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('product_types', 'product_types.id', 'products.type_id')
    .select([
      'products.id as row_id',
      'products.slug',
      'products.name',
      'products.price_pence',
      'products.shown_price_pence',
      'products.shown_former_pence',
      'products.discount_percent',
      'products.image_url',
      'products.stock',
      'products.featured',
      'products.shown_rating',
      'products.shown_review_count',
      'products.amount',
      'products.shown_amount',
      'products.unit',
      'brands.slug as brand_slug',
      'brands.name as brand_name',
      'categories.slug as category_slug',
      'categories.name as category_name',
      'product_types.slug as type_slug',
      'product_types.name as type_name',
      'product_types.complexion as type_complexion',
    ]);
}

export type CardRow = Pick<
  Selectable<ProductsTable>,
  | 'slug'
  | 'name'
  | 'price_pence'
  | 'shown_price_pence'
  | 'shown_former_pence'
  | 'discount_percent'
  | 'image_url'
  | 'stock'
  | 'featured'
  | 'shown_rating'
  | 'shown_review_count'
  | 'amount'
  | 'shown_amount'
  | 'unit'
> & {
  row_id: string;
  brand_slug: string;
  brand_name: string;
  category_slug: string;
  category_name: string;
  type_slug: string | null;
  type_name: string | null;
  type_complexion: 0 | 1 | null;
};

/** Reads the variants and second pictures of these rows and makes cards of them, in the rows' order. */
export async function toCards(by: Db, rows: CardRow[]): Promise<ProductCard[]> {
  const { db, noteProducts } = notedReading(by);
  noteProducts(rows.map(({ row_id }) => row_id));
  const variants = await listVariants(db, rows);
  const seconds = await listSecondPictures(
    db,
    rows.map((row) => row.row_id),
  );
  return rows.map((row) => ({
    ...toCard(row, variants.get(row.row_id) ?? []),
    secondImageUrl: seconds.get(row.row_id) ?? null,
  }));
}

/** The same with every field of each variant, for the API. */
export async function toCardsWithVariants(db: Db, rows: CardRow[]): Promise<CardWithVariants[]> {
  const variants = await listVariants(db, rows);
  return rows.map((row) => {
    const own = variants.get(row.row_id) ?? [];
    return { ...toCard(row, own), type: typeOf(row), variants: own };
  });
}

export type CardWithVariants = Omit<ProductCard, 'variants' | 'secondImageUrl'> & {
  type: NamedRef | null;
  variants: Variant[];
};

export function toProduct(
  row: CardRow & Omit<Selectable<ProductsTable>, 'id'>,
  {
    variants,
    pictures,
    attributes,
    ...sets
  }: { variants: Variant[]; pictures: ProductPicture[]; attributes: ProductAttribute[] } & Pick<
    Product,
    'parts' | 'inSets' | 'gbPerson' | 'euPerson' | 'ownRating'
  >,
): Product {
  const entered = toCard(row, variants);
  const content = entered.amount === null ? setContent(sets.parts) : null;
  return {
    ...entered,
    ...content,
    type: typeOf(row),
    attributes,
    variants: content ? variants.map((variant) => ({ ...variant, amount: content.amount })) : variants,
    description: row.description,
    pictures: pictures.length > 0 || row.image_url === null ? pictures : [{ url: row.image_url, alt: '' }],
    features: parseFeatures(row.features),
    howToUse: row.how_to_use,
    ingredients: row.ingredients,
    warnings: row.warnings,
    periodAfterOpeningMonths: row.period_after_opening_months,
    responsiblePerson: row.responsible_person,
    optionName: row.option_name,
    sealedForHygiene: row.sealed_for_hygiene === 1,
    originCountry: row.origin_country,
    commodityCode: row.commodity_code,
    goodsKind: row.goods_kind,
    vatRate: row.vat_rate,
    ...sets,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export async function listVariants(by: Db, products: CardRow[]): Promise<Map<string, Variant[]>> {
  const { db, noteProducts } = notedReading(by);
  const byProduct = new Map<string, Variant[]>();
  if (products.length === 0) return byProduct;
  noteProducts(products.map(({ row_id }) => row_id));
  const prices = new Map(products.map((product) => [product.row_id, product]));
  const rows = await db
    .selectFrom('variants')
    .selectAll()
    .where('product_id', 'in', [...prices.keys()])
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  for (const row of rows) {
    const product = prices.get(row.product_id);
    if (!product) continue;
    const list = byProduct.get(row.product_id) ?? [];
    list.push(toVariant(row, product));
    byProduct.set(row.product_id, list);
  }
  return byProduct;
}

function typeOf({ type_slug, type_name }: CardRow): NamedRef | null {
  return type_slug === null || type_name === null ? null : { slug: type_slug, name: type_name };
}

function toCard(row: CardRow, variants: Variant[]): Omit<ProductCard, 'secondImageUrl'> {
  return {
    id: row.slug,
    name: row.name,
    brand: { slug: row.brand_slug, name: row.brand_name },
    category: { slug: row.category_slug, name: row.category_name },
    pricePence: row.shown_price_pence,
    originalPricePence: row.shown_former_pence,
    discountPercent: row.discount_percent,
    imageUrl: row.image_url,
    stock: row.stock,
    featured: row.featured === 1,
    rating: row.shown_rating,
    reviewCount: row.shown_review_count,
    amount: row.shown_amount,
    unit: row.unit,
    variants: variants.map(({ name, stock, shade, pricePence }) => ({ name, stock, shade, pricePence })),
    variantCount: variants.length,
    hasPriceRange: hasDearer(variants, row.shown_price_pence),
  };
}

/** True where the price shown is the lowest of several that can be paid. */
function hasDearer(variants: Variant[], shownPence: number): boolean {
  const inStock = variants.filter(({ stock }) => stock > 0);
  return (inStock.length > 0 ? inStock : variants).some(({ pricePence }) => pricePence > shownPence);
}

/** A variant without a price of its own costs what the product costs, reductions included. */
function toVariant(row: Selectable<VariantsTable>, product: CardRow): Variant {
  const isComplexion = product.type_complexion === 1;
  const entered = enteredWords(row);
  const shadeFamily = row.shade_family || null;
  return {
    id: row.id,
    name: row.name,
    sku: row.sku,
    barcode: row.barcode,
    pricePence: row.price_pence ?? product.price_pence,
    originalPricePence: row.shown_former_pence,
    stock: row.stock,
    imageUrl: row.image_url,
    shade: row.shade,
    shadeFamily,
    shadeDepth: entered.shadeDepth,
    shadeUndertone: entered.shadeUndertone,
    shadeWords: shadeWords(entered, { isComplexion }) || null,
    shadeGroup: shadeGroup({ ...entered, shadeFamily }, { isComplexion }),
    amount: row.amount ?? product.amount,
    grams: row.grams,
  };
}

function enteredWords(row: Selectable<VariantsTable>): ShadeWords {
  return {
    shadeDepth: row.chosen_depth,
    shadeUndertone: row.chosen_undertone,
    shadeFamily: row.chosen_family,
  };
}

export function parseFeatures(text: string): ProductFeature[] {
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) =>
    item && typeof item === 'object' && 'icon' in item && 'text' in item
      ? [{ icon: String(item.icon), text: String(item.text) }]
      : [],
  );
}
