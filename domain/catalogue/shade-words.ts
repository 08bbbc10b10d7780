import { capitalised } from '#domain/text/capitalised.ts';
import { type LabColour, labOf } from './shade-colour.ts';

/** The families shades are gathered in, in the order in which they are shown. `typical` is the colour most call by the name. */
export const SHADE_FAMILIES = [
  { slug: 'nude', name: 'Nude', typical: '#c99e87' },
  { slug: 'pink', name: 'Pink', typical: '#e0719b' },
  { slug: 'coral', name: 'Coral', typical: '#ee7864' },
  { slug: 'orange', name: 'Orange', typical: '#d9691e' },
  { slug: 'red', name: 'Red', typical: '#b0101f' },
  { slug: 'berry', name: 'Berry', typical: '#8c2a50' },
  { slug: 'plum', name: 'Plum', typical: '#54203c' },
  { slug: 'brown', name: 'Brown', typical: '#6b4030' },
  { slug: 'gold', name: 'Gold', typical: '#c6a04a' },
  { slug: 'green', name: 'Green', typical: '#3f7d4e' },
  { slug: 'blue', name: 'Blue', typical: '#2f5fa8' },
  { slug: 'purple', name: 'Purple', typical: '#7a4fa0' },
  { slug: 'grey', name: 'Grey', typical: '#8a8a8a' },
  { slug: 'black', name: 'Black', typical: '#141214' },
  { slug: 'white', name: 'White', typical: '#f7f5f2' },
] as const;

export type ShadeFamily = (typeof SHADE_FAMILIES)[number]['slug'];
/** From light to deep; the colours of skin use all but 'pale', other colours all but 'very fair', 'fair' and 'tan'. */
export const SHADE_DEPTHS = [
  'very fair',
  'fair',
  'pale',
  'light',
  'medium',
  'tan',
  'deep',
  'very deep',
] as const;
export const UNDERTONES = ['cool', 'neutral', 'warm', 'olive'] as const;

export type ShadeDepth = (typeof SHADE_DEPTHS)[number];
export type Undertone = (typeof UNDERTONES)[number];

/** The words of a shade as the owner entered them; null: not said. */
export type ShadeWords = {
  shadeDepth: ShadeDepth | null;
  shadeUndertone: Undertone | null;
  shadeFamily: ShadeFamily | null;
};

export const NO_SHADE_WORDS: ShadeWords = { shadeDepth: null, shadeUndertone: null, shadeFamily: null };

/** The entered family, else that of '#rrggbb', by which shades are gathered and found; '' where there is neither. */
export function shadeFamily(
  shade: string | null,
  entered: Pick<ShadeWords, 'shadeFamily'> = NO_SHADE_WORDS,
): ShadeFamily | '' {
  const colour = shade === null ? null : labOf(shade);
  return entered.shadeFamily ?? (colour ? familyOf(colour) : '');
}

/**
 * Tells a shade by the words entered for it, and no others: 'Deep cool berry'; of a complexion product 'Fair, warm undertone'.
 * A dot on a screen says neither: '' where nothing is entered.
 */
export function shadeWords(entered: ShadeWords, { isComplexion }: { isComplexion: boolean }): string {
  const { shadeDepth, shadeUndertone, shadeFamily } = entered;
  const words = isComplexion
    ? [shadeDepth, shadeUndertone && `${shadeUndertone} undertone`].filter(Boolean).join(', ')
    : [shadeDepth, shadeUndertone, shadeFamily].filter(Boolean).join(' ');
  return capitalised(words);
}

/** Bounds were set by eye over the demo's shades and the names their makers give them. */
function familyOf({ lightness, chroma, hue }: LabColour): ShadeFamily {
  if (chroma < 7) return lightness < 20 ? 'black' : lightness > 85 ? 'white' : 'grey';
  if (hue >= 345 || hue < 10) return rosy(lightness, chroma);
  if (hue < 25) return reddish(lightness, chroma, hue);
  if (hue < 40) return warmRed(lightness, chroma, hue);
  if (hue < 95) return earthy(lightness, chroma, hue);
  if (hue < 190) return 'green';
  if (hue < 295) return 'blue';
  return hue >= 325 && lightness < 35 ? 'plum' : hue >= 335 && lightness > 60 ? 'pink' : 'purple';
}

function rosy(lightness: number, chroma: number): ShadeFamily {
  if (lightness < 33) return 'plum';
  return lightness < 50 && chroma < 62 ? 'berry' : 'pink';
}

function reddish(lightness: number, chroma: number, hue: number): ShadeFamily {
  if (lightness < 36) return hue >= 20 && chroma >= 40 ? 'red' : 'berry';
  return lightness < 50 && chroma >= 36 ? 'berry' : 'pink';
}

function warmRed(lightness: number, chroma: number, hue: number): ShadeFamily {
  if (chroma >= 40) return lightness >= 50 ? 'coral' : 'red';
  if (hue < 30) return lightness >= 40 ? 'pink' : 'berry';
  if (lightness > 78 && hue < 38 && chroma >= 12) return 'pink';
  return lightness >= 40 ? 'nude' : 'brown';
}

function earthy(lightness: number, chroma: number, hue: number): ShadeFamily {
  if (hue >= 70 && chroma >= 32 && lightness >= 50) return 'gold';
  if (hue >= 60 && chroma >= 36 && lightness >= 50) return 'gold';
  if (hue < 60 && chroma >= 35 && lightness >= 45) return 'orange';
  return lightness >= 55 ? 'nude' : 'brown';
}
