import { SHADE_FAMILIES } from '#domain/catalogue/shade-words.ts';
import { type AreaKinds, areaKinds } from '#domain/search/area-kinds.ts';
import { brandPhrases } from '#domain/search/brand-phrases.ts';
import { phraseMeanings, type ShopNames } from '#domain/search/phrase-meanings.ts';
import type { PhraseMeanings } from '#domain/search/search-part.ts';
import type { Db } from '../open.ts';
import { notedReading } from '../page-reads.ts';
import { readRules, type SearchRule, synonymsOf, wholeSearches } from './search-rules-read.ts';
import { soundOf } from './sound/sound-of.ts';

/** A name of one or several brands, as it is spoken: 'jo malone' of 'Jo Malone London'. */
export type BrandSound = { ids: string[]; name: string; folded: string; sound: string };

/** What phrases mean in this shop. */
export type PhraseLexicon = {
  meanings: PhraseMeanings;
  /** What parts of the body mean where no kind is named beside them, by `phraseKey`. */
  areas: ReadonlyMap<string, AreaKinds>;
  brands: readonly BrandSound[];
  /** Ids of the types whose shades are chosen by skin. */
  complexionTypes: ReadonlySet<string>;
  /** The owner's rules for whole searches, by `phraseKeys`. */
  rules: ReadonlyMap<string, SearchRule>;
  /** First phrases of the rules marked as popular. */
  popular: readonly string[];
  /** Whether any product is shown that a part means, remembered as it is asked. */
  isStocked: Map<string, boolean>;
};

const lexicons = new WeakMap<Db, { revision: number; lexicon: Promise<PhraseLexicon> }>();

/** Reads the lexicon, anew only after the catalogue's revision moved. */
export async function readPhraseLexicon(by: Db): Promise<PhraseLexicon> {
  const { db, noteAnything } = notedReading(by);
  noteAnything();
  const revision = await readRevision(db);
  const known = lexicons.get(db);
  if (known?.revision === revision) return known.lexicon;
  const lexicon = gather(db);
  lexicons.set(db, { revision, lexicon });
  lexicon.catch(() => lexicons.delete(db));
  return lexicon;
}

/** Written here again: the queries of the catalogue read this folder. */
async function readRevision(db: Db): Promise<number> {
  const row = await db
    .selectFrom('revisions')
    .select('revision')
    .where('name', '=', 'catalogue')
    .executeTakeFirst();
  return row?.revision ?? 0;
}

async function gather(db: Db): Promise<PhraseLexicon> {
  const rules = await readRules(db);
  const names = { ...(await readShopNames(db)), groups: synonymsOf(rules) };
  const complexion = await db.selectFrom('product_types').select('id').where('complexion', '=', 1).execute();
  return {
    meanings: phraseMeanings(names),
    areas: areaKinds(names),
    brands: spokenBrands(names.brands),
    complexionTypes: new Set(complexion.map(({ id }) => id)),
    isStocked: new Map(),
    rules: wholeSearches(rules),
    popular: rules.flatMap(({ isPopular, asked }) => (isPopular ? asked.slice(0, 1) : [])),
  };
}

function spokenBrands(brands: readonly { id: string; name: string }[]): BrandSound[] {
  const spoken = brands.flatMap(({ id, name }) => brandPhrases(name).map((folded) => ({ id, name, folded })));
  return [...Map.groupBy(spoken, ({ folded }) => folded)].map(([folded, same]) => ({
    ids: same.map(({ id }) => id),
    name: same[0]?.name ?? '',
    folded,
    sound: soundOf(folded),
  }));
}

async function readShopNames(db: Db): Promise<Omit<ShopNames, 'groups'>> {
  const [categories, types, brands] = await Promise.all(
    (['categories', 'product_types', 'brands'] as const).map((table) =>
      db.selectFrom(table).select(['id', 'name']).where('archived_at', 'is', null).orderBy('name').execute(),
    ),
  );
  const values = await db
    .selectFrom('attribute_values')
    .select(['attribute', 'slug', 'name'])
    .select((eb) =>
      eb
        .selectFrom('product_attributes')
        .select('product_id')
        .whereRef('product_attributes.attribute', '=', 'attribute_values.attribute')
        .whereRef('product_attributes.value', '=', 'attribute_values.slug')
        .where('product_attributes.suggested', '=', 0)
        .limit(1)
        .as('entered'),
    )
    .execute();
  const formerValues = await db.selectFrom('former_attribute_values').selectAll().execute();
  return {
    categories: categories ?? [],
    types: types ?? [],
    brands: brands ?? [],
    values: values.map(({ entered, ...value }) => ({ ...value, isEntered: entered !== null })),
    formerValues,
    shades: SHADE_FAMILIES,
  };
}
