import { countText } from '#domain/text/count-text.ts';
/**
 * Kinds of goods that carriers restrict, as their lists name them. The dangers are those of class 2.1 and 3 of the ADR; a carrier
 * allows some of them in small packs.
 */
export const GOODS_KINDS = ['aerosol', 'nail-polish', 'perfume', 'flammable-liquid'] as const;

export type GoodsKind = (typeof GOODS_KINDS)[number];

/** 'perfume' is any with alcohol: aftershave and eau de toilette too. */
export const GOODS_KIND_NAMES: Record<GoodsKind, string> = {
  aerosol: 'Aerosol',
  'nail-polish': 'Nail polish',
  perfume: 'Perfume or aftershave',
  'flammable-liquid': 'Another flammable liquid',
};

/** Returns '1 perfume', '4 nail polishes'. */
export function goodsText(count: number, goods: GoodsKind | 'liquid'): string {
  return countText(count, SINGULAR[goods], GOODS_KIND_WORDS[goods]);
}

const SINGULAR: Record<GoodsKind | 'liquid', string> = {
  aerosol: 'aerosol',
  'nail-polish': 'nail polish',
  perfume: 'perfume',
  'flammable-liquid': 'flammable liquid',
  liquid: 'liquid',
};

/** In the plural, within a sentence. */
export const GOODS_KIND_WORDS: Record<GoodsKind | 'liquid', string> = {
  aerosol: 'aerosols',
  'nail-polish': 'nail polishes',
  perfume: 'perfumes',
  'flammable-liquid': 'flammable liquids',
  liquid: 'liquids',
};

/** Reads a kind as a file writes it: 'nail-polish', 'Nail polish', 'aerosols'; null for another word. */
export function goodsKindOfWord(word: string): GoodsKind | null {
  const plain = word
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/(?<=l)s$/, '');
  return GOODS_KINDS.find((kind) => kind === plain) ?? WORDS[plain] ?? null;
}

const WORDS: Record<string, GoodsKind> = {
  'nail-varnish': 'nail-polish',
  aftershave: 'perfume',
  fragrance: 'perfume',
  flammable: 'flammable-liquid',
};
