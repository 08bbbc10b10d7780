import type { Picture } from '../../picture.ts';
import { backdrops, label } from '../parts.ts';
import { skincare } from '../skincare.ts';
import { openedDropper } from './opened.ts';
import { openedJar, pressedTube, productOf, sceneOf, seenClose } from './scene-of.ts';

const front = (slug: string) => sceneOf(skincare, slug);

/** Serums and oils lie a little nearer than other droppers. */
const nearer = { turn: 12, camera: { rise: 22, near: 1.3, blur: 36 } };

/** Where balm, serum and mist of the set stand without their box. */
const setPlaces: [number, number, number][] = [
  [-4.2, -1.6, 0],
  [0.6, -0.2, 0],
  [4, 1.4, 0],
];

export const furtherSkincare: Picture[] = [
  openedDropper(
    front('rose-radiance-serum'),
    'The open bottle of rose serum, its dropper and drops before it',
    '#eaa9a6',
    nearer,
  ),
  openedDropper(
    front('hedgerow-face-oil'),
    'The open bottle of face oil, its dropper and golden drops before it',
    '#eebf6b',
    nearer,
  ),
  openedDropper(
    front('brightwater-vitamin-c-drops'),
    'The open bottle of vitamin C drops, its dropper before it',
    '#ecc072',
    nearer,
  ),
  openedDropper(
    front('even-keel-niacinamide-serum'),
    'The open bottle of niacinamide serum, its dropper and clear drops before it',
    '#d5ddcb',
    { ...nearer, turn: 22 },
  ),
  seenClose(front('petal-dew-facial-mist'), 'Gold spray head of the facial mist', {
    look: [0, 0, 9.8],
    fill: 2,
    turn: 24,
  }),
  {
    name: 'petal-dew-facial-mist--box',
    alt: 'Facial mist beside its blush carton, a few petals before them',
    backdrop: front('petal-dew-facial-mist').backdrop,
    items: [
      {
        make: 'carton',
        at: [-2.9, 1.2, 0],
        turn: 14,
        labels: label('orla', 'Petal Dew Facial Mist', '100 ml', 0.5, { paper: null }),
        colour: '#e9b8b3',
        size: [4.6, 4.6, 13.4],
      },
      { ...productOf(front('petal-dew-facial-mist')), at: [2.5, -0.6, 0] },
      {
        make: 'petals',
        at: [0, -1.2, 0],
        colour: '#e59aa1',
        count: 6,
        spread: 5,
        size: 0.8,
        near: 0.8,
        seed: 14,
        prop: true,
      },
    ],
    camera: { rise: 12 },
  },
  openedJar(
    front('velvet-hour-night-cream'),
    'The open jar of night cream, its gold lid beside it',
    '#f8e6dd',
  ),
  {
    name: 'first-light-ritual-set--open',
    alt: 'Balm, serum and facial mist of the set standing free, rose petals around them',
    backdrop: backdrops.rose,
    items: [
      ...front('first-light-ritual-set')
        .items.slice(1)
        .map((item, i) => ({ ...item, at: setPlaces[i] })),
      {
        make: 'petals',
        at: [0, -2.4, 0],
        colour: '#e08f98',
        count: 9,
        spread: 7,
        size: 0.9,
        near: 0.6,
        seed: 21,
        prop: true,
      },
    ],
    camera: { rise: 18, fill: 0.74 },
  },
  seenClose(front('first-light-ritual-set'), 'Gold lid of the balm and the serum on their box', {
    look: [-1.4, -1.4, 7],
    fill: 1.5,
    turn: -12,
    rise: 12,
  }),
  seenClose(front('barrier-quiet-cream'), 'Silver band and white bottle of the barrier cream', {
    look: [0, 0, 7.4],
    fill: 1.8,
    turn: -20,
  }),
  seenClose(front('clear-morning-gel-cleanser'), 'White dispenser and clear gel of the cleanser', {
    look: [-0.4, 0, 11],
    fill: 1.8,
    turn: 16,
  }),
  seenClose(front('even-keel-niacinamide-serum'), 'Dropper and white bottle of the serum', {
    look: [0, 0, 5.1],
    fill: 1.5,
    turn: -22,
  }),
  pressedTube(
    front('daylight-mineral-fluid-spf-30'),
    'The open tube of sun fluid lying down, a string of fluid before it',
    '#f6efdf',
  ),
  {
    name: 'slow-renewal-retinol-serum--open',
    alt: 'Retinol serum without its cap, the white dispenser free',
    backdrop: front('slow-renewal-retinol-serum').backdrop,
    items: [productOf(front('slow-renewal-retinol-serum'), { open: true })],
    camera: { rise: 16, fill: 0.66 },
  },
  {
    name: 'celadon-tea-essence--use',
    alt: 'The open bottle of essence, a stack of cotton pads and drops before it',
    backdrop: front('celadon-tea-essence').backdrop,
    items: [
      { ...productOf(front('celadon-tea-essence'), { open: true }), at: [-2.4, 2, 0] },
      { make: 'cotton', at: [2.2, -3.4, 0] },
      {
        make: 'drops',
        at: [-2.6, -4.4, 0],
        colour: '#cfdfc6',
        count: 2,
        spread: 1,
        size: 0.6,
        seed: 4,
        prop: true,
      },
    ],
    camera: { rise: 20, fill: 0.78, blur: 36 },
  },
  {
    name: 'rice-cloud-sheet-masks--fan',
    alt: 'Five sachets of sheet masks fanned out on the table',
    backdrop: front('rice-cloud-sheet-masks').backdrop,
    items: [productOf(front('rice-cloud-sheet-masks'), { count: 5, lying: true })],
    camera: { rise: 52, fill: 0.8 },
  },
  seenClose(front('rice-cloud-sheet-masks'), 'Ribbed seal and puckered foil of the sachet', {
    look: [-2.6, 0.6, 9.6],
    near: 2,
    turn: -20,
    rise: 12,
  }),
  openedJar(
    front('porcelain-overnight-mask'),
    'The open jar of overnight mask, its lid beside it',
    '#f6f3ec',
  ),
  openedJar(front('kelp-mineral-mud-mask'), 'The open jar of mud mask, its lid beside it', '#6f7a62'),
  seenClose(front('seafoam-cleansing-milk'), 'White dispenser of the cleansing milk', {
    look: [-0.4, 0, 12],
    fill: 1.9,
    turn: 18,
  }),
  pressedTube(
    front('oat-and-mallow-eye-cream'),
    'The open tube of eye cream lying down, a little cream before it',
    '#f1e6cf',
    { side: -1, length: 3.4 },
  ),
  {
    name: 'yuzu-enzyme-powder-wash--open',
    alt: 'The open bottle of powder wash, a heap of fine powder before it',
    backdrop: front('yuzu-enzyme-powder-wash').backdrop,
    items: [
      { ...productOf(front('yuzu-enzyme-powder-wash'), { open: true }), at: [-1.6, 2, 0] },
      { make: 'heap', at: [-0.6, -3.6, 0], colour: '#f7f1de', radius: 2.2, tall: 0.8, seed: 5 },
    ],
    camera: { rise: 24, fill: 0.74 },
  },
  seenClose(front('fig-leaf-lip-balm'), 'Pale green balm in its spun tin', {
    look: [0, -1, 1.4],
    near: 1.9,
    turn: -16,
    rise: 36,
  }),
];
