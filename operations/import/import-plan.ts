import { isDeepStrictEqual } from 'node:util';
import type { Db } from '#database/open.ts';
import { type PresentValue, readPresentValues } from '#database/queries/attributes/present-values.ts';
import { listTypeNames, type TypeName } from '#database/queries/attributes/type-names.ts';
import {
  type ExportedStock,
  listAppliedStock,
  type StockApplied,
} from '#database/queries/catalogue-editing/export-stock.ts';
import {
  listBrandNames,
  listCategoryNames,
  listSkuOwners,
  listStoredProducts,
  type NamedRow,
  type StoredProduct,
} from '#database/queries/catalogue-editing/import-rows.ts';
import type { ProductRecord, VariantRecord } from '#database/queries/catalogue-editing/write-product.ts';
import { listPersonChoices, type PersonChoice } from '#database/queries/item-data/persons.ts';
import { distinctValues, sortValues } from '#domain/catalogue/attributes.ts';
import type { NamedAttributeValue } from '#domain/import/attribute-cells.ts';
import { withoutDecided } from '#domain/import/import-attributes.ts';
import type { ImportRow } from '#domain/import/import-cells.ts';
import { type Finding, finding } from '#domain/import/import-finding.ts';
import {
  ALIKE,
  type Identity,
  isOtherProduct,
  isSameUnderFormerKey,
  likeKey,
  nameKey,
} from '#domain/import/import-identity.ts';
import { type CatalogueProduct, mergeProduct, UNKNOWN_BRAND } from '#domain/import/import-merge.ts';
import type { Territory } from '#domain/item-data/person-form.ts';
import { suggestedAttributes } from '#domain/product-types/suggested-attributes.ts';
import { suggestedType } from '#domain/product-types/suggested-type.ts';
import { type ImportedChange, importedFields } from './import-audit.ts';
import { type KnownPrices, readKnownPrices, withoutFalseFormerPrices } from './import-former-price.ts';
import { NameDirectory } from './import-names.ts';
import { type FoundParts, findParts, type KnownParts, productIdsOf, readKnownParts } from './import-parts.ts';
import { addressOf, chooseSlugs } from './import-slugs.ts';
import { TypeDirectory } from './import-types.ts';

/** A row that the file alone gives no reason to refuse. */
export type Candidate = { rowNumber: number; row: ImportRow; identity: Identity };

export type RowFinding = { rowNumber: number; finding: Finding };

export type BatchPlan = {
  creates: ProductRecord[];
  updates: { id: string; record: ProductRecord; change: ImportedChange }[];
  newBrands: NamedRow[];
  newCategories: NamedRow[];
  newTypes: TypeName[];
  /** Of the rows taken, known ones among them. */
  values: NamedAttributeValue[];
  /** What exports have changed of stock by now. */
  appliedStock: StockApplied[];
  unchanged: number;
  refused: number;
  findings: RowFinding[];
};

type ImportMemory = {
  brands: NameDirectory;
  categories: NameDirectory;
  types: TypeDirectory;
  defaults: Partial<ImportRow>;
  takenSlugs: Set<string>;
  rowOfProduct: Map<string, number>;
  rowOfSku: Map<string, number>;
  newId: () => string;
};

export function newImportMemory(defaults: Partial<ImportRow>, newId: () => string): ImportMemory {
  return {
    brands: new NameDirectory({ joinsWords: false }),
    categories: new NameDirectory({ joinsWords: true }),
    types: new TypeDirectory(),
    defaults,
    takenSlugs: new Set(),
    rowOfProduct: new Map(),
    rowOfSku: new Map(),
    newId,
  };
}

/** Compares rows with the shop and decides what each becomes. Reads only; `lock` as in `listStoredProducts`. */
export async function planBatch(
  db: Db,
  candidates: Candidate[],
  memory: ImportMemory,
  { lock, now }: { lock: boolean; now: string },
): Promise<BatchPlan> {
  const plan: BatchPlan = {
    creates: [],
    updates: [],
    newBrands: [],
    newCategories: [],
    newTypes: [],
    values: [],
    appliedStock: [],
    unchanged: 0,
    refused: 0,
    findings: [],
  };
  memory.brands.load(await listBrandNames(db));
  memory.categories.load(await listCategoryNames(db));
  memory.types.load(await listTypeNames(db));
  const parts = await readKnownParts(
    db,
    candidates.flatMap(({ row }) => row.parts ?? []),
  );
  const found = await listStoredProducts(db, wantedBy(candidates), { lock, alsoLock: productIdsOf(parts) });
  const stored = new StoredProducts(found);
  const prices = await readKnownPrices(db, found, now);
  const skus = candidates.flatMap(({ row }) => skusOf(row));
  const skuOwners = await listSkuOwners(db, skus);
  const presentValue = await readPresentValues(db);
  const applied = await listAppliedStock(
    db,
    exportsOf(candidates),
    found.map(({ id }) => id),
  );
  const persons = await listPersonChoices(db);
  const known = { persons, applied, db, stored, skuOwners, prices, presentValue, parts };
  for (const candidate of candidates) await planRow(candidate, known, memory, plan);
  const requested = new Set(candidates.map(({ row }) => addressOf(row.slug ?? '')));
  requested.delete('');
  await chooseSlugs(db, plan.creates, { requested, taken: memory.takenSlugs });
  return plan;
}

