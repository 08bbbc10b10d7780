import { moveCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import type { Stamp } from '#database/queries/catalogue/stamp.ts';
import { rememberDemoRows } from '#database/queries/catalogue-editing/demo-rows.ts';
import {
  insertProduct,
  type ProductRecord,
  type VariantRecord,
} from '#database/queries/catalogue-editing/write-product.ts';
import { listNamedParts, type PartRecord } from '#database/queries/sets/write-set-parts.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { NO_SHADE_WORDS } from '#domain/catalogue/shade-words.ts';
import { poundsToPence } from '#domain/money/money.ts';
import type { Db } from '../open.ts';
import { demoPictures, demoPictureUrl, insertDemoPictures, picturesOfProduct } from './demo-pictures.ts';
import { bodyCare } from './products/body-care-products.ts';
import { fragrances } from './products/fragrances-products.ts';
import { haircare } from './products/haircare-products.ts';
import { makeup } from './products/makeup-products.ts';
import { nailCare } from './products/nail-care-products.ts';
import { salonTools } from './products/salon-tools-products.ts';
import type { SeedProduct } from './products/seed-product.ts';
import { shadePictureName, sizePictureName } from './products/shade-picture-name.ts';
import { skincare } from './products/skincare-products.ts';
import { wellness } from './products/wellness-products.ts';
import { writeExampleQuestions } from './questions/write-example-questions.ts';
import { writeExampleReviews } from './reviews/write-example-reviews.ts';
import { brands } from './seed-brands.ts';
import { categories } from './seed-categories.ts';
import { heroSlides } from './seed-hero-slides.ts';
import { productTypes } from './seed-product-types.ts';
import { shadeWordsOf } from './shade-traits.ts';
import { traitsOf } from './traits/demo-traits.ts';
import { writeDemoDates } from './write-demo-dates.ts';
import { writeDemoPriceHistory } from './write-demo-price-history.ts';

export const demoProducts: SeedProduct[] = [
  ...skincare,
  ...haircare,
  ...makeup,
  ...fragrances,
  ...salonTools,
  ...bodyCare,
  ...wellness,
  ...nailCare,
];

/** Writes the demo catalogue into an empty shop; call inside a transaction. */
export async function stockDemoCatalogue(trx: Db, stamp: Stamp): Promise<void> {
  await insertDemoPictures(trx, stamp.now);
  const brandIds = await insertBrands(trx, stamp);
  const categoryIds = await insertCategories(trx, stamp);
  const typeIds = await insertTypes(trx, categoryIds, stamp);
  const groups = { brandIds, categoryIds, typeIds };
  const stocked = { ...stamp, stock: { kind: 'opening', actor: null, reason: 'Demo catalogue' } } as const;
  for (const product of demoProducts.filter(({ parts }) => !parts))
    await insertProduct(trx, toRecord(product, groups), stocked);
  for (const set of demoProducts.filter(({ parts }) => parts))
    await insertProduct(trx, { ...toRecord(set, groups), parts: await partsOf(trx, set) }, stocked);
  await writeDemoDates(trx, stamp);
  await writeDemoPriceHistory(trx, stamp);
  await writeExampleReviews(trx, stamp);
  await writeExampleQuestions(trx, stamp);
  await insertHeroSlides(trx, stamp);
  await rememberDemoRows(trx);
  await moveCatalogueRevision(trx);
}

async function insertBrands(trx: Db, { now, newId }: Stamp): Promise<Map<string, string>> {
  const rows = brands.map((brand) => ({
    ...brand,
    id: newId(),
    logo_url: demoPictureUrl(`logo-${brand.slug}`),
    featured: brand.featured ? (1 as const) : (0 as const),
    created_at: now,
    updated_at: now,
  }));
  await trx.insertInto('brands').values(rows).execute();
  return new Map(rows.map(({ name, id }) => [name, id]));
}

async function insertCategories(
  trx: Db,
  { now, newId }: Stamp,
): Promise<Map<string, { id: string; name: string }>> {
  const rows = categories.map((category) => ({
    ...category,
    image_url: demoPictureUrl(`category-${category.slug}`),
    image_alt: demoPictures[`category-${category.slug}`]?.alt ?? '',
    id: newId(),
    created_at: now,
    updated_at: now,
  }));
  await trx.insertInto('categories').values(rows).execute();
  return new Map(rows.map(({ slug, id, name }) => [slug, { id, name }]));
}

async function insertTypes(
  trx: Db,
  categoryIds: Ids['categoryIds'],
  { now, newId }: Stamp,
): Promise<Ids['typeIds']> {
  const rows = productTypes.map(({ slug, name, category, group, isComplexion }, index) => {
    const categoryId = categoryIds.get(category)?.id;
    if (!categoryId) throw new Error(`${slug}: unknown category`);
    return {
      id: newId(),
      slug,
      name,
      category_id: categoryId,
      group_name: group,
      complexion: isComplexion ? (1 as const) : (0 as const),
      position: index + 1,
      created_at: now,
      updated_at: now,
    };
  });
  await trx.insertInto('product_types').values(rows).execute();
  return new Map(rows.map(({ slug, id, category_id }) => [slug, { id, categoryId: category_id }]));
}

async function insertHeroSlides(trx: Db, { now, newId }: Stamp): Promise<void> {
  const rows = heroSlides.map((slide) => ({
    id: newId(),
    badge: slide.badge,
    title: slide.title,
    subtitle: slide.subtitle,
    description: slide.description,
    button_text: slide.buttonText,
    button_link: slide.buttonLink,
    background_image: demoPictureUrl(`hero-${slide.order}-wide`) ?? '',
    tall_image: demoPictureUrl(`hero-${slide.order}-tall`) ?? '',
    image_alt: demoPictures[`hero-${slide.order}-wide`]?.alt ?? '',
    active: slide.active ? (1 as const) : (0 as const),
    position: slide.order,
    type: slide.type,
    created_at: now,
    updated_at: now,
  }));
  await trx.insertInto('hero_slides').values(rows).execute();
}

type Ids = {
  brandIds: Map<string, string>;
  categoryIds: Map<string, { id: string; name: string }>;
  typeIds: Map<string, { id: string; categoryId: string }>;
};

function toRecord(product: SeedProduct, { brandIds, categoryIds, typeIds }: Ids): ProductRecord {
  const brandId = brandIds.get(product.brand);
  const category = categoryIds.get(product.category);
  if (!brandId || !category) throw new Error(`${product.slug}: unknown brand or category`);
  const traits = traitsOf(product);
  const type = typeIds.get(traits.type);
  if (type?.categoryId !== category.id) throw new Error(`${product.slug}: no such type in its category`);
  const pictures = picturesOfProduct(product.slug);
  return {
    slug: product.slug,
    name: product.name,
    brand: { id: brandId, name: product.brand },
    category,
    description: product.description,
    pricePence: poundsToPence(product.price),
    originalPricePence: optionalPence(product.originalPrice),
    discountPercent: null,
    imageUrl: pictures[0]?.url ?? null,
    pictures,
    featured: product.featured ?? false,
    rating: product.rating,
    reviewCount: product.reviewCount,
    amount: product.amount ?? null,
    unit: product.unit ?? null,
    features: product.features,
    howToUse: product.howToUse,
    ingredients: product.ingredients,
    warnings: product.warnings ?? '',
    periodAfterOpeningMonths: product.periodAfterOpeningMonths ?? null,
    sealedForHygiene: product.sealedForHygiene ?? false,
    vatRate: 'standard',
    importKey: null,
    typeId: type.id,
    attributes: traits.attributes,
    variants: variantsOf(product),
  };
}

async function partsOf(trx: Db, { slug, parts = [] }: SeedProduct): Promise<PartRecord[]> {
  const named = await listNamedParts(
    trx,
    parts.map((part) => part.slug),
  );
  return parts.map((part) => {
    const found = named.find(
      (one) => one.slug === part.slug && one.variant === (part.variant ?? STANDARD_VARIANT),
    );
    if (!found) throw new Error(`${slug}: unknown part ${part.slug}`);
    return { variantId: found.variantId, quantity: part.quantity ?? 1 };
  });
}

function variantsOf(product: SeedProduct): VariantRecord[] {
  const standard = {
    name: STANDARD_VARIANT,
    sku: product.sku ?? null,
    barcode: product.barcode ?? null,
    pricePence: null,
    originalPricePence: null,
    amount: null,
    grams: null,
    costPence: null,
    stock: product.stock ?? 0,
    imageUrl: null,
    shade: null,
    ...NO_SHADE_WORDS,
  };
  if (!product.variants) return [standard];
  return product.variants.map((variant) => ({
    name: variant.name,
    sku: variant.sku,
    barcode: variant.barcode,
    pricePence: optionalPence(variant.price),
    originalPricePence: optionalPence(variant.originalPrice),
    amount: variant.amount ?? null,
    grams: null,
    costPence: null,
    stock: variant.stock,
    imageUrl:
      demoPictureUrl(shadePictureName(product.slug, variant.name)) ??
      demoPictureUrl(sizePictureName(product.slug, variant.name)),
    shade: variant.shade ?? null,
    ...(variant.shade ? shadeWordsOf(product, variant.name) : NO_SHADE_WORDS),
  }));
}

function optionalPence(pounds: number | undefined): number | null {
  return pounds === undefined ? null : poundsToPence(pounds);
}
