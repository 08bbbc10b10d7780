import type { Camera, Item, Picture } from '../picture.ts';
import { backdrops, label } from './parts.ts';

const ink = { gloss: '#1f1a1d' };
const pearl = { gloss: '#f3e6df' };

/** Ten shadows in the order of the story they tell. */
const shadows: [string, string][] = [
  ['#f0dcc8', 'flyleaf'],
  ['#dfb59b', 'preface'],
  ['#c08f78', 'margin'],
  ['#94604c', 'verso'],
  ['#4d3029', 'blackletter'],
  ['#e6bfae', 'vellum'],
  ['#b97f78', 'rubric'],
  ['#84606a', 'foxing'],
  ['#513742', 'endnote'],
  ['#a9742f', 'gilt edge'],
];

export const palette: Item = {
  make: 'shadow_palette',
  lean: 86,
  shades: shadows.map(([colour]) => colour),
  shimmering: [5, 6, 7, 9],
  case: ink,
  labels: {
    ...label('pigment', undefined, undefined, 8),
    stamp: label('pigment', '&', undefined, 1, { nameless: true }).label,
    ...Object.fromEntries(
      shadows.map(([, title], i) => [
        `name${i}`,
        label('pigment', title, undefined, 5.6, { nameless: true }).label,
      ]),
    ),
  },
};

export const bronzer: Item = {
  make: 'powder_compact',
  shade: '#c4916a',
  case: ink,
  labels: { stamp: label('pigment', 'Long Summer', undefined, 2.4).label },
};

export const highlighter: Item = {
  make: 'powder_compact',
  shade: '#f1d9bd',
  case: pearl,
  pattern: 'shell',
  shimmering: true,
};

/** Their mirrors show the wall behind the camera from here. */
export const bronzerCamera: Camera = { rise: 30, turn: 8, fill: 0.62 };
export const highlighterCamera: Camera = { rise: 32, turn: -9, fill: 0.62 };

