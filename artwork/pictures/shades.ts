import { makeup } from '../../database/seed/products/makeup-products.ts';
import { nailCare } from '../../database/seed/products/nail-care-products.ts';
import { shadePictureName } from '../../database/seed/products/shade-picture-name.ts';
import { colourDifference, lightnessOf } from '../colour-difference.ts';
import type { Camera, ColouredPicture, Item, Scene } from '../picture.ts';
import { bronzer, bronzerCamera, highlighter, highlighterCamera } from './makeup.ts';
import { label } from './parts.ts';

type Shown = {
  camera?: Camera;
  items: Item[];
  /** From pale to deep; a shade stands on the first it differs from. */
  grounds: readonly string[];
  /** 'the open lipstick, its cap, and a matte stroke of its shade' becomes 'Sonnet: the open lipstick, …'. */
  alt: string;
};

const ink = { gloss: '#1f1a1d' };
const pearl = { gloss: '#f3e6df' };
const blush = ['#f0d9d3', '#dba5a3', '#7d4650'];
const perle = ['#f1dcdf', '#d9a3ad', '#6f3a50'];
const celadon = ['#d9e4da', '#a5bfae', '#4d6a5c'];

function stroke(finish: 'wet' | 'soft' | 'shimmer' = 'wet'): Item {
  return {
    make: 'smear',
    colour: '@lies',
    finish,
    at: [0.5, -4.4, 0],
    turn: 7,
    length: 8.4,
    width: 3.7,
    thick: 0.55,
  };
}

/** For what lies, seen from high above. */
const lyingCamera: Camera = { rise: 56, fill: 0.66, shift: [0, 0] };

/** The scene of a product's shades: its package behind a stroke of the colour. */
const shown: Record<string, Shown> = {
  'first-draft-foundation': {
    grounds: blush,
    alt: 'one glass bottle of foundation and a stroke of its shade',
    items: [
      {
        make: 'foundation',
        shade: '@stands',
        cap: ink,
        labels: label('pigment', 'First Draft Foundation', '30 ml', 0.8, { ink: '@ink' }),
      },
      stroke(),
    ],
  },
  'footnote-concealer': {
    grounds: blush,
    alt: 'a slim tube of concealer and a stroke of its shade',
    items: [
      {
        make: 'gloss_tube',
        shade: '@stands',
        cap: ink,
        height: 6.4,
        labels: label('pigment', 'Footnote Concealer', undefined, 0.32, { upwards: true, ink: '@ink' }),
      },
      stroke(),
    ],
  },
  'ink-line-liquid-liner': {
    grounds: blush,
    alt: 'the open eyeliner pen lying, its cap, and a stroke of its shade',
    items: [
      {
        make: 'liner',
        at: [-1.6, -1, 0.52],
        turn: [-90, 0, -24],
        shade: '@stands',
        case: ink,
        labels: label('pigment', 'Ink Line Liquid Liner', undefined, 0.13, { upwards: true }),
      },
      { ...stroke(), at: [1.4, -3.4, 0], width: 1, length: 7, thick: 0.2 },
    ],
    camera: lyingCamera,
  },
  'margin-lip-pencil': {
    grounds: blush,
    alt: 'two sharpened lip pencils lying and a stroke of their shade',
    items: [
      {
        make: 'pencil',
        shade: '@stands',
        case: { gloss: '@stands' },
        at: [-1.4, -1, 0.38],
        turn: [-90, 0, -18],
      },
      {
        make: 'pencil',
        shade: '@stands',
        case: { gloss: '@stands' },
        at: [0.2, -1, 0.38],
        turn: [-90, 0, -32],
      },
      { ...stroke('soft'), width: 1.9, length: 7, thick: 0.26, at: [1.4, -3.4, 0] },
    ],
    camera: lyingCamera,
  },
  'blank-verse-matte-lipstick': {
    grounds: blush,
    alt: 'the open lipstick, its cap, and a matte stroke of its shade',
    items: [
      {
        make: 'lipstick_pair',
        shade: '@stands',
        case: ink,
        labels: label('pigment', undefined, undefined, 0.36, { upwards: true }),
      },
      { ...stroke('soft'), mirrored: false },
    ],
  },
  'couplet-cream-blush': {
    grounds: blush,
    alt: 'the open pot of cream blush and a stroke of its shade',
    camera: { rise: 30, fill: 0.7, blur: 80 },
    items: [
      {
        make: 'pot',
        shade: '@stands',
        case: ink,
        labels: label('pigment', 'Couplet Cream Blush', undefined, 1.2),
      },
      { ...stroke(), at: [0.7, -5, 0], mirrored: false },
    ],
  },
  'long-summer-bronzer': {
    grounds: blush,
    alt: 'the open compact in its shade',
    camera: bronzerCamera,
    items: [{ ...bronzer, shade: '@stands' }],
  },
  'rouge-de-perle-satin-lipstick': {
    grounds: perle,
    alt: 'the open lipstick, its cap, and a satin stroke of its shade',
    items: [
      {
        make: 'lipstick_pair',
        shade: '@stands',
        satin: true,
        case: pearl,
        fluted: true,
        labels: label('perle', undefined, undefined, 4.2),
      },
      stroke(),
    ],
  },
  'nacre-highlighter': {
    grounds: perle,
    alt: 'the open compact in its shade',
    camera: highlighterCamera,
    items: [{ ...highlighter, shade: '@stands' }],
  },
  'poudre-de-soie-loose-powder': {
    grounds: perle,
    alt: 'the jar of loose powder and a little of its shade spilled',
    camera: { rise: 24, fill: 0.66 },
    items: [
      {
        make: 'loose_powder',
        shade: '@stands',
        cap: pearl,
        labels: label('perle', 'Poudre de Soie', '12 g', 2),
      },
      { make: 'heap', colour: '@lies', at: [1.1, -4.9, 0], radius: 2.5, tall: 0.8 },
    ],
  },
  'laque-de-perle-nail-lacquer': {
    grounds: perle,
    alt: 'one square bottle of lacquer and a stroke of its shade',
    items: [
      {
        make: 'nail',
        shade: '@stands',
        cap: pearl,
        turn: -8,
        labels: label('perle', 'Laque', undefined, 1.3, { ink: '@ink' }),
      },
      stroke(),
    ],
  },
  'colophon-nail-lacquer': {
    grounds: blush,
    alt: 'one square bottle of lacquer under a black cap and a stroke of its shade',
    items: [
      {
        make: 'nail',
        shade: '@stands',
        cap: ink,
        turn: -8,
        labels: label('pigment', 'Colophon', undefined, 1.3, { ink: '@ink' }),
      },
      stroke(),
    ],
  },
  'vernis-lip-glaze': {
    grounds: perle,
    alt: 'one square tube of lip glaze and a glossy stroke of its shade',
    items: [
      {
        make: 'gloss_tube',
        shade: '@stands',
        cap: pearl,
        square: true,
        turn: -8,
        labels: label('perle', 'Vernis', undefined, 0.34, { upwards: true, ink: '@ink' }),
      },
      stroke(),
    ],
  },
  'petal-skin-tint': {
    grounds: blush,
    alt: 'the tube of skin tint and a sheer stroke of its shade',
    items: [
      {
        make: 'tube',
        labels: label('orla', 'Petal Skin Tint', '30 ml', 0.72, { paper: null }),
        body: { satin: '#f4dcd5' },
        cap: { metal: '#f0bf90' },
        width: 3.6,
        height: 9,
      },
      stroke(),
    ],
  },
  'rosehip-tinted-lip-oil': {
    grounds: blush,
    alt: 'one tube of tinted lip oil and a glossy stroke of its shade',
    items: [
      {
        make: 'gloss_tube',
        shade: '@stands',
        cap: { metal: 'gold' },
        labels: label('orla', 'Rosehip Lip Oil', undefined, 0.32, {
          upwards: true,
          paper: null,
          ink: '@ink',
        }),
      },
      stroke(),
    ],
  },
  'cloud-brow-gel': {
    grounds: celadon,
    alt: 'one slim tube of brow gel and a stroke of its shade',
    items: [
      {
        make: 'gloss_tube',
        shade: '@stands',
        cap: { ceramic: '#bcd3c2' },
        height: 5.4,
        radius: 0.82,
        labels: label('moon', 'Cloud Brow Gel', undefined, 0.34, { upwards: true, ink: '@ink' }),
      },
      { ...stroke('soft'), width: 2, length: 6.4, at: [0.4, -3.6, 0] },
    ],
  },
  'lacquered-lid-liquid-shadow': {
    grounds: celadon,
    alt: 'one tube of liquid eyeshadow and a metallic stroke of its shade',
    items: [
      {
        make: 'gloss_tube',
        shade: '@stands',
        cap: { ceramic: '#f1ede2' },
        height: 5.4,
        labels: label('moon', 'Lacquered Lid', undefined, 0.34, { upwards: true, ink: '@ink' }),
      },
      stroke('shimmer'),
    ],
  },
};