function exportsOf(candidates: Candidate[]): string[] {
  return [...new Set(candidates.flatMap(({ row }) => row.exportId ?? []))];
}

function wantedBy(candidates: Candidate[]) {
  return {
    keys: candidates.flatMap(({ identity }) => [identity.key, ...identity.formerKeys]),
    slugs: candidates.flatMap(({ identity }) => identity.slugs),
    names: candidates.flatMap(({ identity, row }) => (identity.byName ? row.name : [])),
  };
}

class StoredProducts {
  readonly #byKey = new Map<string, StoredProduct>();
  readonly #bySlug = new Map<string, StoredProduct>();
  readonly #all: StoredProduct[];

  constructor(products: StoredProduct[]) {
    this.#all = products;
    for (const product of products) {
      if (product.record.importKey) this.#byKey.set(product.record.importKey, product);
      this.#bySlug.set(product.record.slug, product);
    }
  }

  /** A blank brand stands for the one that a new product would get; a file without brands means any. */
  find({ identity, row }: Candidate, blankBrand: string): StoredProduct | null | 'ambiguous' | OtherProduct {
    const byKey = this.#byKey.get(identity.key);
    if (byKey) return unlessOther(byKey, row, false);
    for (const key of identity.formerKeys) {
      const former = this.#byKey.get(key);
      if (former && isSameUnderFormerKey(row, namesOf(former))) return unlessOther(former, row, false);
    }
    for (const slug of identity.slugs) {
      const bySlug = this.#bySlug.get(slug);
      if (bySlug) return unlessOther(bySlug, row, slug !== row.slug);
    }
    if (!identity.byName) return null;
    return this.#findByName(row.name, row.brand === undefined ? null : (row.brand ?? blankBrand));
  }

  /** A product of the brand whose name differs from the row's by signs or accents alone; null for none. */
  findAlike({ row }: Candidate, blankBrand: string): StoredProduct | null {
    const wanted = likeKey(row.brand ?? blankBrand, row.name);
    const alike = this.#all.filter(({ record }) => likeKey(record.brand.name, record.name) === wanted);
    return alike.find(({ record }) => nameKey('', record.name) !== nameKey('', row.name)) ?? null;
  }

  #findByName(name: string, brand: string | null): StoredProduct | null | 'ambiguous' {
    const wanted = nameKey('', name);
    const isOfBrand = ({ record }: StoredProduct) =>
      brand === null || likeKey(record.brand.name, '') === likeKey(brand, '');
    const named = this.#all.filter(
      (product) => isOfBrand(product) && nameKey('', product.record.name) === wanted,
    );
    return named.length > 1 ? 'ambiguous' : (named[0] ?? null);
  }
}

/** What a code of the row names, though it is another product. */
type OtherProduct = { other: StoredProduct };

function unlessOther(
  product: StoredProduct,
  row: ImportRow,
  isFoundByAddressOfId: boolean,
): StoredProduct | OtherProduct {
  return isOtherProduct(row, namesOf(product), { isFoundByAddressOfId }) ? { other: product } : product;
}

function namesOf({ record }: StoredProduct) {
  return { name: record.name, brand: record.brand.name };
}

type Known = {
  persons: PersonChoice[];
  applied: ExportedStock;
  db: Db;
  parts: KnownParts;
  stored: StoredProducts;
  skuOwners: Map<string, string>;
  prices: KnownPrices;
  presentValue: PresentValue;
};

