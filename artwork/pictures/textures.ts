import type { Camera, ColouredPicture, Item, Scene } from '../picture.ts';
import { backdrops } from './parts.ts';

type Kind = 'cream' | 'swipe' | 'swirl' | 'powder' | 'scrub' | 'drops' | 'spill' | 'beads' | 'gel';

const thing: Record<Kind, Item> = {
  cream: { make: 'smear', length: 12, width: 4.6, thick: 0.9, bend: 2.2, turn: -38, dent: 0.12 },
  swipe: {
    make: 'smear',
    length: 10.5,
    width: 5.4,
    thick: 0.8,
    bend: 0.9,
    turn: 54,
    dent: 0.2,
    seed: 6,
    combed: 0.9,
  },
  swirl: { make: 'swirl' },
  powder: { make: 'heap', radius: 3.2, tall: 1.0, broken: 26 },
  scrub: { make: 'scrub' },
  drops: { make: 'pool', shape: 'beads', seed: 31, turn: -100, flat: 0.3, wets: 0.9, raking: true },
  spill: { make: 'pool', shape: 'spill', seed: 37, flat: 0.3, wets: 0.9, raking: true },
  beads: { make: 'pool', shape: 'beads', seed: 9, flat: 0.3, wets: 0.9, raking: true },
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

const framed: Record<Kind, Camera> = {
  cream: { fill: 1.22, shift: [0, 0.1] },
  swipe: { fill: 1.2, shift: [0, 0.04] },
  swirl: { fill: 0.9 },
  powder: { fill: 1.02, rise: 48, shift: [0, -0.03], near: 1.3 },
  scrub: { fill: 1.1, shift: [0, -0.03] },
  drops: { fill: 0.86, rise: 50 },
  spill: { fill: 0.94, rise: 50 },
  beads: { fill: 0.94, rise: 50 },
  gel: { fill: 1.22, shift: [0, 0.1] },
};

const shown: Record<Kind, string> = {
  cream: 'drawn out in one stroke',
  swipe: 'in one wide stroke',
  swirl: 'in a swirl',
  powder: 'in a small heap',
  scrub: 'with its grains',
  drops: 'in drops',
  spill: 'spilled in a clear pool',
  beads: 'in a pool and drops beside it',
  gel: 'drawn out in one stroke',
};

/** Product, what is seen, its colour, the ground. */
const textures: [string, string, Kind, string, string][] = [
  ['barrier-quiet-cream', 'Barrier cream', 'cream', '#f7f3ea', backdrops.skincare],
  ['velvet-hour-night-cream', 'Night cream', 'cream', '#f8e6dd', '#d98f90'],
  ['oat-and-mallow-eye-cream', 'Eye cream', 'cream', '#f1e6cf', '#b9c7a8'],
  ['seafoam-cleansing-milk', 'Cleansing milk', 'swipe', '#f0f1ea', '#a9cfd0'],
  ['daylight-mineral-fluid-spf-30', 'Mineral sun fluid', 'swipe', '#f6efdf', '#e9d07c'],
  ['still-light-primer', 'Clear gel primer', 'gel', '#dfe7da', '#c9d6c4'],
  ['harbour-hand-cream', 'Hand cream', 'cream', '#f5f2ea', backdrops.body],
  ['samphire-body-lotion', 'Body lotion', 'swipe', '#f6f5ef', '#9fc0c9'],
  ['seaweed-foot-cream', 'Foot cream', 'cream', '#d9e4d3', '#7fa3a6'],
  ['heather-leave-in-milk', 'Leave-in milk', 'swipe', '#f3ebf2', '#b9a3c4'],
  ['curtain-call-curl-cream', 'Curl cream', 'cream', '#f8f0d8', '#d9ae4f'],
  ['gloss-standard-conditioner', 'Conditioner', 'cream', '#f6ecd6', '#4f7a69'],
  ['damask-cleansing-balm', 'Cleansing balm', 'swirl', '#f7e2d4', backdrops.rose],
  ['moon-jar-water-cream', 'Water cream', 'swirl', '#eff3ee', '#b7cdbd'],
  ['porcelain-overnight-mask', 'Overnight mask', 'swirl', '#f6f3ec', '#aebfd0'],
  ['kelp-mineral-mud-mask', 'Mud mask', 'swirl', '#6f7a62', '#c9d4c4'],
  ['press-night-hair-mask', 'Hair mask', 'swirl', '#f5e9cf', '#d6b25e'],
  ['damask-deodorant-balm', 'Deodorant balm', 'swirl', '#f6e9df', '#d9a7a3'],
  ['ink-and-fig-body-cream', 'Body cream', 'swirl', '#efe5f0', '#8f75a3'],
  ['night-watch-hand-balm', 'Hand balm', 'swirl', '#efe6cc', '#5d7d96'],
  ['bramble-body-butter', 'Body butter', 'swirl', '#e6cfdc', '#8d5c83'],
  ['rice-milk-hand-mask', 'Hand mask', 'swirl', '#f7f3ea', '#d4c3a0'],
  ['yuzu-enzyme-powder-wash', 'Powder wash', 'powder', '#f4ecd2', '#dcc66b'],
  ['poudre-de-soie-loose-powder', 'Loose powder', 'powder', '#ecd3b9', '#d9a3ad'],
  ['tidal-sea-salt-body-scrub', 'Sea salt scrub', 'scrub', '#e9f0ef', '#8fb9c6'],
  ['driftwood-scalp-scrub', 'Scalp scrub', 'scrub', '#e4dccb', '#a9bfc0'],
  ['camellia-hair-essence', 'Clear hair essence', 'beads', '#bfd6a6', '#e4ecd9'],
  ['sous-laque-base-coat', 'Milky base coat', 'cream', '#f1dcd6', '#d7a3a8'],
  ['plot-twist-mascara', 'Black mascara', 'cream', '#1b171b', '#efd3cd'],
  ['fig-leaf-lip-balm', 'Lip balm', 'cream', '#ece6bf', '#a99cc4'],
  ['wild-rose-solid-perfume', 'Solid perfume', 'cream', '#f4d8cf', '#c98a86'],
  ['gloss-standard-shampoo', 'Pearly shampoo', 'swipe', '#efe3c6', '#5c8a74'],
  ['rose-radiance-serum', 'Rose serum', 'beads', '#f4a9a4', '#f6e3dd'],
  ['brightwater-vitamin-c-drops', 'Vitamin C serum', 'beads', '#f2c281', '#f1eadf'],
  ['even-keel-niacinamide-serum', 'Clear niacinamide serum', 'drops', '#c6d3bb', '#dde6d5'],
  ['slow-renewal-retinol-serum', 'Retinol serum', 'drops', '#e2c883', '#e4e6d2'],
  ['celadon-tea-essence', 'Tea essence', 'drops', '#b5cda9', '#d9e4d3'],
  ['hedgerow-face-oil', 'Face oil', 'drops', '#dfae62', '#e9e3cd'],
  ['matinee-shine-oil', 'Shine oil', 'beads', '#efc06c', '#f5e9d0'],
  ['olive-and-laurel-scalp-oil', 'Scalp oil', 'drops', '#bfb65a', '#e8e6c8'],
  ['almond-blossom-body-oil', 'Body oil', 'spill', '#fcc48c', '#f8ebdd'],
  ['almond-blossom-cuticle-oil', 'Cuticle oil', 'drops', '#e9bf74', '#f3e0c4'],
  ['miroir-top-coat', 'Clear top coat', 'drops', '#efc9ce', '#f3d9dc'],
  ['cedar-hour-perfume-oil', 'Perfume oil', 'drops', '#d79c56', '#ecdcc6'],
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
  mood: 'raking',
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
