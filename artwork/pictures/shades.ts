import { makeup } from '../../database/seed/products/makeup-products.ts';
import { nailCare } from '../../database/seed/products/nail-care-products.ts';
import { shadePictureName } from '../../database/seed/products/shade-picture-name.ts';
import type { Item, Picture } from '../picture.ts';
import { backdrops, label } from './parts.ts';
import { trueShade } from './true-shade.ts';

type Shown = Pick<Picture, 'backdrop' | 'camera'> & {
  /** Items behind the stroke, and the position of the stroke. */
  items: (shade: string) => Item[];
  /** 'Blank Verse lipstick open, a matte stroke before it' becomes 'Sonnet: Blank Verse lipstick open, …'. */
  alt: string;
};

const ink = { gloss: '#1f1a1d' };
const pearl = { gloss: '#f3e6df' };
const perle = '#ecc3c6';
const celadon = '#c9d9cd';

function stroke(colour: string, finish: 'wet' | 'soft' | 'shimmer' = 'wet'): Item {
  const place = { at: [0.5, -3.4, 0] as [number, number, number], turn: 9 };
  return {
    make: 'smear',
    colour: trueShade(colour, 'lies'),
    finish,
    ...place,
    length: 7.6,
    width: 2.7,
    thick: 0.5,
  };
}

