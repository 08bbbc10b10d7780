import { KIND_GROUPS } from '#domain/search/kinds/kind-groups.ts';

/** A type that products are recognised as by the last words of their names, which shoppers ask for by the same words. */
export type StandardType = {
  name: string;
  /** Folded, in the singular. */
  called: readonly string[];
  not: readonly string[];
  /** Words of categories that hold no such products. */
  notIn: readonly string[];
};

const NOT_OF_FACE = [
  'hair',
  'scalp',
  'body',
  'bath',
  'nail',
  'candle',
  'home',
  'supplement',
  'tool',
  'men',
  'shampoo',
  'tanner',
  'primer',
];
const NOT_OF_MAKEUP = [
  ...NOT_OF_FACE.filter((word) => word !== 'primer'),
  'brush',
  'applicator',
  'accessory',
  'accessories',
  'cleaner',
  'sharpener',
];
const NOT_OF_HAIR = ['face', 'lip', 'eye', 'nail', 'perfume', 'body', 'tan', 'eyebrow', 'brow'];

/** What shoppers mean by a kind as well, though much else is called so. */
const SAYS_LITTLE = new Set(['concentrate', 'peel', 'tonic', 'brow', 'micellar']);

/** The types by the phrase that asks for their kind (`KIND_GROUPS`). */
export const STANDARD_TYPES: readonly StandardType[] = [
  ...types(NOT_OF_MAKEUP, [
    ['Lipstick', 'lipstick', 'liquid lipstick, lip crayon'],
    ['Lip gloss', 'lip gloss', 'lipgloss'],
    ['Lip liner', 'lip liner', 'lipliner'],
    ['Lip balm', 'lip balm', 'lip mask'],
    ['Foundation', 'foundation', 'foundation stick'],
    ['Concealer', 'concealer', 'concealer stick'],
    ['Primer', 'primer', 'face primer, makeup primer'],
    ['Eye primer', 'eye primer'],
    ['Skin tint', 'skin tint', 'skin tint, tinted moisturizer'],
    ['Blush', 'blusher'],
    ['Bronzer', 'bronzing powder'],
    ['Highlighter', 'highlighter', 'highlighting powder', 'lip, eyeshadow'],
    ['Powder', 'face powder', 'finishing powder, blurring powder'],
    ['Setting spray', 'setting spray'],
    ['Eyeshadow', 'eyeshadow', 'eyeshadow palette, eye palette, eyeshadow stick, eye shadow palette'],
    ['Eyeliner', 'eyeliner', 'eyeliner pencil, eyeliner pen'],
    ['Mascara', 'mascara'],
    ['Brows', 'brow gel', 'eyebrow pencil'],
    ['False lashes', 'false lash', 'mink lash'],
  ]),
  ...types(NOT_OF_FACE, [
    ['Cleansers', 'face wash', 'cleansing foam, facial cleanser'],
    ['Makeup remover', 'face wipe', 'makeup remover, cleansing wipe'],
    ['Toners', 'toner'],
    ['Face mists', 'face mist', 'face spray'],
    ['Serums', 'face serum', 'serum', 'eye'],
    ['Face masks', 'face mask', 'sleeping mask, peel off mask'],
    ['Moisturisers', 'moisturiser', 'moisturizing cream'],
    ['Face oils', 'face oil'],
    ['Eye care', 'eye cream', 'eye patch'],
    ['Sun care', 'sun cream', 'sunscreen'],
  ]),
  ...types(NOT_OF_HAIR, [
    ['Dry shampoo', '', 'dry shampoo'],
    ['Shampoo', '', 'shampoo'],
    ['Conditioner', '', 'conditioner'],
    ['Hair masks', 'hair mask'],
    ['Hair oils', '', 'hair oil'],
    ['Hair spray', '', 'hairspray, hair spray'],
    ['Styling', 'hair mousse', 'mousse, pomade, curl cream, styling cream, texture spray'],
    ['Hair dryers', 'hair dryer'],
    ['Hair straighteners', '', 'straightener, flat iron, styling iron'],
    ['Curling irons', '', 'curling iron, curling wand'],
    ['Hair brushes', 'paddle brush', 'hairbrush'],
  ]),
  ...types(
    ['hair', 'face'],
    [
      ['Body wash', 'body wash'],
      ['Body moisturisers', 'body lotion'],
      ['Body scrub', 'body scrub'],
      ['Body oil', '', 'body oil'],
      ['Hand cream', 'hand cream'],
      ['Foot care', '', 'foot cream, foot balm, foot mask'],
      ['Deodorant', 'deodorant'],
      ['Hand wash', 'hand wash'],
      ['Self tan', 'self tan'],
      ['Nail polish', 'nail polish'],
      ['Candles', 'candle'],
      ['Extrait de parfum', '', 'extrait de parfum, parfum extrait'],
      ['Eau de parfum', '', 'eau de parfum, edp'],
      ['Eau de toilette', '', 'eau de toilette, edt'],
      ['Cologne', '', 'eau de cologne'],
    ],
  ),
];

type Named = readonly [name: string, asked: string, also?: string, not?: string];

function types(notIn: readonly string[], named: readonly Named[]): StandardType[] {
  return named.map(([name, asked, also, not]) => {
    const group = asked === '' ? undefined : KIND_GROUPS.find((each) => each.asked.includes(asked));
    return {
      name,
      called: [...new Set([...(group?.called ?? []), ...(also?.split(', ') ?? [])])].filter(
        (phrase) => !SAYS_LITTLE.has(phrase),
      ),
      not: [
        ...(group?.not ?? []),
        ...(notIn === NOT_OF_FACE ? ['lip', 'brow', 'lash', 'tan', 'body'] : ['eyebrow primer', 'tan']),
        ...(not?.split(', ') ?? []),
      ],
      notIn,
    };
  });
}
