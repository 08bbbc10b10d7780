import { phraseKey } from './phrase-key.ts';
import type { KindPart } from './search-part.ts';
import { foldText } from './search-text.ts';

type Named = { id: string; name: string };

/**
 * What names of products for a part of the body say, folded. `inColour` are the first of those that are meant beside the name of a
 * colour.
 */
type Area = { called: string; inColour?: string };

/** Parts of the body, and 'gloss', that a search may name alone. */
const AREAS: Readonly<Record<string, Area>> = {
  lip: { called: 'lip, lipstick, lipgloss', inColour: 'lipstick' },
  eye: {
    called: 'eye, eyeliner, eyeshadow, mascara, lash',
    inColour: 'eyeshadow, eye shadow, liquid shadow, eyeliner, eye liner, liquid liner, mascara',
  },
  cheek: { called: 'cheek, blush, blusher', inColour: 'blush, blusher' },
  brow: { called: 'brow, eyebrow' },
  nail: {
    called: 'nail, base coat, top coat, cuticle, manicure',
    inColour: 'nail polish, nail lacquer, nail varnish, nail colour, nail color',
  },
  hair: { called: 'hair, shampoo, conditioner, scalp' },
  manicure: { called: 'nail, base coat, top coat, cuticle, manicure' },
  pedicure: { called: 'foot, heel, nail file' },
  hand: { called: 'hand' },
  body: { called: 'body' },
  gloss: { called: 'lip gloss, lip glaze, lip lacquer, gloss' },
};

/** What such a word means by itself, and beside a colour: 'red lips' are lipsticks before other products for lips. */
export type AreaKinds = { alone: KindPart; inColour: KindPart };

/**
 * Returns what such a word means where no kind is named beside it, by `phraseKey`: the types and categories with a word that
 * begins with it, and what is called so.
 */
export function areaKinds(names: {
  types: readonly Named[];
  categories: readonly Named[];
}): Map<string, AreaKinds> {
  return new Map(
    Object.entries(AREAS).map(([area, { called, inColour }]) => {
      const begun = ({ name }: Named) => ` ${foldText(name)}`.includes(` ${area}`);
      const idsOf = (named: readonly Named[]) => named.filter(begun).map(({ id }) => id);
      const alone: KindPart = {
        is: 'kind',
        asked: area,
        called: called.split(', '),
        notCalled: [],
        calledFirst: [],
        categoryIds: idsOf(names.categories),
        typeIds: idsOf(names.types),
      };
      return [
        phraseKey(area),
        { alone, inColour: inColour ? { ...alone, calledFirst: inColour.split(', ') } : alone },
      ];
    }),
  );
}
