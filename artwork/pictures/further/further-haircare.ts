import type { Picture } from '../../picture.ts';
import { haircare } from '../haircare.ts';
import { comb, lyingStyler, paddleBrush } from '../tools.ts';
import { openedDropper } from './opened.ts';
import { openedJar, productOf, sceneOf, seenClose } from './scene-of.ts';

const front = (slug: string) => sceneOf(haircare, slug);
const product = (slug: string) => productOf(front(slug));

export const furtherHaircare: Picture[] = [
  seenClose(front('gloss-standard-conditioner'), 'Dispenser of the conditioner', {
    look: [0, 0, 12.4],
    fill: 2,
    turn: 20,
  }),
  openedJar(front('press-night-hair-mask'), 'The open jar of hair mask, its brass lid beside it', '#f5e9cf'),
  seenClose(front('rising-curtain-root-lift'), 'Spray head of the root lift', {
    look: [0, 0, 12.4],
    fill: 2.2,
    turn: 24,
  }),
  {
    name: 'rising-curtain-root-lift--use',
    alt: 'The root lift lying on a folded towel beside three matt-black sectioning clips',
    backdrop: front('rising-curtain-root-lift').backdrop,
    items: [
      { make: 'towel', at: [0, 1, 0], turn: 8, colour: '#f4ecdd', size: [26, 22], layers: 2, prop: true },
      { ...product('rising-curtain-root-lift'), at: [-5.6, -3.6, 3.9], turn: [-90, 0, -34] },
      { make: 'sectioning_clip', at: [5.2, -5, 1.9], turn: -12 },
      { make: 'sectioning_clip', at: [7.6, -3.4, 1.9], turn: -20 },
    ],
    camera: { rise: 58, fill: 0.8, shift: [0, 0] },
  },
  seenClose(front('second-day-dry-shampoo'), 'Green cap and cream can of the dry shampoo', {
    look: [0, 0, 13],
    fill: 1.45,
    turn: 18,
    rise: 18,
  }),
  {
    name: 'second-day-dry-shampoo--open',
    alt: 'The can of dry shampoo without its cap, its white spray button free, the green cap before it',
    backdrop: front('second-day-dry-shampoo').backdrop,
    items: [
      productOf(front('second-day-dry-shampoo'), { at: [-1.2, 1.4, 0], open: true }),
      { make: 'open_cap', at: [3.4, -2.6, 0], turn: -28, cap: { satin: '#1f4a3d' } },
    ],
    camera: { rise: 18, fill: 0.8, blur: 36, shift: [0, 0] },
  },
  {
    name: 'second-day-dry-shampoo--use',
    alt: 'The can of dry shampoo lying beside a paddle brush',
    backdrop: front('second-day-dry-shampoo').backdrop,
    items: [
      { ...product('second-day-dry-shampoo'), at: [4.2, 0.4, 2.35], turn: [-90, 0, 12] },
      { ...paddleBrush, at: [-4.4, -1.4, 0.62], turn: [-90, 0, 8] },
    ],
    camera: { rise: 58, fill: 0.84, shift: [0, 0] },
  },
  openedDropper(
    front('matinee-shine-oil'),
    'The open bottle of shine oil, its brass dropper and golden drops before it',
    '#e8bd63',
  ),
  seenClose(front('heat-cue-protect-spray'), 'Russet spray head of the heat spray', {
    look: [0, 0, 12.4],
    fill: 2.2,
    turn: 24,
  }),
  {
    name: 'heat-cue-protect-spray--use',
    alt: 'The heat spray lying beside a hair straightener',
    backdrop: front('heat-cue-protect-spray').backdrop,
    items: [
      { ...product('heat-cue-protect-spray'), at: [-4.6, 3.6, 2], turn: [-90, 0, -6] },
      { ...lyingStyler, at: [3.4, -2, 1.45], turn: [-90, 0, -10] },
    ],
    camera: { rise: 60, fill: 0.76, shift: [0, 0] },
  },
  {
    name: 'curtain-call-curl-cream--open',
    alt: 'The open tube of curl cream lying down, a curl of cream before it',
    backdrop: front('curtain-call-curl-cream').backdrop,
    items: [
      {
        ...productOf(front('curtain-call-curl-cream'), { open: true }),
        at: [-0.6, -2.6, 1.9],
        turn: [-97, 0, -24],
      },
      { make: 'screw_cap', at: [5, -3.4, 0], cap: { metal: 'brass' }, radius: 2 },
      { make: 'squeezed', at: [-2.6, -3.4, 0], turn: -128, colour: '#f8f0d8', length: 5.4, swing: 1.2 },
    ],
    camera: { rise: 42, fill: 0.8 },
  },
  seenClose(front('salt-line-wave-spray'), 'Spray head and clear blue bottle', {
    look: [0, 0, 11.6],
    fill: 2.1,
    turn: 24,
  }),
  {
    name: 'salt-line-wave-spray--use',
    alt: 'The wave spray standing among grey pebbles on a folded towel',
    backdrop: front('salt-line-wave-spray').backdrop,
    items: [
      { make: 'towel', at: [0, 0.6, 0], turn: -8, colour: '#f6f4ee', size: [22, 15], layers: 2, prop: true },
      { ...product('salt-line-wave-spray'), at: [0.6, 1.4, 1.85] },
      { make: 'pebble', at: [-5.6, -1.4, 1.85], size: 1.7, seed: 4, prop: true },
      { make: 'pebble', at: [-3.2, -3.6, 1.85], size: 1.1, seed: 9, colour: '#b9b4ae', prop: true },
      { make: 'pebble', at: [5.8, -2.6, 1.85], size: 1.3, seed: 6, colour: '#dad5cc', prop: true },
    ],
    camera: { rise: 18, fill: 0.74 },
  },
  {
    name: 'driftwood-scalp-scrub--open',
    alt: 'The open jar of scalp scrub, its wooden lid beside it and a spoonful of grains before it',
    backdrop: front('driftwood-scalp-scrub').backdrop,
    items: [
      { ...productOf(front('driftwood-scalp-scrub'), { open: true, swirl: '#e4dccb' }), at: [-1.4, 1.6, 0] },
      { make: 'scrub', at: [-0.8, -5.8, 0], colour: '#e4dccb', radius: 1.9, tall: 0.7, grains: 500 },
    ],
    camera: { rise: 32, fill: 0.8 },
  },
  seenClose(front('nettle-rosemary-shampoo-bar'), 'Flecks of the green shampoo bar and pleats of its paper', {
    look: [-0.6, -0.4, 3.6],
    near: 1.7,
    turn: -14,
  }),
  {
    name: 'nettle-rosemary-shampoo-bar--use',
    alt: 'The shampoo bar drying on an oval dish, a sprig of rosemary beside it',
    backdrop: front('nettle-rosemary-shampoo-bar').backdrop,
    items: [
      { make: 'dish', at: [0, 0.6, 0], body: { ceramic: '#f0ebdf' }, radius: 6.4, deep: 1.3 },
      { make: 'herb_bar', at: [0.2, 0.4, 0.7], turn: 20, colour: '#c3cfa2', speck: '#5b6b45' },
      { make: 'rosemary', at: [-7.2, -7.6, 0], turn: -66, length: 11, prop: true },
    ],
    camera: { rise: 36, fill: 0.72 },
  },
  seenClose(front('heather-leave-in-milk'), 'Ribbed green dispenser of the leave-in milk', {
    look: [-0.3, 0, 11.2],
    fill: 1.9,
    turn: 18,
  }),
  {
    name: 'heather-leave-in-milk--use',
    alt: 'The leave-in milk lying beside a comb on a folded towel',
    backdrop: front('heather-leave-in-milk').backdrop,
    items: [
      { make: 'towel', at: [0, 1, 0], turn: -6, colour: '#f6f1f4', size: [25, 21], layers: 2, prop: true },
      { ...product('heather-leave-in-milk'), at: [-4.2, -4, 4.2], turn: [-90, 0, -12] },
      { ...comb, at: [6, -6.6, 2.1], turn: [-90, 0, 14], scale: 0.9 },
    ],
    camera: { rise: 58, fill: 0.8, shift: [0, 0] },
  },
  {
    name: 'olive-and-laurel-scalp-oil--open',
    alt: 'The open bottle of scalp oil, its wooden cap, drops of green oil and a laurel sprig before it',
    backdrop: front('olive-and-laurel-scalp-oil').backdrop,
    items: [
      { ...productOf(front('olive-and-laurel-scalp-oil'), { open: true }), at: [-0.8, 1.6, 0] },
      { make: 'drops', at: [-3.6, -3, 0], colour: '#bfb65a', count: 2, spread: 1, size: 0.75, seed: 7 },
      {
        make: 'sprig',
        at: [-2.8, -5.4, 0],
        turn: -80,
        length: 7,
        leaves: 9,
        size: 2.7,
        slender: 0.32,
        colour: '#56704a',
        prop: true,
      },
    ],
    camera: { rise: 22, fill: 0.74, blur: 36, shift: [0, -0.045] },
  },
  seenClose(front('mulberry-silk-scrunchies'), 'Gathered silk of the scrunchies', {
    look: [0.4, -1.6, 3],
    near: 2,
    rise: 34,
    turn: 12,
  }),
  {
    name: 'mulberry-silk-scrunchies--scale',
    alt: 'The blush and ink scrunchies beside a paddle brush',
    backdrop: front('mulberry-silk-scrunchies').backdrop,
    items: [
      { ...paddleBrush, at: [-4.8, -2, 0.62], turn: [-90, 0, 8] },
      { make: 'scrunchie', at: [5.4, 13.6, 0], colour: '#d9a3b0', seed: 1 },
      { make: 'scrunchie', at: [5, 3, 0], colour: '#2b2c3c', seed: 4 },
    ],
    camera: { rise: 60, fill: 0.84, shift: [0, 0] },
  },
];
