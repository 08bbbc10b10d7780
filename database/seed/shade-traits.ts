import { SHADE_DEPTHS, SHADE_FAMILIES, type ShadeWords, UNDERTONES } from '#domain/catalogue/shade-words.ts';
import type { SeedProduct } from './products/seed-product.ts';
import { productTypes } from './seed-product-types.ts';
import { demoTraits } from './traits/demo-traits.ts';

type WordsByBrand = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Depth and undertone of the shades of skin: of one name the same in every product of a brand. */
export const skinShades: WordsByBrand = {
  'Pigment & Prose': {
    Vellum: 'very fair neutral',
    Porcelain: 'fair cool',
    Muslin: 'fair warm',
    Birch: 'light neutral',
    Linen: 'light olive',
    Sandstone: 'medium warm',
    Amber: 'medium olive',
    Sienna: 'tan warm',
    Teak: 'deep olive',
    Walnut: 'deep warm',
    Umber: 'very deep neutral',
    Ebony: 'very deep cool',
  },
  'Maison Perle': {
    Lait: 'very fair neutral',
    Ivoire: 'fair warm',
    Miel: 'medium warm',
    Cacao: 'deep neutral',
  },
  'Orla & Wren': {
    Snowdrop: 'very fair cool',
    Primrose: 'fair warm',
    Honeysuckle: 'light neutral',
    'Dog Rose': 'medium warm',
    Acorn: 'medium olive',
    Hazel: 'tan neutral',
    Conker: 'deep warm',
    Blackthorn: 'very deep neutral',
  },
};

/** Depth, undertone and family of all other shades. */
export const colourShades: WordsByBrand = {
  'Pigment & Prose': {
    'Lamp Black': 'very deep neutral black',
    Sepia: 'very deep warm brown',
    Prussian: 'very deep cool blue',
    Oxblood: 'very deep cool berry',
    Parchment: 'light warm nude',
    'Blotting Pink': 'medium cool pink',
    Terracotta: 'medium warm orange',
    Rosewood: 'medium neutral pink',
    'Red Ink': 'medium neutral red',
    Bindings: 'deep cool berry',
    Cocoa: 'deep warm brown',
    Damson: 'very deep cool plum',
    'Red Letter': 'medium warm red',
    Whisper: 'light warm nude',
    'Half Rhyme': 'medium neutral nude',
    Refrain: 'medium cool pink',
    'Blushing Line': 'medium cool pink',
    'Apricot Aside': 'medium warm orange',
    Sonnet: 'medium cool berry',
    Enjambment: 'deep cool berry',
    Elegy: 'very deep cool plum',
    Nocturne: 'very deep cool plum',
    Rosehip: 'medium neutral coral',
    'Peach Fuzz': 'light warm orange',
    'Petal Press': 'light cool pink',
    Mulled: 'medium cool berry',
    'Fig Skin': 'deep cool berry',
    'Brick Lane': 'medium warm orange',
    'High Summer': 'light warm nude',
    'Early June': 'light warm nude',
    'Late August': 'medium warm brown',
    Harvest: 'deep warm brown',
    Embers: 'deep warm brown',
    Vellum: 'pale warm nude',
    Quire: 'light warm nude',
    Rubric: 'medium warm red',
    Endpaper: 'very deep cool plum',
    Buckram: 'deep warm green',
    'Blue-Black': 'very deep cool blue',
  },
  'Maison Perle': {
    Framboise: 'medium cool berry',
    Nue: 'light warm nude',
    Dragée: 'light cool pink',
    Pivoine: 'medium cool pink',
    Ember: 'medium warm red',
    Corail: 'medium warm coral',
    'Bois de Rose': 'medium neutral pink',
    'Rouge Opéra': 'deep neutral red',
    Grenat: 'deep neutral red',
    Brique: 'deep warm red',
    Prune: 'very deep cool plum',
    Cassis: 'very deep cool plum',
    Champagne: 'pale warm nude',
    Pétale: 'pale neutral pink',
    'Or Pâle': 'light warm gold',
    'Bronze Doré': 'medium warm gold',
    Lait: 'pale warm white',
    Ballerine: 'pale neutral pink',
    Poudrier: 'light neutral pink',
    'Gant Beige': 'light warm nude',
    Lilas: 'light cool purple',
    'Rouge Vrai': 'medium warm red',
    Cerise: 'deep cool berry',
    Bordeaux: 'very deep cool berry',
    Chocolat: 'very deep warm brown',
    Sauge: 'medium warm green',
    Minuit: 'very deep cool blue',
    Clair: 'pale warm nude',
    Rosée: 'light cool pink',
    Abricot: 'light warm orange',
    Groseille: 'medium cool berry',
    'Bois Rose': 'medium neutral pink',
    Caramel: 'medium warm brown',
    Mûre: 'deep cool plum',
    Grenadine: 'medium neutral red',
  },
  'Orla & Wren': {
    Redcurrant: 'medium neutral red',
    'Wild Cherry': 'deep neutral red',
    Raspberry: 'medium cool berry',
    Quince: 'light warm orange',
    Rosehip: 'medium warm coral',
    Mulberry: 'very deep cool plum',
  },
  'Moon & Celadon': {
    Barley: 'light warm nude',
    Taupe: 'medium warm brown',
    Chestnut: 'deep warm brown',
    Espresso: 'very deep warm brown',
    Ink: 'very deep warm black',
    Celadon: 'light warm green',
    'Moon White': 'pale warm white',
    Persimmon: 'light warm orange',
    'Iron Glaze': 'deep warm brown',
    Dusk: 'medium cool purple',
    'River Gold': 'light warm gold',
  },
};

/** The words of a demo product's shade. */
export function shadeWordsOf({ slug, brand }: Pick<SeedProduct, 'slug' | 'brand'>, name: string): ShadeWords {
  const type = demoTraits[slug]?.type;
  const isComplexion = productTypes.some((each) => each.slug === type && each.isComplexion);
  const words = (isComplexion ? skinShades : colourShades)[brand]?.[name];
  if (words === undefined) throw new Error(`${slug}: no words for the shade ${name}`);
  return readWords(words);
}

function readWords(text: string): ShadeWords {
  const depth = SHADE_DEPTHS.toSorted((a, b) => b.length - a.length).find((word) =>
    text.startsWith(`${word} `),
  );
  const [tone, family] = text
    .slice((depth ?? '').length)
    .trim()
    .split(' ');
  const words = {
    shadeDepth: depth ?? null,
    shadeUndertone: UNDERTONES.find((word) => word === tone) ?? null,
    shadeFamily: SHADE_FAMILIES.find(({ slug }) => slug === family)?.slug ?? null,
  };
  const isUnderstood =
    words.shadeDepth && words.shadeUndertone && (family === undefined || words.shadeFamily);
  if (!isUnderstood) throw new Error(`No words of a shade: ${text}`);
  return words;
}