async function planRow(
  candidate: Candidate,
  { persons, applied, db, stored, skuOwners, prices, presentValue, parts: knownParts }: Known,
  memory: ImportMemory,
  plan: BatchPlan,
): Promise<void> {
  const { rowNumber, row, identity } = candidate;
  const report = (found: Finding) => plan.findings.push({ rowNumber, finding: found });
  const blankBrand = memory.defaults.brand ?? UNKNOWN_BRAND;
  const found = stored.find(candidate, blankBrand);
  const existing = found === 'ambiguous' || (found && 'other' in found) ? null : found;
  const refusal =
    identityRefusal(found, row) ??
    sameProductRefusal(existing, candidate, memory) ??
    skuRefusal(existing, candidate, skuOwners, memory);
  if (refusal) {
    plan.refused += 1;
    report(refusal);
    return;
  }
  const alike = existing || !identity.byName ? null : stored.findAlike(candidate, blankBrand);
  if (alike) report(finding('note', 'name', row.name, ALIKE, alike.record.slug));
  const parts = await partsOf(db, candidate, existing, knownParts);
  if (!parts.ok) {
    plan.refused += 1;
    report(parts.finding);
    return;
  }
  const stockBefore = existing && row.exportId ? applied.of(row.exportId, existing.id) : undefined;
  // The stock of a set follows its parts, whatever the file says.
  const isSet = parts.parts.length > 0;
  const cells = isSet ? withoutStock(row) : row;
  const merged = mergeProduct(existing && toCatalogueProduct(existing), cells, memory.defaults, stockBefore);
  const { exportId } = row;
  if (existing && exportId)
    for (const difference of merged.stockDifferences)
      plan.appliedStock.push({ exportId, productId: existing.id, ...difference });
  const { product, findings } = withoutFalseFormerPrices(merged.product, row, existing?.id ?? null, prices);
  for (const found of [...merged.findings, ...findings]) report(found);
  const brand = memory.brands.findOrAdd(product.brand, memory.newId);
  const category = memory.categories.findOrAdd(product.category, memory.newId);
  if (brand.isNew) plan.newBrands.push(brand.row);
  if (category.isNew) plan.newCategories.push(category.row);
  const { type: typeName, gbPerson, euPerson, ...fields } = product;
  const personOf = (territory: Territory, name: string | null, before: string | null) => {
    if (name === null) return null;
    const found = persons.find((person) => person.territory === territory && person.name === name);
    if (!found) report(finding('note', territory === 'gb' ? 'gbPerson' : 'euPerson', name, NO_PERSON));
    return found?.id ?? before;
  };
  const type = typeName === null ? null : memory.types.findOrAdd(typeName, category.row.id, memory.newId);
  if (type?.isNew) plan.newTypes.push(type.row);
  plan.values.push(...merged.values.map(presentValue));
  const stated = existing ? [] : statedBesides(product, row).map(presentValue);
  const suggestion = existing || typeName !== null ? null : suggestedType(product.name, product.category);
  const suggested =
    suggestion === null ? null : memory.types.findOrAdd(suggestion, category.row.id, memory.newId);
  if (suggested?.isNew) plan.newTypes.push(suggested.row);
  plan.values.push(...stated);
  const record: ProductRecord = {
    ...fields,
    gbPersonId: personOf('gb', gbPerson, existing?.record.gbPersonId ?? null),
    euPersonId: personOf('eu-ni', euPerson, existing?.record.euPersonId ?? null),
    variants: isSet ? withStockOf(existing, fields.variants) : fields.variants,
    ...(row.parts !== undefined && { parts: parts.parts }),
    attributes: sortValues(distinctValues(fields.attributes.map(presentValue))),
    typeId: type?.row.id ?? null,
    slug: existing?.record.slug ?? addressOf(row.slug ?? ''),
    brand: { id: brand.row.id, name: brand.row.name },
    category: { id: category.row.id, name: category.row.name },
    importKey: existing ? existing.record.importKey : identity.key,
  };
  const traits = { typeId: suggested?.row.id ?? null, attributes: stated };
  if (!existing) plan.creates.push({ ...record, ...newProductOnly(row), suggested: traits });
  else if (isUnchanged(record, existing)) plan.unchanged += 1;
  else
    plan.updates.push({
      id: existing.id,
      record: { ...record, importKey: record.importKey ?? identity.key },
      change: {
        before: { ...importedFields(toCatalogueProduct(existing)), parts: existing.parts.length },
        after: {
          ...importedFields({ ...product, attributes: record.attributes ?? [], variants: record.variants }),
          parts: (record.parts ?? existing.parts).length,
        },
      },
    });
}

const NO_PERSON = 'is no responsible person of the shop: left out';

/** What a new product's name states of attributes that its row leaves open; not what the row says no to. */
function statedBesides(
  { name, category, attributes }: CatalogueProduct,
  row: ImportRow,
): NamedAttributeValue[] {
  return withoutDecided(suggestedAttributes(name, category), row).filter(
    ({ attribute }) => !attributes.some((own) => own.attribute === attribute),
  );
}

