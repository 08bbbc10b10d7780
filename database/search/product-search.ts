import type { RawBuilder } from 'kysely';
import type { Db } from '#database/open.ts';
import type { MeantTone } from '#domain/listing/variant-meant.ts';
import type { NameRule } from '#domain/search/name-rule.ts';
import type { SearchWord, WordsMatched } from '#domain/search/search-word.ts';
import type { UnderstoodPart, UnmetPrice } from '#domain/search/understood-part.ts';

export interface ProductSearch {
  /** A query giving product_id of the products that hold every word. */
  hits(words: readonly SearchWord[]): RawBuilder<SearchHit>;
  /** A query giving product_id of the products that hold the word there. */
  holding(word: SearchWord, field: SearchField): RawBuilder<SearchHit>;
  /** A query giving product_id of the products whose name fits the rule, and `place`, the column that sorts them fastest. */
  named(rule: NameRule): RawBuilder<NamedHit>;
  index(trx: Db, document: SearchDocument): Promise<void>;
  remove(trx: Db, productId: string): Promise<void>;
}

export type SearchField = 'anywhere' | 'name-or-category' | 'category';

export type NamedHit = { product_id: string; place: number };

export type SearchHit = { product_id: string };

/** The searchable texts of a product, folded by `foldText`. */
export type SearchDocument = {
  productId: string;
  name: string;
  brand: string;
  category: string;
  body: string;
};

export type SearchHits = {
  /** A query giving product_id and points, the most first. */
  query: RawBuilder<SearchHit & { points: number }>;
  /** Orders products with equal points by their names, the nearest first in descending order. */
  nearness: RawBuilder<number>;
  correctedTo: string | null;
  /** What was taken for a filter or an order. */
  understood: readonly UnderstoodPart[];
  /** The price asked for, where no product has it and it was left out. */
  unmetPrice: UnmetPrice | null;
  /** The words for a kind that nothing is called by, where what is nearest to it was found. */
  unsold: string | null;
  /** The family of shades asked for. */
  shade: string | null;
  /** The depth and undertone asked for. */
  tone: MeantTone | null;
  wordsMatched: WordsMatched;
};