export const makeup: Picture[] = [
  {
    name: 'first-draft-foundation',
    alt: 'Three glass bottles of foundation in light, medium and deep shades',
    backdrop: backdrops.makeup,
    items: [
      {
        make: 'several',
        kind: 'foundation',
        shades: ['#e9c8ae', '#c99a73', '#6b432d'],
        gap: 4.1,
        cap: ink,
        spread: 1.85,
        labels: {
          ...label('pigment', 'First Draft Foundation', '30 ml', 0.9, { ink: '#221518' }),
          other: label('pigment', 'First Draft Foundation', '30 ml', 0.9, { ink: '#221518' }).label,
          last: label('pigment', 'First Draft Foundation', '30 ml', 0.9, { ink: '#f8eee2' }).label,
        },
      },
    ],
  },
  {
    name: 'footnote-concealer',
    alt: 'Three slim tubes of concealer with black caps',
    backdrop: backdrops.makeup,
    items: [
      {
        make: 'several',
        kind: 'gloss_tube',
        shades: ['#f0d6c3', '#cd9f79', '#88593b'],
        gap: 2.8,
        cap: ink,
        height: 6.4,
        labels: label('pigment', 'Footnote Concealer', undefined, 0.32, { upwards: true, ink: '#221518' }),
      },
    ],
  },
  {
    name: 'ink-line-liquid-liner',
    alt: 'Black felt-tip eyeliner pen lying beside its cap',
    backdrop: backdrops.makeup,
    items: [
      {
        make: 'liner',
        at: [0, 0, 0.52],
        turn: [-90, 0, -24],
        shade: '#131114',
        case: ink,
        labels: label('pigment', 'Ink Line Liquid Liner', undefined, 0.13, { upwards: true }),
      },
    ],
    camera: { rise: 58, fill: 0.68, shift: [0, 0] },
  },
  {
    name: 'margin-lip-pencil',
    alt: 'Five lip pencils lying, fanned from nude to damson',
    backdrop: backdrops.makeup,
    items: [
      {
        make: 'pencils',
        shades: ['#c99a86', '#c47d80', '#b11f2d', '#7a2a35', '#572238'],
        case: 'own',
        labels: label('pigment', undefined, undefined, 0.12, { upwards: true }),
      },
    ],
    camera: { rise: 60, fill: 0.7, turn: 14, shift: [0, 0] },
  },
  {
    name: 'blank-verse-matte-lipstick',
    alt: 'Matte red lipstick in a black and gold case, its cap beside it',
    backdrop: backdrops.makeup,
    items: [
      {
        make: 'lipstick_pair',
        shade: '#b3131f',
        case: ink,
        labels: label('pigment', undefined, undefined, 0.36, { upwards: true }),
      },
    ],
    camera: { rise: 12, fill: 0.76 },
  },
  {
    name: 'couplet-cream-blush',
    alt: 'Open pot of rose cream blush, its black lid behind',
    backdrop: backdrops.makeup,
    items: [
      {
        make: 'pot',
        shade: '#cf5f5d',
        case: ink,
        labels: label('pigment', 'Couplet Cream Blush', undefined, 1.2),
      },
    ],
    camera: { rise: 22, blur: 70, focus: [0.2, 1.4, 2] },
  },
  {
    name: 'chapter-one-eyeshadow-palette',
    alt: 'Open eyeshadow palette of ten named shades, the pans seen again in its mirror',
    backdrop: backdrops.makeup,
    items: [palette],
    camera: { rise: 32, turn: -9, fill: 0.78 },
  },
  {
    name: 'chapter-one-eyeshadow-palette--texture',
    alt: 'Broken eyeshadow in bronze, rose and plum',
    backdrop: '#eab9b0',
    items: [
      {
        make: 'heap',
        at: [-1.9, 2.1, 0],
        colour: '#a9763c',
        radius: 2,
        tall: 0.6,
        seed: 2,
        broken: 34,
        shimmering: true,
      },
      {
        make: 'heap',
        at: [0.3, -1.2, 0],
        colour: '#b97f78',
        radius: 2,
        tall: 0.6,
        seed: 3,
        broken: 34,
        shimmering: false,
      },
      {
        make: 'heap',
        at: [2.7, 1.4, 0],
        colour: '#513742',
        radius: 2,
        tall: 0.6,
        seed: 4,
        broken: 34,
        shimmering: false,
      },
    ],
    camera: { rise: 50, near: 1.5, blur: 22 },
    mood: 'raking',
  },
  {
    name: 'plot-twist-mascara',
    alt: 'Open black mascara tube, its cap with the curved brush lying before it',
    backdrop: backdrops.makeup,
    items: [
      {
        make: 'mascara_opened',
        case: ink,
        labels: label('pigment', 'Plot Twist Mascara', undefined, 0.26, { upwards: true }),
      },
    ],
    camera: { rise: 24, near: 1.2, shift: [-0.02, 0], blur: 40 },
  },
  {
    name: 'long-summer-bronzer',
    alt: 'Open compact of warm bronzer pressed with rays, mirror behind',
    backdrop: backdrops.makeup,
    items: [bronzer],
    camera: bronzerCamera,
  },
  {
    name: 'rouge-de-perle-satin-lipstick',
    alt: 'Raspberry satin lipstick in a fluted pearl case with gold rings, its cap beside it',
    backdrop: '#ecc3c6',
    items: [
      {
        make: 'lipstick_pair',
        shade: '#b8224f',
        satin: true,
        case: pearl,
        fluted: true,
        labels: label('perle', undefined, undefined, 4.2),
      },
    ],
    camera: { rise: 12, fill: 0.76 },
  },
  {
    name: 'rouge-de-perle-satin-lipstick--family',
    alt: 'Five satin lipsticks from nude to plum in a row',
    backdrop: '#ecc3c6',
    items: [
      {
        make: 'several',
        kind: 'lipstick',
        shades: ['#c98f80', '#d8567a', '#a80f1e', '#7f1526', '#5c1a3b'],
        gap: 2.5,
        satin: true,
        case: pearl,
        fluted: true,
      },
    ],
  },
  {
    name: 'nacre-highlighter',
    alt: 'Open pearl compact of champagne highlighter pressed as a shell',
    backdrop: '#ecc3c6',
    items: [highlighter],
    camera: highlighterCamera,
  },
  {
    name: 'nacre-highlighter--texture',
    alt: 'Champagne highlighter broken into crumbs and powder',
    backdrop: '#d9a3ad',
    items: [{ make: 'heap', colour: '#f1d3ae', radius: 2.8, tall: 0.8, seed: 9, broken: 34 }],
    camera: { rise: 46, near: 1.5, blur: 40 },
    mood: 'raking',
  },
  {
    name: 'poudre-de-soie-loose-powder',
    alt: 'Glass jar of loose powder with a pearl lid and a silk puff',
    backdrop: '#ecc3c6',
    items: [
      {
        make: 'loose_powder',
        shade: '#ecd3b9',
        cap: pearl,
        labels: label('perle', 'Poudre de Soie', '12 g', 2),
      },
      { make: 'puff', at: [2.9, -4.6, 0], colour: '#f3dcd7' },
    ],
    camera: { rise: 20, fill: 0.66 },
  },
  {
    name: 'laque-de-perle-nail-lacquer',
    alt: 'Three square bottles of nail lacquer in red, rose and sage with gold collars',
    backdrop: '#ecc3c6',
    items: [
      {
        make: 'nails',
        shades: ['#b30d1f', '#d9a3a0', '#8b9a80'],
        cap: pearl,
        glazed: true,
        wide: 0.9,
        labels: label('perle', 'Laque', undefined, 1.3, { ink: '#f8eee2' }),
      },
    ],
    camera: { rise: 13 },
  },
  {
    name: 'vernis-lip-glaze',
    alt: 'Three square tubes of lip glaze with pearl caps',
    backdrop: '#ecc3c6',
    items: [
      {
        make: 'several',
        kind: 'gloss_tube',
        shades: ['#e39b7c', '#c9405a', '#7a2c50'],
        gap: 2.7,
        cap: pearl,
        square: true,
        labels: label('perle', 'Vernis', undefined, 0.34, { upwards: true, ink: '#fbf1e8' }),
      },
    ],
  },
  {
    name: 'vernis-lip-glaze--texture',
    alt: 'Lip glaze in three glossy strokes',
    backdrop: '#e6b3b5',
    items: [{ make: 'swatches', shades: ['#e39b7c', '#c9405a', '#7a2c50'], width: 2.6, gap: 3.4 }],
    camera: { rise: 46, turn: 12, fill: 0.78 },
  },
  {
    name: 'petal-skin-tint',
    alt: 'Blush tube of skin tint with a gold cap',
    backdrop: backdrops.rose,
    items: [
      {
        make: 'tube',
        labels: label('orla', 'Petal Skin Tint', '30 ml', 0.72, { paper: null }),
        body: { satin: '#f4dcd5' },
        cap: { metal: 'gold' },
        width: 3.6,
        height: 9,
      },
    ],
  },
  {
    name: 'rosehip-tinted-lip-oil',
    alt: 'Three tubes of tinted lip oil in quince, rosehip and mulberry',
    backdrop: backdrops.rose,
    items: [
      {
        make: 'several',
        kind: 'gloss_tube',
        shades: ['#ee9a6c', '#e0604f', '#93284e'],
        gap: 2.8,
        cap: { metal: 'gold' },
        clear: false,
        labels: label('orla', 'Rosehip Lip Oil', undefined, 0.32, {
          upwards: true,
          paper: null,
          ink: '#fdf3ea',
        }),
      },
    ],
  },
  {
    name: 'cloud-brow-gel',
    alt: 'Slim tube of brow gel with a celadon cap',
    backdrop: '#c9d9cd',
    items: [
      {
        make: 'several',
        kind: 'gloss_tube',
        shades: ['#8f7a66', '#7a5339', '#4c352a'],
        gap: 2.6,
        cap: { ceramic: '#bcd3c2' },
        height: 5.4,
        radius: 0.82,
        labels: label('moon', 'Cloud Brow Gel', undefined, 0.34, { upwards: true, ink: '#f4f0e6' }),
      },
    ],
  },
  {
    name: 'lacquered-lid-liquid-shadow',
    alt: 'Three tubes of liquid eyeshadow in celadon, persimmon and river gold',
    backdrop: '#c9d9cd',
    items: [
      {
        make: 'several',
        kind: 'gloss_tube',
        shades: ['#a9bda4', '#cf7a4d', '#c39a63'],
        gap: 2.7,
        cap: { ceramic: '#f1ede2' },
        height: 5.4,
        labels: label('moon', 'Lacquered Lid', undefined, 0.34, { upwards: true }),
      },
    ],
  },
  {
    name: 'still-light-primer',
    alt: 'Frosted pump bottle of primer',
    backdrop: backdrops.skincare,
    items: [
      {
        make: 'airless',
        labels: label('halden', 'Still Light Primer', '30 ml', 0.6),
        body: { satin: '#eef0ea' },
        cap: { satin: '#f8f6f2' },
        radius: 1.5,
        height: 7.2,
        cap_height: 3.6,
      },
    ],
  },
  {
    name: 'hold-fast-setting-mist',
    alt: 'White spray bottle of setting mist',
    backdrop: backdrops.skincare,
    items: [
      {
        make: 'mist',
        labels: label('halden', 'Hold Fast Setting Mist', '100 ml', 0.7),
        body: { satin: '#f8f6f2' },
        cap: { satin: '#26302f' },
        radius: 1.9,
        height: 10.6,
      },
    ],
  },
];
