import { SHADE_FAMILIES } from '#domain/catalogue/shade-words.ts';
import { phraseMeanings, type ShopNames } from '#domain/search/phrase-meanings.ts';
import type { PhraseMeanings } from '#domain/search/search-part.ts';
import { foldText } from '#domain/search/search-text.ts';
import type { Db } from '../open.ts';
import { readRules, type SearchRule, synonymsOf, wholeSearches } from './search-rules-read.ts';
import { soundOf } from './sound-of.ts';

export type BrandSound = { id: string; name: string; folded: string; sound: string };

/** What phrases mean in this shop. */
export type PhraseLexicon = {
  meanings: PhraseMeanings;
  brands: readonly BrandSound[];
  /** The owner's rules for whole searches, by `phraseKey`. */
  rules: ReadonlyMap<string, SearchRule>;
  /** First phrases of the rules marked as popular. */
  popular: readonly string[];
  /** Whether any product is shown that a part means, remembered as it is asked. */
  isStocked: Map<string, boolean>;
};

const lexicons = new WeakMap<Db, { revision: number; lexicon: Promise<PhraseLexicon> }>();

/** Reads the lexicon, anew only after the catalogue's revision moved. */
export async function readPhraseLexicon(db: Db): Promise<PhraseLexicon> {
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
  return {
    meanings: phraseMeanings(names),
    brands: names.brands.map(({ id, name }) => {
      const folded = foldText(name);
      return { id, name, folded, sound: soundOf(folded) };
    }),
    isStocked: new Map(),
    rules: wholeSearches(rules),
    popular: rules.flatMap(({ isPopular, asked }) => (isPopular ? asked.slice(0, 1) : [])),
  };
}

async function readShopNames(db: Db): Promise<Omit<ShopNames, 'groups'>> {
  const [categories, types, brands] = await Promise.all(
    (['categories', 'product_types', 'brands'] as const).map((table) =>
      db.selectFrom(table).select(['id', 'name']).where('archived_at', 'is', null).orderBy('name').execute(),
    ),
  );
  const values = await db.selectFrom('attribute_values').select(['attribute', 'slug', 'name']).execute();
  const formerValues = await db.selectFrom('former_attribute_values').selectAll().execute();
  return {
    categories: categories ?? [],
    types: types ?? [],
    brands: brands ?? [],
    values,
    formerValues,
    shades: SHADE_FAMILIES,
  };
}
