import { phraseKey } from './phrase-key.ts';
import type { KindPart } from './search-part.ts';
import { foldText } from './search-text.ts';

type Named = { id: string; name: string };

/** Parts of the body, and 'gloss', that a search may name alone, each with what names of its products say besides; folded. */
const AREAS: Readonly<Record<string, string>> = {
  lip: 'lip, lipstick, lipgloss',
  eye: 'eye, eyeliner, eyeshadow, mascara, lash',
  brow: 'brow, eyebrow',
  nail: 'nail, base coat, top coat, cuticle, manicure',
  hair: 'hair, shampoo, conditioner, scalp',
  hand: 'hand',
  body: 'body',
  gloss: 'lip gloss, lip glaze, lip lacquer, gloss',
};

/**
 * Returns what such a word means where no kind is named beside it, by `phraseKey`: the types and categories with a word that
 * begins with it, and what is called so.
 */
export function areaKinds(names: {
  types: readonly Named[];
  categories: readonly Named[];
}): Map<string, KindPart> {
  return new Map(
    Object.entries(AREAS).map(([area, called]) => {
      const begun = ({ name }: Named) => ` ${foldText(name)}`.includes(` ${area}`);
      const idsOf = (named: readonly Named[]) => named.filter(begun).map(({ id }) => id);
      return [
        phraseKey(area),
        {
          is: 'kind',
          asked: area,
          called: called.split(', '),
          notCalled: [],
          calledFirst: [],
          categoryIds: idsOf(names.categories),
          typeIds: idsOf(names.types),
        },
      ];
    }),
  );
}
