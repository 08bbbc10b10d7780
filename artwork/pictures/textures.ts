import type { Camera, ColouredPicture, Item, Scene } from '../picture.ts';
import { backdrops } from './parts.ts';

type Kind = 'cream' | 'stroke' | 'swipe' | 'swirl' | 'whirl' | 'powder' | 'scrub' | 'gel';

const thing: Record<Kind, Item> = {
  cream: {
    make: 'smear',
    length: 12,
    width: 4.6,
    thick: 0.46,
    soft: 3,
    bend: 2.2,
    turn: -38,
    dent: 0.12,
    combed: 0.9,
  },
  stroke: {
    make: 'smear',
    length: 10.5,
    width: 4.4,
    thick: 0.4,
    soft: 3.2,
    bend: 2,
    turn: 36,
    dent: 0.3,
    seed: 29,
    combed: 1,
  },
  swipe: {
    make: 'smear',
    length: 10.5,
    width: 5.4,
    thick: 0.44,
    soft: 3,
    bend: 0.9,
    turn: 54,
    dent: 0.2,
    seed: 6,
    combed: 0.9,
  },
  swirl: { make: 'swirl' },
  whirl: { make: 'swirl', turn: 118, seed: 9, turns: 1.9, tall: 1.5 },
  powder: { make: 'heap', radius: 3.2, tall: 1.0, broken: 26 },
  scrub: { make: 'scrub' },
  gel: {
    make: 'smear',
    finish: 'gel',
    length: 12,
    width: 4.6,
    thick: 0.9,
    bend: 2.2,
    turn: -38,
    combed: 1,
    seed: 4,
  },
};

/** Thin strokes, seen close through an open lens. */
const near: Camera = { rise: 42, near: 1.12, blur: 8 };

const framed: Record<Kind, Camera> = {
  cream: { fill: 1.22, shift: [0, 0.08], ...near },
  stroke: { fill: 1.1, shift: [-0.02, 0.04], ...near },
  swipe: { fill: 1.2, shift: [0, 0.04], ...near },
  swirl: { fill: 0.9 },
  whirl: { fill: 1.06, rise: 50 },
  powder: { fill: 1.02, rise: 48, shift: [0, -0.03], near: 1.3 },
  scrub: { fill: 1.1, shift: [0, -0.03] },
  gel: { fill: 1.22, shift: [0, 0.1] },
};

const shown: Record<Kind, string> = {
  cream: 'drawn out in one stroke',
  stroke: 'drawn out in one stroke',
  swipe: 'in one wide stroke',
  swirl: 'in a swirl',
  whirl: 'in a swirl',
  powder: 'in a small heap',
  scrub: 'with its grains',
  gel: 'drawn out in one stroke',
};

