import type { Picture } from '../../picture.ts';
import { wellness } from '../wellness.ts';
import { productOf, sceneOf, seenClose } from './scene-of.ts';

const front = (slug: string) => sceneOf(wellness, slug);

export const furtherWellness: Picture[] = [
  {
    ...seenClose(front('ink-and-fig-candle'), 'Cotton wick and pale wax of the candle', {
      look: [0, 0, 7],
      fill: 1.1,
      rise: 44,
    }),
    samples: 8,
  },
  {
    name: 'ink-and-fig-candle--lit',
    alt: 'The candle burning, its wax glowing',
    backdrop: '#75596b',
    items: [productOf(front('ink-and-fig-candle'), { lit: true })],
    camera: { rise: 36, fill: 0.74 },
    mood: 'evening',
    samples: 8,
  },
  {
    name: 'lamp-black-candle--lit',
    alt: 'The candle burning beside its gold lid',
    backdrop: '#6b5d50',
    items: [productOf(front('lamp-black-candle'), { lit: true })],
    camera: { rise: 30, fill: 0.74, turn: -14 },
    mood: 'evening',
    samples: 8,
  },
  seenClose(front('mulberry-silk-sleep-mask'), 'Padded silk, piping and gathered band of the sleep mask', {
    look: [-6, 0.4, 1],
    near: 2.6,
    turn: -22,
    rise: 36,
  }),
  {
    name: 'mulberry-silk-sleep-mask--linen',
    alt: 'The sleep mask lying on pale linen, three sprigs of lavender before it',
    backdrop: front('mulberry-silk-sleep-mask').backdrop,
    items: [
      { make: 'linen', at: [0, 1, 0], turn: 20, colour: '#f1eadf', size: [96, 84], folds: 0.8, prop: true },
      productOf(front('mulberry-silk-sleep-mask'), { at: [0, 0.6, 0.45], turn: -14 }),
      { make: 'dried_lavender', at: [-8.4, -9.4, 0.4], turn: -80, length: 12, count: 3, prop: true },
    ],
    camera: { rise: 54, fill: 0.86, near: 1.15 },
  },
  seenClose(front('lights-out-pillow-mist'), 'Spray head and plum glass of the pillow mist', {
    look: [0, 0, 8.6],
    fill: 2,
    turn: 24,
  }),
  {
    name: 'lights-out-pillow-mist--use',
    alt: 'Pillow mist on soft linen, lavender beside it',
    backdrop: front('lights-out-pillow-mist').backdrop,
    items: [
      { make: 'linen', at: [0, 1, 0], colour: '#f1e9e2', folds: 0.7, prop: true },
      { ...productOf(front('lights-out-pillow-mist')), at: [0, 0, 0.3] },
      { make: 'lavender', at: [-5.2, -5.8, 0.5], turn: -80, length: 10, count: 3, prop: true },
    ],
    camera: { rise: 20, fill: 0.62 },
  },
  seenClose(front('weighted-lavender-eye-pillow'), 'Sewn-in tag and silk of the eye pillow', {
    look: [5.4, -3.6, 1.2],
    near: 2.7,
    turn: 18,
    rise: 36,
  }),
  {
    name: 'weighted-lavender-eye-pillow--scale',
    alt: 'The eye pillow on a folded towel, which shows its size',
    backdrop: front('weighted-lavender-eye-pillow').backdrop,
    items: [
      { make: 'towel', at: [0, 1, 0], colour: '#f4efe6', size: [26, 16], layers: 3, prop: true },
      { ...productOf(front('weighted-lavender-eye-pillow')), at: [0, 0.8, 2.8], turn: -8 },
    ],
    camera: { rise: 34, near: 1.35 },
  },
  {
    name: 'onsen-bath-salts--open',
    alt: 'The open jar of bath salts, a wooden scoop with crystals before it',
    backdrop: front('onsen-bath-salts').backdrop,
    items: [
      { ...productOf(front('onsen-bath-salts'), { open: true }), at: [-1.8, 2.6, 0] },
      {
        make: 'crystals',
        at: [-2.6, -4.2, 0],
        colour: '#eef3ea',
        count: 240,
        spread: 2.6,
        size: 0.4,
        tall: 0.2,
      },
      {
        make: 'scoop',
        at: [0.6, -4.6, 0],
        turn: -14,
        body: { wood: ['#d3a873', '#b5864f'] },
        holds: '#eef3ea',
      },
    ],
    camera: { rise: 22, fill: 0.78 },
  },
  seenClose(front('forest-steam-bath-tablets'), 'Grain of the pressed bath tablets', {
    look: [-2, -2.4, 2.8],
    near: 1.9,
    turn: -10,
  }),
  {
    name: 'forest-steam-bath-tablets--texture',
    alt: 'A broken bath tablet, its crumbs and two whole ones',
    backdrop: front('forest-steam-bath-tablets').backdrop,
    items: [
      { make: 'tablet', at: [-2.4, 1.6, 0], colour: '#b3c3a0' },
      { make: 'tablet', at: [-2.2, 1.5, 1.42], turn: 40, colour: '#b3c3a0' },
      { make: 'tablet', at: [2.2, -1.6, 0], colour: '#b3c3a0', broken: true },
    ],
    camera: { rise: 36, fill: 0.8, blur: 12 },
  },
  seenClose(front('celadon-jade-gua-sha'), 'Clouds and polished edge of the jade stone', {
    look: [1.6, 0, 0.6],
    near: 2,
    turn: 20,
    rise: 40,
  }),
  {
    name: 'mulberry-silk-sleep-mask--use',
    alt: 'The sleep mask lying on a pale cotton sheet in soft folds',
    backdrop: '#efe7dc',
    items: [
      { make: 'sheet', level: 0.8, pressed: [12, 8], middle: [-0.6, 0.6], prop: true },
      productOf(front('mulberry-silk-sleep-mask'), { at: [-0.6, -1, 0.76], turn: -12 }),
    ],
    camera: { rise: 50, fill: 0.86, near: 1.05, shift: [0, 0.02] },
    mood: 'sunlit',
    samples: 6,
  },
  {
    name: 'weighted-lavender-eye-pillow--use',
    alt: 'The eye pillow on a cotton sheet, dried lavender beside it',
    backdrop: '#efe7dc',
    items: [
      { make: 'sheet', level: 0.8, pressed: [11, 6.6], middle: [0, -1.4], prop: true },
      productOf(front('weighted-lavender-eye-pillow'), { at: [0, 0.6, 0.8], turn: -10 }),
      {
        make: 'dried_lavender',
        at: [-6.4, -8.2, 0.85],
        turn: -80,
        length: 12,
        count: 3,
        seed: 6,
        prop: true,
      },
    ],
    camera: { rise: 48, fill: 0.86, near: 1.06, shift: [0, 0.02] },
    mood: 'sunlit',
    samples: 6,
  },
];
