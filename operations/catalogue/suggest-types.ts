import type { Db } from '#database/open.ts';
import { addAttributeValues } from '#database/queries/attributes/attribute-values.ts';
import {
  clearSuggested,
  listUntypedProducts,
  type UntypedProduct,
  writeSuggestedTraits,
} from '#database/queries/attributes/suggested-traits.ts';
import { insertTypeName, listTypeNames } from '#database/queries/attributes/type-names.ts';
import { suggestedAttributes } from '#domain/product-types/suggested-attributes.ts';
import { suggestedType } from '#domain/product-types/suggested-type.ts';
import { TypeDirectory } from '#operations/import/import-types.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

const BATCH = 250;
const EXAMPLES = 30;

export type TypesPreview = {
  untyped: number;
  /** Products by the type their names tell, most first. */
  types: { name: string; count: number }[];
  examples: { id: string; name: string; category: string; type: string }[];
};

/** Tells what `fillInTypes` would do; writes nothing. */
export async function previewTypes(db: Db): Promise<TypesPreview> {
  const preview = { untyped: 0, counts: new Map<string, number>(), examples: [] as TypesPreview['examples'] };
  await eachBatch(
    (after) => listUntypedProducts(db, after, 4 * BATCH),
    async (products) => {
      preview.untyped += products.length;
      for (const { id, name, category } of products) {
        const type = suggestedType(name, category);
        if (type === null) continue;
        const count = preview.counts.get(type) ?? 0;
        preview.counts.set(type, count + 1);
        if (count === 0 && preview.examples.length < EXAMPLES)
          preview.examples.push({ id, name, category, type });
      }
    },
  );
  const types = [...preview.counts].map(([name, count]) => ({ name, count }));
  return { ...preview, types: types.sort((one, other) => other.count - one.count) };
}

/**
 * Gives products without a type that of their names, and attributes their names state, in batches, marked as suggested
 * until somebody saves the product. Returns how many products got a type.
 */
export async function fillInTypes(platform: Platform, actor: Actor): Promise<number> {
  const entryId = platform.random.id();
  let filled = 0;
  await eachBatch(
    (after) => listUntypedProducts(platform.db, after, BATCH),
    async (products) => {
      filled += await staffWrite(platform, actor, async ({ trx, now, newId, record }) => {
        const written = await fillBatch(trx, products, { now, newId });
        if (written > 0)
          record({
            action: 'product-type.suggest',
            subjectId: 'product-type',
            subject: 'Types from names',
            before: null,
            after: { products: filled + written },
            entryId,
          });
        return written;
      });
    },
  );
  return filled;
}

/** Takes back every suggestion nobody confirmed; returns how many products lost their type. */
export function takeBackTypes(platform: Platform, actor: Actor): Promise<number> {
  return staffWrite(platform, actor, async ({ trx, now, record }) => {
    const products = await clearSuggested(trx, now);
    record({
      action: 'product-type.take-back',
      subjectId: 'product-type',
      subject: 'Types from names',
      before: { products },
      after: { products: 0 },
    });
    return products;
  });
}

async function fillBatch(
  trx: Db,
  products: readonly UntypedProduct[],
  { now, newId }: { now: string; newId: () => string },
): Promise<number> {
  const types = new TypeDirectory();
  types.load(await listTypeNames(trx));
  let written = 0;
  for (const { id, name, category, categoryId } of products) {
    const type = suggestedType(name, category);
    const attributes = suggestedAttributes(name, category);
    const found = type === null ? null : types.findOrAdd(type, categoryId, newId);
    if (found?.isNew) await insertTypeName(trx, found.row, now);
    await addAttributeValues(trx, attributes);
    await writeSuggestedTraits(trx, id, { typeId: found?.row.id ?? null, attributes });
    if (found) written += 1;
  }
  return written;
}

async function eachBatch(
  read: (after: string) => Promise<UntypedProduct[]>,
  take: (products: UntypedProduct[]) => Promise<void>,
): Promise<void> {
  let after = '';
  for (;;) {
    const products = await read(after);
    const last = products.at(-1);
    if (!last) return;
    await take(products);
    after = last.id;
  }
}