/** Product, what is seen, its colour, the ground. */
const textures: [string, string, Kind, string, string][] = [
  ['barrier-quiet-cream', 'Barrier cream', 'cream', '#f7f3ea', backdrops.skincare],
  ['velvet-hour-night-cream', 'Night cream', 'stroke', '#f8e6dd', '#d98f90'],
  ['oat-and-mallow-eye-cream', 'Eye cream', 'stroke', '#f1e6cf', '#b9c7a8'],
  ['seafoam-cleansing-milk', 'Cleansing milk', 'swipe', '#f0f1ea', '#a9cfd0'],
  ['daylight-mineral-fluid-spf-30', 'Mineral sun fluid', 'swipe', '#f6efdf', '#e9d07c'],
  ['still-light-primer', 'Clear gel primer', 'gel', '#dfe7da', '#c9d6c4'],
  ['harbour-hand-cream', 'Hand cream', 'cream', '#f5f2ea', backdrops.body],
  ['samphire-body-lotion', 'Body lotion', 'swipe', '#f6f5ef', '#9fc0c9'],
  ['seaweed-foot-cream', 'Foot cream', 'stroke', '#d9e4d3', '#7fa3a6'],
  ['heather-leave-in-milk', 'Leave-in milk', 'swipe', '#f3ebf2', '#b9a3c4'],
  ['curtain-call-curl-cream', 'Curl cream', 'stroke', '#f8f0d8', '#d9ae4f'],
  ['gloss-standard-conditioner', 'Conditioner', 'cream', '#f6ecd6', '#4f7a69'],
  ['damask-cleansing-balm', 'Cleansing balm', 'swirl', '#f7e2d4', backdrops.rose],
  ['moon-jar-water-cream', 'Water cream', 'whirl', '#eff3ee', '#b7cdbd'],
  ['porcelain-overnight-mask', 'Overnight mask', 'swirl', '#f6f3ec', '#aebfd0'],
  ['kelp-mineral-mud-mask', 'Mud mask', 'swirl', '#6f7a62', '#c9d4c4'],
  ['press-night-hair-mask', 'Hair mask', 'whirl', '#f5e9cf', '#d6b25e'],
  ['damask-deodorant-balm', 'Deodorant balm', 'whirl', '#f6e9df', '#d9a7a3'],
  ['ink-and-fig-body-cream', 'Body cream', 'swirl', '#efe5f0', '#8f75a3'],
  ['night-watch-hand-balm', 'Hand balm', 'whirl', '#efe6cc', '#5d7d96'],
  ['bramble-body-butter', 'Body butter', 'swirl', '#e6cfdc', '#8d5c83'],
  ['rice-milk-hand-mask', 'Hand mask', 'whirl', '#f7f3ea', '#d4c3a0'],
  ['yuzu-enzyme-powder-wash', 'Powder wash', 'powder', '#f4ecd2', '#dcc66b'],
  ['poudre-de-soie-loose-powder', 'Loose powder', 'powder', '#ecd3b9', '#d9a3ad'],
  ['tidal-sea-salt-body-scrub', 'Sea salt scrub', 'scrub', '#e9f0ef', '#8fb9c6'],
  ['driftwood-scalp-scrub', 'Scalp scrub', 'scrub', '#e4dccb', '#a9bfc0'],
  ['sous-laque-base-coat', 'Milky base coat', 'stroke', '#f1dcd6', '#d7a3a8'],
  ['plot-twist-mascara', 'Black mascara', 'cream', '#1b171b', '#efd3cd'],
  ['fig-leaf-lip-balm', 'Lip balm', 'stroke', '#ece6bf', '#a99cc4'],
  ['wild-rose-solid-perfume', 'Solid perfume', 'cream', '#f4d8cf', '#c98a86'],
  ['gloss-standard-shampoo', 'Pearly shampoo', 'swipe', '#efe3c6', '#5c8a74'],
  ['slow-renewal-retinol-serum', 'Retinol serum', 'gel', '#e2c883', '#e4e6d2'],
  ['clear-morning-gel-cleanser', 'Transparent cleansing gel', 'gel', '#b4cfae', '#d9e6d3'],
  ['deckhand-hand-wash', 'Clear hand wash', 'gel', '#9ccbdc', '#d6e8ef'],
  ['moss-and-bergamot-body-wash', 'Body wash', 'gel', '#b3bd63', '#e2e6c8'],
];

/** One scene for each kind of texture, rendered once. */
export const textureScenes: Scene[] = (Object.keys(thing) as Kind[]).map((kind) => ({
  name: sceneOf(kind),
  alt: '',
  backdrop: '@ground',
  items: [{ ...thing[kind], colour: '@lies' }],
  camera: { rise: 56, blur: 40, ...framed[kind] },
  mood: 'soft' in thing[kind] ? 'sunlit' : 'raking',
}));

export const texturePictures: ColouredPicture[] = textures.map(([slug, what, kind, colour, ground]) => ({
  name: `${slug}--texture`,
  alt: `${what} ${shown[kind]}`,
  scene: sceneOf(kind),
  lies: colour,
  ground,
}));

function sceneOf(kind: Kind): string {
  return `texture-${kind}`;
}