/** The picture of one shade by product: its package behind a stroke of the colour. */
const shown: Record<string, Shown> = {
  'first-draft-foundation': {
    backdrop: backdrops.makeup,
    alt: 'one glass bottle of foundation and a stroke of its shade',
    items: (shade) => [
      {
        make: 'foundation',
        shade: trueShade(shade),
        cap: ink,
        labels: label('pigment', 'First Draft Foundation', '30 ml', 0.8, { ink: inkOn(shade) }),
      },
      stroke(shade),
    ],
  },
  'footnote-concealer': {
    backdrop: backdrops.makeup,
    alt: 'a slim tube of concealer and a stroke of its shade',
    items: (shade) => [
      {
        make: 'gloss_tube',
        shade: trueShade(shade),
        cap: ink,
        height: 6.4,
        labels: label('pigment', 'Footnote Concealer', undefined, 0.32, { upwards: true, ink: inkOn(shade) }),
      },
      stroke(shade),
    ],
  },
  'ink-line-liquid-liner': {
    backdrop: backdrops.makeup,
    alt: 'the open eyeliner pen, its cap, and a stroke of its shade',
    items: (shade) => [
      {
        make: 'liner',
        shade: trueShade(shade),
        case: ink,
        labels: label('pigment', 'Ink Line Liquid Liner', undefined, 0.13, { upwards: true }),
      },
      { ...stroke(shade), width: 0.7, thick: 0.2 },
    ],
  },
  'margin-lip-pencil': {
    backdrop: backdrops.makeup,
    alt: 'a sharpened lip pencil and a stroke of its shade',
    items: (shade) => [
      {
        make: 'pencil',
        shade: trueShade(shade),
        case: { gloss: trueShade(shade) },
        at: [-0.9, 0, 0],
        turn: [0, -4, 0],
      },
      {
        make: 'pencil',
        shade: trueShade(shade),
        case: { gloss: trueShade(shade) },
        at: [0.9, 0.4, 0],
        turn: [0, 5, 0],
      },
      { ...stroke(shade, 'soft'), width: 1.1, thick: 0.2 },
    ],
  },
  'blank-verse-matte-lipstick': {
    backdrop: backdrops.makeup,
    alt: 'the open lipstick, its cap, and a matte stroke of its shade',
    items: (shade) => [
      {
        make: 'lipstick_pair',
        shade: trueShade(shade),
        case: ink,
        labels: label('pigment', undefined, undefined, 2.6),
      },
      stroke(shade, 'soft'),
    ],
  },
  'couplet-cream-blush': {
    backdrop: backdrops.makeup,
    alt: 'the open pot of cream blush and a stroke of its shade',
    camera: { rise: 22 },
    items: (shade) => [
      {
        make: 'pot',
        shade: trueShade(shade),
        case: ink,
        labels: label('pigment', 'Couplet Cream Blush', undefined, 1.2),
      },
      { ...stroke(shade), at: [0.6, -4, 0] },
    ],
  },
  'long-summer-bronzer': {
    backdrop: backdrops.makeup,
    alt: 'the open compact in its shade',
    camera: { rise: 24 },
    items: (shade) => [{ make: 'compact', shade: trueShade(shade), case: ink }],
  },
  'rouge-de-perle-satin-lipstick': {
    backdrop: perle,
    alt: 'the open lipstick, its cap, and a satin stroke of its shade',
    items: (shade) => [
      {
        make: 'lipstick_pair',
        shade: trueShade(shade),
        satin: true,
        case: pearl,
        labels: label('perle', undefined, undefined, 2.6),
      },
      stroke(shade),
    ],
  },
  'nacre-highlighter': {
    backdrop: perle,
    alt: 'the open compact in its shade',
    camera: { rise: 24 },
    items: (shade) => [
      { make: 'compact', shade: trueShade(shade), case: pearl, pan_pattern: 'shell', shimmer: true },
    ],
  },
  'poudre-de-soie-loose-powder': {
    backdrop: perle,
    alt: 'the jar of loose powder and a little of its shade spilled',
    camera: { rise: 16 },
    items: (shade) => [
      {
        make: 'loose_powder',
        shade: trueShade(shade),
        cap: pearl,
        labels: label('perle', 'Poudre de Soie', '12 g', 2),
      },
      {
        make: 'crumbs',
        colour: trueShade(shade, 'lies'),
        at: [1.2, -4.4, 0],
        count: 150,
        spread: 2.6,
        size: 0.22,
      },
    ],
  },
  'laque-de-perle-nail-lacquer': {
    backdrop: perle,
    alt: 'one square bottle of lacquer and a stroke of its shade',
    items: (shade) => [
      {
        make: 'nail',
        shade: trueShade(shade),
        cap: pearl,
        turn: -8,
        labels: label('perle', 'Laque', undefined, 1.3, { ink: inkOn(shade) }),
      },
      stroke(shade),
    ],
  },
  'colophon-nail-lacquer': {
    backdrop: '#eab9ae',
    alt: 'one square bottle of lacquer under a black cap and a stroke of its shade',
    items: (shade) => [
      {
        make: 'nail',
        shade: trueShade(shade),
        cap: ink,
        turn: -8,
        labels: label('pigment', 'Colophon', undefined, 1.3, { ink: inkOn(shade) }),
      },
      stroke(shade),
    ],
  },
  'vernis-lip-glaze': {
    backdrop: perle,
    alt: 'one square tube of lip glaze and a glossy stroke of its shade',
    items: (shade) => [
      {
        make: 'gloss_tube',
        shade: trueShade(shade),
        cap: pearl,
        square: true,
        turn: -8,
        labels: label('perle', 'Vernis', undefined, 0.34, { upwards: true, ink: inkOn(shade) }),
      },
      stroke(shade),
    ],
  },
  'petal-skin-tint': {
    backdrop: backdrops.rose,
    alt: 'the tube of skin tint and a sheer stroke of its shade',
    items: (shade) => [
      {
        make: 'tube',
        labels: label('orla', 'Petal Skin Tint', '30 ml', 0.72, { paper: null }),
        body: { satin: '#f4dcd5' },
        cap: { metal: 'gold' },
        width: 3.6,
        height: 9,
      },
      stroke(shade),
    ],
  },
  'rosehip-tinted-lip-oil': {
    backdrop: backdrops.rose,
    alt: 'one tube of tinted lip oil and a glossy stroke of its shade',
    items: (shade) => [
      {
        make: 'gloss_tube',
        shade: trueShade(shade),
        cap: { metal: 'gold' },
        clear: false,
        labels: label('orla', 'Rosehip Lip Oil', undefined, 0.32, {
          upwards: true,
          paper: null,
          ink: '#fdf3ea',
        }),
      },
      stroke(shade),
    ],
  },
  'cloud-brow-gel': {
    backdrop: celadon,
    alt: 'one slim tube of brow gel and a stroke of its shade',
    items: (shade) => [
      {
        make: 'gloss_tube',
        shade: trueShade(shade),
        cap: { ceramic: '#bcd3c2' },
        height: 5.4,
        radius: 0.82,
        labels: label('moon', 'Cloud Brow Gel', undefined, 0.34, { upwards: true, ink: inkOn(shade) }),
      },
      { ...stroke(shade, 'soft'), width: 1.3 },
    ],
  },
  'lacquered-lid-liquid-shadow': {
    backdrop: celadon,
    alt: 'one tube of liquid eyeshadow and a metallic stroke of its shade',
    items: (shade) => [
      {
        make: 'gloss_tube',
        shade: trueShade(shade),
        cap: { ceramic: '#f1ede2' },
        height: 5.4,
        labels: label('moon', 'Lacquered Lid', undefined, 0.34, { upwards: true, ink: inkOn(shade) }),
      },
      stroke(shade, 'shimmer'),
    ],
  },
};

/** One picture for every shade of the demo's makeup, in the colour its swatch has. */
export const shades: Picture[] = [...makeup, ...nailCare].flatMap(({ slug, variants = [] }) => {
  const showing = shown[slug];
  if (!showing) return [];
  const { items, alt, ...rest } = showing;
  return variants.flatMap(({ name, shade }) => {
    if (!shade) return [];
    return { ...rest, name: shadePictureName(slug, name), alt: `${name}: ${alt}`, items: items(shade) };
  });
});

/** Returns a print colour readable on the shade. */
function inkOn(shade: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(shade.slice(at, at + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue > 120 ? '#221518' : '#f8eee2';
}