/** One scene for each product with shades, rendered once. */
export const shadeScenes: Scene[] = Object.entries(shown).map(([slug, { items, camera, alt }]) => ({
  name: sceneOf(slug),
  alt,
  backdrop: '@ground',
  items,
  camera: { rise: 24, fill: 0.8, blur: 48, ...camera },
}));

/** One picture for every shade of the demo's makeup, in the colour its swatch has. */
export const shades: ColouredPicture[] = [...makeup, ...nailCare].flatMap(({ slug, variants = [] }) => {
  const showing = shown[slug];
  if (!showing) return [];
  return variants.flatMap(({ name, shade }) => {
    if (!shade) return [];
    return {
      name: shadePictureName(slug, name),
      alt: `${name}: ${showing.alt}`,
      scene: sceneOf(slug),
      ...(isSeen(showing, '@lies') && { lies: shade }),
      ...(isSeen(showing, '@stands') && { stands: shade }),
      ground: groundOf(shade, showing.grounds),
      ink: lightnessOf(shade) > 52 ? '#221518' : '#f8eee2',
    };
  });
});

function isSeen({ items }: Shown, token: string): boolean {
  return JSON.stringify(items).includes(`"${token}"`);
}

function sceneOf(slug: string): string {
  return `${slug}--shade`;
}

/** Returns the first ground that a shade is told from at a glance. */
function groundOf(shade: string, grounds: readonly string[]): string {
  const differs = (ground: string) =>
    Math.abs(lightnessOf(shade) - lightnessOf(ground)) > 13 && colourDifference(shade, ground) > 14;
  return grounds.find(differs) ?? (grounds.at(-1) as string);
}
