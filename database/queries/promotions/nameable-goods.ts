import type { Db } from '#database/open.ts';
import { findPartChoices } from '#database/queries/catalogue-editing/part-choices.ts';
import type { GoodsNoun } from '#domain/promotion-editing/entered-promotion.ts';
import { foldText } from '#domain/search/search-text.ts';
import { listGoodsByLines, type NameableGoods } from './goods-names.ts';

const MOST_OF_A_NOUN = 8;
const GROUPS = ['brand', 'category', 'type', 'attribute'] as const satisfies readonly GoodsNoun[];

/** What an offer can name and holds these letters: groups of products first, then products and their variants. */
export async function findNameableGoods(db: Db, text: string): Promise<Omit<NameableGoods, 'id' | 'also'>[]> {
  const folded = foldText(text);
  if (folded === '') return [];
  const groups = await listGoodsByLines(
    db,
    GROUPS.map((noun) => ({ noun, name: '' })),
  );
  const held = groups.filter(({ line }) => foldText(line).includes(folded));
  const choices = await findPartChoices(db, text);
  const products = await listGoodsByLines(
    db,
    choices.flatMap(({ slug }) => [
      { noun: 'product' as const, name: slug },
      { noun: 'variant' as const, name: slug },
    ]),
  );
  const slugs = choices.map(({ slug }) => slug);
  const place = ({ line }: NameableGoods) => slugs.indexOf(line.split(':')[0] ?? '');
  const nearest = products.toSorted((one, other) => place(one) - place(other));
  return [
    ...GROUPS.flatMap((noun) => held.filter((one) => one.noun === noun).slice(0, MOST_OF_A_NOUN)),
    ...nearest.filter(({ noun }) => noun === 'product').slice(0, MOST_OF_A_NOUN),
    ...nearest.filter(({ noun }) => noun === 'variant').slice(0, 2 * MOST_OF_A_NOUN),
  ].map(({ noun, line, name }) => ({ noun, line, name }));
}
