import type { Db } from '#database/open.ts';
import { listAttributeValues } from '#database/queries/attributes/attribute-values.ts';
import { listFormerValues } from '#database/queries/attributes/present-values.ts';
import { listProductTypes } from '#database/queries/attributes/product-types.ts';
import { SHADE_DEPTHS, SHADE_FAMILIES, UNDERTONES } from '#domain/catalogue/shade-words.ts';
import type { Names } from '#domain/listing/facets.ts';
import { slugOfWord } from '#domain/listing/variant-values.ts';
import { capitalised } from '#domain/text/capitalised.ts';

/** Reads the names of everything a listing can be filtered by, in the order they are shown. */
export async function readFilterNames(db: Db): Promise<Names> {
  const [categories, brands, types, attributes, former] = await Promise.all([
    db.selectFrom('categories').select(['id', 'slug', 'name']).orderBy('name').execute(),
    db.selectFrom('brands').select(['id', 'slug', 'name']).orderBy('name').execute(),
    listProductTypes(db),
    listAttributeValues(db),
    listFormerValues(db),
  ]);
  return {
    categories,
    brands,
    types,
    values: [
      ...SHADE_FAMILIES.map(({ slug, name }) => ({ param: 'shade' as const, slug, name })),
      ...SHADE_DEPTHS.map((word) => ({ param: 'depth' as const, ...named(word) })),
      ...UNDERTONES.map((word) => ({ param: 'undertone' as const, ...named(word) })),
      ...attributes.flatMap(({ slug: param, values }) => values.map((value) => ({ param, ...value }))),
    ],
    formerValues: former.map(({ attribute: param, slug, value }) => ({ param, slug, value })),
  };
}

function named(word: string) {
  return { slug: slugOfWord(word), name: capitalised(word) };
}
