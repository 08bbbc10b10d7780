import type { Item, Picture } from '../picture.ts';
import { backdrops, label } from './parts.ts';

const white = { satin: '#f8f6f2' };
const gold = { metal: 'gold' };
const clear = { glass: '#ffffff' };

/** A sachet that leans back. */
const riceSachet: Item = {
  make: 'sachet',
  labels: label('moon', 'Rice Cloud Sheet Masks', '5 masks', 0.9),
  body: { satin: '#f4f0e6' },
  lean: 17,
};

export const skincare: Picture[] = [
  {
    name: 'rose-radiance-serum',
    alt: 'Clear glass dropper bottle with rose-coloured serum and a gold collar',
    backdrop: backdrops.rose,
    items: [
      {
        make: 'dropper',
        labels: label('orla', 'Rose Radiance Serum', '30 ml', 1.25),
        body: clear,
        cap: gold,
        inside: '#f0a3a3',
      },
    ],
  },
  {
    name: 'damask-cleansing-balm',
    alt: 'White jar of cleansing balm with a gold lid',
    backdrop: backdrops.rose,
    items: [
      {
        make: 'jar',
        labels: label('orla', 'Damask Cleansing Balm', '100 g', 1.9, { paper: null }),
        body: white,
        cap: gold,
        radius: 3.4,
        height: 3.5,
      },
    ],
  },
  {
    name: 'damask-cleansing-balm--open',
    alt: 'The open jar, balm swirled inside, lid leaning beside it',
    backdrop: backdrops.rose,
    items: [
      {
        make: 'jar',
        labels: label('orla', 'Damask Cleansing Balm', '100 g', 1.9, { paper: null }),
        body: white,
        cap: gold,
        radius: 3.4,
        height: 3.5,
        open: true,
        swirl: '#f7e2d4',
      },
      {
        make: 'petals',
        at: [0.5, -2.2, 0],
        colour: '#e59aa1',
        count: 7,
        spread: 6,
        size: 1,
        near: 0.7,
        prop: true,
        seed: 8,
      },
    ],
    camera: { rise: 30, fill: 0.84 },
  },
  {
    name: 'petal-dew-facial-mist',
    alt: 'Frosted pink spray bottle with a gold atomiser',
    backdrop: '#ecdcd0',
    items: [
      {
        make: 'mist',
        labels: label('orla', 'Petal Dew Facial Mist', '100 ml', 0.85),
        body: { satin: '#f3c9c6' },
        cap: gold,
      },
    ],
  },
  {
    name: 'velvet-hour-night-cream',
    alt: 'Deep rose glass jar of night cream with a gold lid',
    backdrop: backdrops.rose,
    items: [
      {
        make: 'jar',
        labels: label('orla', 'Velvet Hour Night Cream', '50 ml', 1.9, { paper: null, ink: '#f7e4d2' }),
        body: { gloss: '#7c2f45' },
        cap: gold,
      },
    ],
  },
  {
    name: 'first-light-ritual-set',
    alt: 'Serum, balm and facial mist of the First Light Ritual on their gift box',
    backdrop: backdrops.rose,
    items: [
      {
        make: 'carton',
        labels: label('orla', 'The First Light Ritual', undefined, 3.4, { paper: null }),
        colour: '#f2d3cb',
        size: [15.4, 8, 4.6],
      },
      {
        make: 'jar',
        at: [-3.9, -0.4, 4.6],
        turn: 4,
        labels: label('orla', 'Damask Cleansing Balm', '100 g', 1.9, { paper: null }),
        body: white,
        cap: gold,
        radius: 2.9,
        height: 2.9,
      },
      {
        make: 'dropper',
        at: [1.3, -0.8, 4.6],
        labels: label('orla', 'Rose Radiance Serum', '30 ml', 1.25),
        body: clear,
        cap: gold,
        inside: '#f0a3a3',
      },
      {
        make: 'mist',
        at: [5.3, 0.4, 4.6],
        labels: label('orla', 'Petal Dew Facial Mist', '100 ml', 0.85),
        body: { satin: '#f3c9c6' },
        cap: gold,
        height: 8.6,
      },
    ],
    camera: { rise: 12, fill: 0.72 },
  },
  {
    name: 'barrier-quiet-cream',
    alt: 'White airless bottle of barrier cream with clear black lettering',
    backdrop: backdrops.skincare,
    items: [
      {
        make: 'airless',
        labels: label('halden', 'Barrier Quiet Cream', '50 ml', 0.62),
        body: white,
        cap: { satin: '#e7ece6' },
      },
    ],
  },
  {
    name: 'clear-morning-gel-cleanser',
    alt: 'Clear pump bottle of gel cleanser',
    backdrop: '#e3e6da',
    items: [
      {
        make: 'pump',
        labels: label('halden', 'Clear Morning Gel Cleanser', '150 ml', 0.85),
        body: clear,
        cap: white,
        inside: '#dcefe6',
        height: 10.5,
      },
    ],
  },
  {
    name: 'even-keel-niacinamide-serum',
    alt: 'Slim white dropper bottle, 5% niacinamide',
    backdrop: backdrops.skincare,
    items: [
      {
        make: 'dropper',
        labels: label('halden', 'Even Keel 5% Niacinamide Serum', '30 ml', 0.95),
        body: white,
        cap: { satin: '#26302f' },
        bulb: '#26302f',
      },
    ],
  },
  {
    name: 'daylight-mineral-fluid-spf-30',
    alt: 'White tube of mineral sun fluid, SPF 30',
    backdrop: backdrops.skincare,
    items: [
      {
        make: 'tube',
        labels: label('halden', 'Daylight Mineral Fluid SPF 30', '50 ml', 0.72),
        body: white,
        cap: { satin: '#f0c86a' },
        width: 4.2,
        height: 9.4,
      },
    ],
  },
  {
    name: 'slow-renewal-retinol-serum',
    alt: 'Opaque pump bottle of retinol serum in pale amber with a dark cap',
    backdrop: backdrops.skincare,
    items: [
      {
        make: 'airless',
        labels: label('halden', 'Slow Renewal 0.2% Retinol Serum', '30 ml', 0.6),
        body: { satin: '#e3bf85' },
        cap: { satin: '#26302f' },
        radius: 1.5,
        height: 7.2,
        cap_height: 3.6,
      },
    ],
  },
  {
    name: 'moon-jar-water-cream',
    alt: 'Rounded celadon-glazed jar with a pale lid',
    backdrop: '#e2cdbd',
    items: [
      {
        make: 'jar',
        labels: label('moon', 'Moon Jar Water Cream', '60 ml', 1.7),
        body: { ceramic: '#bcd3c2' },
        cap: { ceramic: '#f1ede2' },
        radius: 3.3,
        height: 3.6,
        lid: 1.2,
      },
    ],
  },
  {
    name: 'moon-jar-water-cream--open',
    alt: 'The open jar with its water cream whipped to a peak',
    backdrop: '#e2cdbd',
    items: [
      {
        make: 'jar',
        labels: label('moon', 'Moon Jar Water Cream', '60 ml', 1.7),
        body: { ceramic: '#bcd3c2' },
        cap: { ceramic: '#f1ede2' },
        radius: 3.3,
        height: 3.6,
        lid: 1.2,
        open: true,
        swirl: '#f4f8f4',
      },
      { make: 'drops', at: [-5, -3.5, 0], colour: '#e3f1ea', count: 5, spread: 2.2, size: 0.9, prop: true },
    ],
    camera: { rise: 30, fill: 0.84 },
  },
  {
    name: 'celadon-tea-essence',
    alt: 'Tall celadon-green glass bottle of essence with a pale cap',
    backdrop: '#e2cdbd',
    items: [
      {
        make: 'bottle',
        labels: label('moon', 'Celadon Tea Essence', '150 ml', 0.7, { paper: '#f8f5ec' }),
        body: { glass: '#cfe8d8' },
        inside: '#e4f2e6',
        cap: { ceramic: '#f1ede2' },
        radius: 2.3,
        height: 11.4,
        cap_radius: 1.3,
        shoulder: 1.6,
      },
    ],
  },
  {
    name: 'rice-cloud-sheet-masks',
    alt: 'Two pale sachets of rice sheet masks leaning on a block',
    backdrop: '#e2cdbd',
    items: [
      { ...riceSachet, at: [-1.2, -1.3, 0], turn: 3 },
      { ...riceSachet, at: [3.4, -0.2, 0], turn: -4 },
      { make: 'block', at: [1.1, 5, 0], colour: '#d9bfa8', size: [16.6, 4, 8.6], prop: true },
    ],
    camera: { rise: 14 },
  },
  {
    name: 'porcelain-overnight-mask',
    alt: 'White porcelain jar of overnight mask',
    backdrop: '#e2cdbd',
    items: [
      {
        make: 'jar',
        labels: label('moon', 'Porcelain Overnight Mask', '80 ml', 1.8),
        body: { ceramic: '#f6f3ec' },
        cap: { ceramic: '#bcd3c2' },
        radius: 3.5,
        height: 3.2,
        lid: 1.1,
      },
    ],
  },
  {
    name: 'kelp-mineral-mud-mask',
    alt: 'Dark sea-green jar of kelp mud mask',
    backdrop: backdrops.body,
    items: [
      {
        make: 'jar',
        labels: label('tidemark', 'kelp mineral mud mask', '75 ml', 1.8, { ink: '#e6f0ea' }),
        body: { gloss: '#1d4a4a' },
        cap: { satin: '#123436' },
        radius: 3.1,
        height: 3.3,
      },
    ],
  },
  {
    name: 'seafoam-cleansing-milk',
    alt: 'Pale sea-green pump bottle of cleansing milk',
    backdrop: '#e9dfd0',
    items: [
      {
        make: 'pump',
        labels: label('tidemark', 'seafoam cleansing milk', '200 ml', 0.85),
        body: { satin: '#d3e8e1' },
        cap: white,
        height: 11.5,
      },
    ],
  },
  {
    name: 'brightwater-vitamin-c-drops',
    alt: 'Clear dropper bottle with golden vitamin C drops',
    backdrop: '#e6ddcc',
    items: [
      {
        make: 'dropper',
        labels: label('tidemark', 'brightwater vitamin C drops', '30 ml', 1.1, { paper: '#f7fbfa' }),
        body: clear,
        cap: { satin: '#0f3d4c' },
        bulb: '#f6f1ec',
        inside: '#f3bd5a',
        fill: 0.84,
      },
    ],
  },
  {
    name: 'hedgerow-face-oil',
    alt: 'Amber glass dropper bottle of face oil with a cream paper label',
    backdrop: backdrops.skincare,
    items: [
      {
        make: 'dropper',
        labels: label('fern', 'Hedgerow Face Oil', '30 ml', 1.15),
        body: { glass: '#c88436' },
        cap: { satin: '#2c3b28' },
        bulb: '#2a2a26',
        inside: '#eebf6b',
      },
    ],
  },
  {
    name: 'hedgerow-face-oil--sprig',
    alt: 'The bottle of face oil, a leafy sprig lying before it',
    backdrop: backdrops.skincare,
    items: [
      {
        make: 'dropper',
        at: [0.2, 0.8, 0],
        labels: label('fern', 'Hedgerow Face Oil', '30 ml', 1.15),
        body: { glass: '#c88436' },
        cap: { satin: '#2c3b28' },
        bulb: '#2a2a26',
        inside: '#eebf6b',
      },
      {
        make: 'sprig',
        at: [-4.4, -4, 0],
        turn: -80,
        colour: '#71895b',
        length: 9,
        leaves: 9,
        size: 2.8,
        prop: true,
      },
    ],
    camera: { rise: 24, fill: 0.56, shift: [0, -0.06] },
    sun: { angle: 34, energy: 1.6 },
  },
  {
    name: 'oat-and-mallow-eye-cream',
    alt: 'Small oat-coloured tube of eye cream with a green cap',
    backdrop: backdrops.skincare,
    items: [
      {
        make: 'tube',
        labels: label('fern', 'Oat & Mallow Eye Cream', '15 ml', 0.74, { paper: null }),
        body: { satin: '#ece2cb' },
        cap: { satin: '#4a5d3f' },
        width: 3,
        height: 7.4,
        cap_height: 1.8,
      },
    ],
  },
  {
    name: 'yuzu-enzyme-powder-wash',
    alt: 'White bottle of powder wash with a wooden cap',
    backdrop: '#e6dcb4',
    items: [
      {
        make: 'bottle',
        labels: label('hinoki', 'Yuzu Enzyme Powder Wash', '60 g', 0.85),
        body: { satin: '#f7f3e6' },
        cap: { wood: ['#d3a873', '#b5864f'] },
        radius: 2.4,
        height: 8.2,
        cap_radius: 1.7,
        cap_height: 2.4,
        shoulder: 0.7,
      },
    ],
  },
  {
    name: 'fig-leaf-lip-balm',
    alt: 'Open tin of fig leaf lip balm touched by a finger, its lid behind',
    backdrop: '#d9d3e3',
    items: [
      {
        make: 'tin',
        labels: label('casa', 'Fig Leaf Lip Balm', '12 g', 1.25),
        body: { metal: 'silver' },
        inside: '#e7e3b8',
        radius: 2.9,
        height: 1.7,
      },
    ],
    camera: { rise: 27, blur: 80, focus: [0.4, 2.8, 2.2] },
  },
];