function isUnchanged({ parts, ...record }: ProductRecord, existing: StoredProduct): boolean {
  return (
    isDeepStrictEqual(record, existing.record) &&
    (parts === undefined || isDeepStrictEqual(parts, existing.parts))
  );
}

async function partsOf(
  db: Db,
  { row }: Candidate,
  existing: StoredProduct | null,
  known: KnownParts,
): Promise<FoundParts> {
  if (row.parts === undefined) return { ok: true, parts: existing?.parts ?? [] };
  if (row.parts === null) return { ok: true, parts: [] };
  if ((row.variants?.length ?? existing?.record.variants.length ?? 1) > 1)
    return {
      ok: false,
      finding: finding('refused', 'parts', '', 'are those of a set, which has one variant'),
    };
  return findParts(db, row.parts, known, existing?.id ?? null);
}

function withoutStock(row: ImportRow): ImportRow {
  const variants = row.variants?.map((variant) => ({ ...variant, stock: null }));
  return { ...row, stock: null, ...(variants && { variants }) };
}

function withStockOf(existing: StoredProduct | null, variants: VariantRecord[]): VariantRecord[] {
  return variants.map((variant, place) => ({
    ...variant,
    stock: existing?.record.variants[place]?.stock ?? 0,
  }));
}

/** Pictures and status count for a new product: staff order and publish those of an existing one. */
function newProductOnly({ pictures, status, imageUrl }: ImportRow): Partial<ProductRecord> {
  const [first] = pictures ?? [];
  return {
    ...(pictures && { pictures }),
    ...(first && !imageUrl && { imageUrl: first.url }),
    ...(status && { status }),
  };
}

/** A code names one product, and a name too: where they contradict, somebody has to say which counts. */
function identityRefusal(
  found: StoredProduct | null | 'ambiguous' | OtherProduct,
  row: ImportRow,
): Finding | null {
  if (found === 'ambiguous')
    return finding(
      'refused',
      'name',
      row.name,
      'is the name of several products in the shop; an id column tells them apart',
    );
  if (!found || !('other' in found)) return null;
  const { brand, name, slug } = found.other.record;
  return finding('refused', '', row.name, OTHER_PRODUCT, `${brand.name} ${name}, /product/${slug}`);
}

const OTHER_PRODUCT =
  'has the id or address of a product of the shop whose brand and name are both others: not written. A map keeps the ids of two sources apart';

function sameProductRefusal(
  existing: StoredProduct | null,
  { rowNumber, row }: Candidate,
  { rowOfProduct }: ImportMemory,
): Finding | null {
  if (!existing) return null;
  const before = rowOfProduct.get(existing.id);
  rowOfProduct.set(existing.id, before ?? rowNumber);
  if (before === undefined) return null;
  return finding(
    'refused',
    '',
    row.name,
    'is a product that an earlier row speaks of already',
    `row ${before}`,
  );
}

/** A SKU names one thing to sell in the whole shop. */
function skuRefusal(
  existing: StoredProduct | null,
  { rowNumber, row }: Candidate,
  skuOwners: Map<string, string>,
  { rowOfSku }: ImportMemory,
): Finding | null {
  const skus = skusOf(row);
  for (const [place, sku] of skus.entries()) {
    const before = rowOfSku.get(sku);
    if (before !== undefined)
      return finding('refused', 'sku', sku, 'is the SKU of an earlier row too', `row ${before}`);
    const owner = skuOwners.get(sku);
    if (owner !== undefined && owner !== existing?.id)
      return finding('refused', 'sku', sku, 'is the SKU of another product in the shop');
    if (skus.indexOf(sku) !== place)
      return finding('refused', 'sku', sku, 'is the SKU of two variants of the product');
  }
  for (const sku of skus) rowOfSku.set(sku, rowNumber);
  return null;
}

function skusOf(row: ImportRow): string[] {
  return [row.sku, ...(row.variants ?? []).map(({ sku }) => sku)].filter((sku) => sku != null);
}

function toCatalogueProduct({
  typeName,
  gbPerson,
  euPerson,
  record: stored,
}: StoredProduct): CatalogueProduct {
  const { slug, importKey, typeId, gbPersonId, euPersonId, ...record } = stored;
  return {
    ...record,
    brand: record.brand.name,
    category: record.category.name,
    type: typeName,
    attributes: record.attributes ?? [],
    goodsKind: record.goodsKind ?? null,
    originCountry: record.originCountry ?? null,
    commodityCode: record.commodityCode ?? null,
    gbPerson,
    euPerson,
  };
}
