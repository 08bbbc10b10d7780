import type { Db } from '#database/open.ts';
import { addAttributeValues, listAttributeValues } from '#database/queries/attributes/attribute-values.ts';
import { readPresentValues } from '#database/queries/attributes/present-values.ts';
import { categoryOfType } from '#database/queries/attributes/product-types.ts';
import { confirmTraits } from '#database/queries/attributes/suggested-traits.ts';
import { lockProducts } from '#database/queries/catalogue/lock-products.ts';
import { findProductGroup } from '#database/queries/catalogue-editing/product-groups.ts';
import {
  claimProductVersion,
  findProductIdBySlug,
  findProductRecord,
  listForeignSkus,
  type ProductRecordForEditing,
} from '#database/queries/catalogue-editing/product-record.ts';
import {
  insertProduct,
  type ProductRecord,
  type StockStamp,
  updateProduct,
  type VariantRecord,
} from '#database/queries/catalogue-editing/write-product.ts';
import { findGonePerson, type NamedPersons } from '#database/queries/item-data/persons.ts';
import { listNamedParts, listSetNames, type PartRecord } from '#database/queries/sets/write-set-parts.ts';
import { type AttributeValue, type ChosenValue, distinctValues } from '#domain/catalogue/attributes.ts';
import type { ProductFields } from '#domain/catalogue/product-form.ts';
import type { VariantFields } from '#domain/catalogue/product-variant-form.ts';
import { withVariantsRenamed } from '#domain/catalogue/variant/variant-pictures.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';
import { type FormerPriceRefusal, listFormerPriceRefusals } from './former-price-refusals.ts';
import { productAudit } from './product-audit.ts';

export type SaveProductResult =
  | { ok: true; id: string; soldMeanwhile: string[] }
  | { ok: false; problem: 'not-found' | 'changed-meanwhile' | 'slug-taken' | 'brand-gone' | 'category-gone' }
  | { ok: false; problem: 'sku-taken'; skus: string[] }
  | { ok: false; problem: 'type-elsewhere' }
  | { ok: false; problem: 'person-gone'; field: keyof NamedPersons }
  | { ok: false; problem: 'parts-refused'; message: string }
  | { ok: false; problem: 'former-price-not-charged'; refusals: FormerPriceRefusal[] };

/**
 * Adds a product. Problems: its slug or a SKU is another's, its brand or category is gone, its type is none of the category, a part
 * is gone or a set itself, it claims a former price: a new product has none.
 */
export function createProduct(
  platform: Platform,
  actor: Actor,
  product: ProductFields,
): Promise<SaveProductResult> {
  return staffWrite(platform, actor, async ({ trx, now, newId, record }): Promise<SaveProductResult> => {
    await lockProducts(trx, await listPartProducts(trx, product));
    const checked = await checkProduct(trx, product, null, now);
    if (!checked.ok) return checked;
    const stamp = { now, newId, actor: actor.name, stock: entered(actor) };
    const id = await insertProduct(trx, recordOf(product, checked, null), stamp);
    record({
      action: 'product.create',
      subjectId: id,
      subject: product.name,
      before: null,
      after: await productAudit(trx, product),
    });
    return { ok: true, id, soldMeanwhile: [] };
  });
}

/**
 * Saves a product over the version somebody read. Stock is changed by the difference that was submitted, so that what was
 * sold since does not come back; `soldMeanwhile` names the variants where that happened. Problems: it is gone, somebody
 * saved meanwhile, its slug or a SKU is another's, its brand or category is gone, a part is gone or a set itself, it claims a
 * former price that its history does not bear out.
 */
export function saveProduct(
  platform: Platform,
  actor: Actor,
  { id, version, product }: { id: string; version: number; product: ProductFields },
): Promise<SaveProductResult> {
  return staffWrite(platform, actor, async ({ trx, now, newId, record }): Promise<SaveProductResult> => {
    const parts = await listPartProducts(trx, product);
    if (!(await claimProductVersion(trx, id, { version, now, parts })))
      return { ok: false, problem: (await findProductRecord(trx, id)) ? 'changed-meanwhile' : 'not-found' };
    const before = await findProductRecord(trx, id);
    if (!before) return { ok: false, problem: 'not-found' };
    const checked = await checkProduct(trx, product, before, now);
    if (!checked.ok) throw new Refused(checked);
    const { variants, soldMeanwhile } = withoutUndoingOrders(product.variants, before);
    const stamp = { now, newId, actor: actor.name, stock: entered(actor) };
    const pictures = withVariantsRenamed(product.pictures, renamedVariants(variants, before));
    const saved = { ...product, variants, pictures };
    await updateProduct(trx, id, recordOf(saved, checked, before.importKey), stamp);
    await confirmTraits(trx, id);
    record({
      action: 'product.update',
      subjectId: id,
      subject: product.name,
      before: await productAudit(trx, before),
      after: await productAudit(trx, saved),
    });
    return { ok: true, id, soldMeanwhile };
  }).catch((error: unknown): SaveProductResult => {
    if (error instanceof Refused) return error.result;
    throw error;
  });
}

/** Thrown to roll the transaction back. */
class Refused extends Error {
  readonly result: Extract<SaveProductResult, { ok: false }>;

  constructor(result: Extract<SaveProductResult, { ok: false }>) {
    super(result.problem);
    this.result = result;
  }
}

type Checked = {
  ok: true;
  brand: ProductRecord['brand'];
  category: ProductRecord['category'];
  parts: PartRecord[];
  attributes: AttributeValue[];
};

