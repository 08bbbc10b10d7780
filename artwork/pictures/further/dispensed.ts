import type { Item, Picture } from '../../picture.ts';
import { bodyCare } from '../body-care.ts';
import { haircare } from '../haircare.ts';
import { makeup } from '../makeup.ts';
import { backdrops } from '../parts.ts';
import { skincare } from '../skincare.ts';
import { comb } from '../tools.ts';
import { productOf, sceneOf } from './scene-of.ts';

const front = (slug: string) => sceneOf([...skincare, ...bodyCare, ...haircare, ...makeup], slug);

/** The bottle with a drop at its spout, which points to the left and towards the viewer. */
const pumped = (slug: string, drop: string, at: Item['at'], more: Partial<Item> = {}): Item =>
  productOf(front(slug), { at, drop, spout: 38, ...more });

/** What was pumped out of bottles; spray bottles without their cap or head. */
export const dispensed: Picture[] = [
  {
    name: 'clear-morning-gel-cleanser--use',
    alt: 'The gel cleanser, a drop at its spout and a pool of clear gel with fine bubbles before it',
    backdrop: front('clear-morning-gel-cleanser').backdrop,
    items: [
      pumped('clear-morning-gel-cleanser', '#cfe6d6', [1.4, 1.8, 0], { drop_finish: 'gel' }),
      {
        make: 'pumped',
        at: [-2, -4.2, 0],
        colour: '#b9d8c3',
        finish: 'gel',
        radius: 2.7,
        tall: 1.5,
        rope: 0.9,
        melt: 0.3,
        tail: 0.5,
        bubbles: 10,
      },
    ],
    camera: { rise: 26, fill: 0.84, shift: [0, -0.01] },
  },
  {
    name: 'deckhand-hand-wash--use',
    alt: 'The hand wash beside two pebbles, a drop at its spout and a pool of clear blue gel before it',
    backdrop: front('deckhand-hand-wash').backdrop,
    items: [
      {
        make: 'pebble',
        at: [5.6, -1.8, 0],
        size: 1.5,
        colour: '#8d9297',
        veins: '#6d7278',
        seed: 3,
        prop: true,
      },
      {
        make: 'pebble',
        at: [3.9, -4.4, 0],
        size: 0.9,
        colour: '#cfcac0',
        veins: '#b5afa3',
        seed: 11,
        prop: true,
      },
      pumped('deckhand-hand-wash', '#b5dbe8', [0.8, 1.8, 0], { drop_finish: 'gel' }),
      {
        make: 'pumped',
        at: [-3, -3.2, 0],
        colour: '#a9d6e6',
        finish: 'gel',
        radius: 2.4,
        tall: 1.2,
        rope: 0.85,
        turns: 1.8,
        melt: 0.3,
        tail: 0.4,
        bubbles: 6,
        seed: 8,
      },
    ],
    camera: { rise: 26, fill: 0.8, shift: [0, -0.01] },
  },
  {
    name: 'moss-and-bergamot-body-wash--use',
    alt: 'The body wash on pale stone, a pool of green gel before it',
    backdrop: front('moss-and-bergamot-body-wash').backdrop,
    items: [
      {
        make: 'block',
        colour: '#ece6d8',
        size: [17, 14, 1.4],
        turn: -6,
        material: 'stone',
        veins: '#ddd4c0',
        prop: true,
      },
      pumped('moss-and-bergamot-body-wash', '#c3cc78', [1.8, 2.2, 1.4], { drop_finish: 'gel' }),
      {
        make: 'pumped',
        at: [-2, -3.4, 1.4],
        colour: '#bfc873',
        finish: 'gel',
        radius: 2,
        tall: 1,
        rope: 0.7,
        melt: 0.24,
        tail: 0.35,
        seed: 6,
      },
    ],
    camera: { rise: 24, fill: 0.72 },
    sun: { angle: 36, energy: 1.4 },
  },
  {
    name: 'gloss-standard-shampoo--use',
    alt: 'The shampoo with a drop at its spout, a coil of pearly shampoo and a comb before it',
    backdrop: front('gloss-standard-shampoo').backdrop,
    items: [
      pumped('gloss-standard-shampoo', '#f3e9cf', [1.8, 3, 0]),
      {
        make: 'pumped',
        at: [-2.4, -2.4, 0],
        colour: '#f3e9cf',
        radius: 2.5,
        tall: 1.4,
        rope: 0.72,
        turns: 2,
        melt: 0.2,
        seed: 4,
      },
      { ...comb, at: [-4.4, -6.4, 0.16], turn: [-90, 0, -82], scale: 0.64, prop: true },
    ],
    camera: { rise: 30, fill: 0.76, shift: [0, -0.05] },
  },
  {
    name: 'gloss-standard-conditioner--use',
    alt: 'Conditioner wound up to a peak in a dark green dish before its bottle',
    backdrop: front('gloss-standard-conditioner').backdrop,
    items: [
      pumped('gloss-standard-conditioner', '#f8efdb', [-2.6, 3.4, 0], { spout: 142 }),
      { make: 'dish', at: [1.8, -3.6, 0], turn: 12, body: { ceramic: '#3d6a59' }, radius: 4.6 },
      {
        make: 'pumped',
        at: [1.8, -3.6, 0.42],
        colour: '#f8efdb',
        radius: 2.2,
        tall: 1.9,
        rope: 0.6,
        turns: 3,
        melt: 0.07,
        tail: 0.8,
        seed: 9,
      },
    ],
    camera: { rise: 26, fill: 0.8 },
  },
  {
    name: 'samphire-body-lotion--use',
    alt: 'Body lotion in a string laid to and fro before its bottle, a drop at the spout',
    backdrop: front('samphire-body-lotion').backdrop,
    items: [
      pumped('samphire-body-lotion', '#f8f7f1', [1, 3.2, 0]),
      {
        make: 'pumped',
        at: [-0.8, -3.4, 0],
        turn: -10,
        colour: '#f8f7f1',
        length: 7.6,
        radius: 1.9,
        rope: 0.5,
        turns: 3.6,
        melt: 0.08,
        tail: 0.5,
        seed: 5,
      },
    ],
    camera: { rise: 34, fill: 0.84, shift: [0, -0.02] },
  },
  {
    name: 'seafoam-cleansing-milk--use',
    alt: 'Cleansing milk on a stack of cotton pads before its bottle',
    backdrop: front('seafoam-cleansing-milk').backdrop,
    items: [
      pumped('seafoam-cleansing-milk', '#f6f5ec', [1.8, 2.8, 0]),
      { make: 'cotton', at: [-2.6, -3.2, 0], count: 4 },
      {
        make: 'pumped',
        at: [-2.5, -3.2, 2.44],
        colour: '#f4f2e6',
        radius: 2.1,
        tall: 0.5,
        rope: 0.46,
        turns: 2.4,
        melt: 0.6,
        tail: 0,
        seed: 5,
      },
    ],
    camera: { rise: 26, fill: 0.82 },
  },
  {
    name: 'petal-dew-facial-mist--open',
    alt: 'The facial mist with its spray head bare, its clear cap and rose petals before it',
    backdrop: front('petal-dew-facial-mist').backdrop,
    items: [
      productOf(front('petal-dew-facial-mist'), { at: [-1, 1.8, 0] }),
      { make: 'clear_cap', at: [3.2, -1.4, 0] },
      {
        make: 'petals',
        at: [-0.6, -3.2, 0],
        colour: '#e59aa1',
        count: 5,
        spread: 3.6,
        size: 0.9,
        near: 0.4,
        seed: 12,
        prop: true,
      },
    ],
    camera: { rise: 22, fill: 0.74, blur: 36, shift: [0, -0.01] },
  },
  {
    name: 'hold-fast-setting-mist--open',
    alt: 'The setting mist lying with its spray head bare, its clear cap before it',
    backdrop: front('hold-fast-setting-mist').backdrop,
    items: [
      productOf(front('hold-fast-setting-mist'), { at: [-3.4, -6, 1.9], turn: [-90, 0, -34] }),
      { make: 'clear_cap', at: [4, -4.8, 0], turn: 24, lying: true },
    ],
    camera: { rise: 50, fill: 0.84, blur: 40, shift: [0, 0] },
  },
  {
    name: 'camellia-hair-essence--open',
    alt: 'The open bottle of hair essence, its gold spray head before it, clear drops of essence at the end of the tube',
    backdrop: front('camellia-hair-essence').backdrop,
    items: [
      productOf(front('camellia-hair-essence'), { at: [-1, 2, 0], open: true }),
      { make: 'atomiser', at: [3.2, -3, 0], turn: 12, cap: { metal: 'gold' } },
      { make: 'pool', at: [-4.9, -4.9, 0], turn: 200, colour: '#c6d9a8', size: 0.72 },
    ],
    camera: { rise: 24, fill: 0.82 },
  },
  {
    name: 'barrier-quiet-cream--open',
    alt: 'The barrier cream without its cap, a turn of white cream before it',
    backdrop: backdrops.skincare,
    items: [
      productOf(front('barrier-quiet-cream'), {
        at: [-0.8, 1.6, 0],
        open: true,
        drop: '#faf7ef',
        beside: [4.6, 0.4, 0],
      }),
      {
        make: 'pumped',
        at: [-2, -3.2, 0],
        colour: '#faf7ef',
        radius: 1.75,
        tall: 1.5,
        rope: 0.54,
        turns: 2.6,
        melt: 0.06,
        tail: 0.6,
        seed: 7,
      },
    ],
    camera: { rise: 24, fill: 0.8, shift: [0, 0.01] },
  },
];