async function checkProduct(
  trx: Db,
  product: ProductFields,
  before: ProductRecordForEditing | null,
  now: string,
): Promise<Checked | Extract<SaveProductResult, { ok: false }>> {
  const brand = await findProductGroup(trx, 'brand', product.brandId);
  if (!brand) return { ok: false, problem: 'brand-gone' };
  const category = await findProductGroup(trx, 'category', product.categoryId);
  if (!category) return { ok: false, problem: 'category-gone' };
  if (product.typeId !== null && (await categoryOfType(trx, product.typeId)) !== category.id)
    return { ok: false, problem: 'type-elsewhere' };
  const gone = await findGonePerson(trx, product);
  if (gone) return { ok: false, problem: 'person-gone', field: gone };
  const owner = await findProductIdBySlug(trx, product.slug);
  if (owner !== null && owner !== before?.id) return { ok: false, problem: 'slug-taken' };
  const skus = product.variants.flatMap(({ sku }) => (sku === null ? [] : [sku]));
  const foreign = await listForeignSkus(trx, skus, before?.id ?? null);
  if (foreign.length > 0) return { ok: false, problem: 'sku-taken', skus: foreign };
  const parts = await checkParts(trx, product, before?.id ?? null);
  if (!parts.ok) return parts;
  const refusals = await listFormerPriceRefusals(trx, product, before, now);
  if (refusals.length > 0) return { ok: false, problem: 'former-price-not-charged', refusals };
  return {
    ok: true,
    brand,
    category,
    parts: parts.parts,
    attributes: await knownValues(trx, product.attributes),
  };
}

/** Adds the values that were typed; those that were merged meanwhile become the others. */
async function knownValues(trx: Db, submitted: readonly ChosenValue[]): Promise<AttributeValue[]> {
  const present = await readPresentValues(trx);
  const chosen = submitted.map(present);
  await addAttributeValues(
    trx,
    chosen.flatMap(({ name, ...value }) => (name === null ? [] : [{ ...value, name }])),
  );
  const known = await listAttributeValues(trx);
  const isKnown = ({ attribute, value }: AttributeValue) =>
    known.some(({ slug, values }) => slug === attribute && values.some((one) => one.slug === value));
  return distinctValues(chosen.filter(isKnown));
}

/** The products that orders wait for while a set of them is saved. */
async function listPartProducts(trx: Db, { parts }: ProductFields): Promise<string[]> {
  const named = await listNamedParts(
    trx,
    parts.map(({ slug }) => slug),
  );
  return named.map(({ productId }) => productId);
}

/** Asked under the locks of all parts: no set holds a set. */
async function checkParts(
  trx: Db,
  { parts }: ProductFields,
  productId: string | null,
): Promise<{ ok: true; parts: PartRecord[] } | Extract<SaveProductResult, { problem: 'parts-refused' }>> {
  const refused = (message: string) => ({ ok: false as const, problem: 'parts-refused' as const, message });
  if (parts.length === 0) return { ok: true, parts: [] };
  const holders = productId === null ? [] : await listSetNames(trx, productId);
  if (holders.length > 0) return refused(`It is a part of ${holders.join(', ')}: a set holds no sets`);
  const named = await listNamedParts(
    trx,
    parts.map(({ slug }) => slug),
  );
  const records: PartRecord[] = [];
  for (const { slug, variant, quantity } of parts) {
    const part = named.find((one) => one.slug === slug && one.variant === variant);
    if (!part) return refused(`${slug} (${variant}) does not exist`);
    if (part.productId === productId) return refused('A set does not hold itself');
    if (part.isSet) return refused(`${slug} is a set: a set holds no sets`);
    records.push({ variantId: part.variantId, quantity });
  }
  return { ok: true, parts: records };
}

function withoutUndoingOrders(
  wanted: VariantFields[],
  before: ProductRecordForEditing,
): { variants: VariantFields[]; soldMeanwhile: string[] } {
  if (before.parts.length > 0) return { variants: withStock(wanted, before), soldMeanwhile: [] };
  const current = new Map(before.variants.map((variant) => [variant.id, variant.stock]));
  const soldMeanwhile: string[] = [];
  const variants = wanted.map((variant) => {
    const now = current.get(variant.id);
    if (now === undefined || variant.stockWas === null || now === variant.stockWas) return variant;
    soldMeanwhile.push(variant.name);
    return { ...variant, stock: Math.max(0, now + variant.stock - variant.stockWas) };
  });
  return { variants, soldMeanwhile };
}

/** The new name of each variant by its former one, where they differ. */
function renamedVariants(
  wanted: readonly VariantFields[],
  before: ProductRecordForEditing,
): Map<string, string> {
  const names = new Map(wanted.map(({ id, name }) => [id, name]));
  return new Map(
    before.variants.flatMap(({ id, name }) => {
      const renamed = names.get(id);
      return renamed === undefined || renamed === name ? [] : [[name, renamed] as const];
    }),
  );
}

/** The stock of a set is what it is: it follows its parts behind this write. */
function withStock(wanted: VariantFields[], { variants }: ProductRecordForEditing): VariantFields[] {
  const stock = variants[0]?.stock ?? 0;
  return wanted.map((variant) => ({ ...variant, stock }));
}

function recordOf(
  { brandId, categoryId, variants, parts: named, ...fields }: ProductFields,
  { brand, category, parts, attributes }: Checked,
  importKey: string | null,
): ProductRecord {
  return {
    ...fields,
    brand: { id: brand.id, name: brand.name },
    category: { id: category.id, name: category.name },
    importKey,
    parts,
    attributes,
    variants: variants.map(({ stockWas, ...variant }): VariantRecord => variant),
  };
}

function entered({ name }: Actor): StockStamp['stock'] {
  return { kind: 'corrected', actor: name, reason: 'Entered in the form of the product' };
}
