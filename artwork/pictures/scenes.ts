import type { Item, Picture } from '../picture.ts';
import { bronzer } from './makeup.ts';
import { backdrops, label } from './parts.ts';
import { birch, comb, lyingStyler, paddleBrush, scissors } from './tools.ts';

const gold = { metal: 'gold' };
const clear = { glass: '#ffffff' };
const ink = { gloss: '#1f1a1d' };
const pearl = { gloss: '#f3e6df' };
const green = { satin: '#1f4a3d' };

type Place = [number, number, number];

const serum = (at: Place, turn = 0): Item => ({
  make: 'dropper',
  at,
  turn,
  labels: label('orla', 'Rose Radiance Serum', '30 ml', 1.25),
  body: clear,
  cap: gold,
  inside: '#f0a3a3',
});
const nightCream = (at: Place): Item => ({
  make: 'jar',
  at,
  labels: label('orla', 'Velvet Hour Night Cream', '50 ml', 1.9, { paper: null, ink: '#f7e4d2' }),
  body: { gloss: '#7c2f45' },
  cap: gold,
});
const facialMist = (at: Place): Item => ({
  make: 'mist',
  at,
  labels: label('orla', 'Petal Dew Facial Mist', '100 ml', 0.85),
  body: { satin: '#f3c9c6' },
  cap: gold,
});
const lilac = (at: Place, turn = 0): Item => ({
  make: 'round_flacon',
  at,
  turn,
  labels: label('perle', 'Rue des Lilas', 'eau de parfum', 1.25, { paper: '#fbf5f0' }),
  body: clear,
  inside: '#d9c2ea',
  cap: { gloss: '#f7ece6' },
  ball: true,
  cap_radius: 1.5,
});
const inkAndFig = (at: Place, turn = -14): Item => ({
  make: 'flacon',
  at,
  turn,
  labels: label('nocturne', 'Ink & Fig', 'eau de parfum', 1.25),
  body: clear,
  inside: '#b99ad6',
  cap: { gloss: '#1d1620' },
});
const shampoo = (at: Place, height = 12.5): Item => ({
  make: 'pump',
  at,
  labels: label('aldous', 'Gloss Standard Shampoo', '250 ml', 0.8),
  body: green,
  cap: { satin: '#15302a' },
  height,
  radius: 2.7,
});
const conditioner = (at: Place, height = 12.5): Item => ({
  make: 'pump',
  at,
  labels: label('aldous', 'Gloss Standard Conditioner', '250 ml', 0.8, { ink: '#1f4a3d' }),
  body: { satin: '#f3e7cc' },
  cap: { satin: '#1f4a3d' },
  height,
  radius: 2.7,
});
const hairMask = (at: Place): Item => ({
  make: 'jar',
  at,
  labels: label('aldous', 'Press Night Hair Mask', '200 ml', 1.7),
  body: { gloss: '#1f4a3d' },
  cap: { metal: 'brass' },
  radius: 3.9,
  height: 4.4,
  lid: 1.7,
});
const shineOil = (at: Place): Item => ({
  make: 'dropper',
  at,
  labels: label('aldous', 'Matinée Shine Oil', '50 ml', 1.1, { paper: '#1f4a3d' }),
  body: clear,
  cap: { metal: 'brass' },
  bulb: '#1f4a3d',
  inside: '#f1c15d',
  radius: 1.9,
  height: 6.4,
});
const lipstick = (at: Place, shade = '#b3131f', turn = 0): Item => ({
  make: 'lipstick',
  at,
  turn,
  shade,
  case: ink,
  labels: label('pigment', undefined, undefined, 0.36, { upwards: true }),
});
const foundation = (at: Place, shade: string): Item => ({
  make: 'foundation',
  at,
  shade,
  cap: ink,
  labels: label('pigment', 'First Draft Foundation', '30 ml', 0.8, { ink: '#221518' }),
});
const brushes = (at: Place): Item => ({
  make: 'brush_set',
  at,
  labels: label('pigment', 'The Full Manuscript', undefined, 1.2, { ink: '#221518' }),
  handle: birch,
});
const lacquer = (at: Place, shade: string, turn = 0): Item => ({
  make: 'nail',
  at,
  turn,
  shade,
  cap: pearl,
  labels: label('perle', 'Laque', undefined, 1.3, { ink: '#f8eee2' }),
});
const plinth = (at: Place, colour: string, radius: number, height: number): Item => ({
  make: 'plinth',
  at,
  colour,
  radius,
  height,
  prop: true,
});

/** Stone, cut and left unpolished. */
const travertine = { material: 'stone', veins: '#dfb3a6' };

const wide: [number, number] = [2880, 1440];
const tall: [number, number] = [1200, 1600];
const late = { angle: 36, energy: 1.7 };
/** Enough for so many pixels. */
const samples = 14;
/** A phone shows a tall picture from 37 to 77 % of its height; its foot fades into the words below. */
const inWide = { fill: 0.8, rise: 8, shift: [-0.19, 0.005] as [number, number] };
const inTall = { fill: 0.8, near: 0.86, rise: 8, shift: [0, 0.062] as [number, number] };

const roseShelf: Item[] = [
  { make: 'arch', at: [-1.5, 5, 0], colour: '#e6aca6', width: 10, height: 14.4, prop: true },
  { ...plinth([-2, 1, 0], '#eccabf', 4, 2.8), ...travertine },
  { ...plinth([5.6, -0.5, 0], '#eccabf', 4.2, 1.6), ...travertine },
  plinth([-7.9, -3.6, 0], '#f3d9d1', 3.4, 1),
  // Paler than its own picture: before the arch its colour is deeper.
  { ...lilac([-2, 1, 2.8]), inside: '#eadff3' },
  serum([5.2, -0.2, 1.6]),
  nightCream([-7.9, -3.6, 1]),
  {
    ...lipstick([1.6, -4.4, 0]),
    case: pearl,
    shade: '#b8224f',
    satin: true,
    fluted: true,
    labels: label('perle', undefined, undefined, 4.2),
  },
  { make: 'ball', at: [8, -2, 1.6], colour: '#e6cfa8', radius: 0.75, material: 'metal' },
];

const salonShelf: Item[] = [
  { make: 'arch', at: [-0.6, 5.4, 0], colour: '#dcb66e', width: 13, height: 16.4, prop: true },
  plinth([2.6, 1.2, 0], '#ecd49e', 4.4, 1.4),
  plinth([9, -0.2, 0], '#f0dcae', 4.6, 1.1),
  shampoo([-4.2, 0.6, 0]),
  conditioner([2.6, 1.2, 1.4]),
  hairMask([9, -0.2, 1.1]),
  { ...shineOil([-0.6, -3.8, 0]), scale: 0.95 },
];

const makeupShelf: Item[] = [
  { make: 'arch', at: [1, 5, 0], colour: '#6d2447', width: 11, height: 12.6, prop: true },
  plinth([1, 1, 0], '#7a2c50', 4.8, 1.4),
  plinth([8.6, -0.4, 0], '#8a3a5c', 3.6, 1.4),
  plinth([-7.4, 0.6, 0], '#702748', 3, 2.2),
  { ...brushes([1, 1.2, 1.4]), scale: 0.68 },
  lipstick([-2.2, -4, 0]),
  { ...lipstick([-4.8, -3.2, 0], '#d0566b') },
  foundation([8.6, -0.4, 1.4], '#d8ad88'),
  lacquer([4.2, -4.6, 0], '#b30d1f', -12),
  lacquer([-7.4, 0.6, 2.2], '#d9a3a0', 14),
];

const curlCream: Item = {
  make: 'tube',
  at: [-10, -0.6, 0],
  labels: label('aldous', 'Curtain Call Curl Cream', '200 ml', 0.7),
  body: green,
  cap: { metal: 'brass' },
  width: 5.2,
  height: 12,
};

export const heroes: Picture[] = [
  ...bothWays(1, 'Perfume, serum and night cream on rose-coloured plinths', '#eac3b8', roseShelf),
  ...bothWays(
    2,
    'Salon shampoo, conditioner, mask and oil in bottle green and cream',
    '#e5cb8a',
    salonShelf,
    {
      alt: 'Salon shampoo, conditioner, curl cream, mask and oil in bottle green and cream',
      items: [...salonShelf, curlCream],
    },
  ),
  ...bothWays(3, 'Lipsticks, brushes, foundation and lacquer before plum', '#57152f', makeupShelf),
  {
    name: 'category-skincare',
    alt: 'Serum, cream and mist side by side',
    backdrop: backdrops.skincare,
    items: [
      plinth([0, 2.4, 0], '#dfe8d6', 5, 4),
      facialMist([0, 2.4, 4]),
      serum([-3.4, -2.4, 0], 8),
      {
        make: 'jar',
        at: [3.6, -2, 0],
        labels: label('moon', 'Moon Jar Water Cream', '60 ml', 1.7),
        body: { ceramic: '#bcd3c2' },
        cap: { ceramic: '#f1ede2' },
        radius: 3,
        height: 3.3,
        lid: 1.1,
      },
    ],
    sun: late,
  },
  {
    name: 'category-haircare',
    alt: 'Shampoo, conditioner and hair oil',
    backdrop: backdrops.haircare,
    items: [
      shampoo([-3, 2, 0], 14),
      conditioner([3, 1, 0], 12),
      { ...shineOil([0.4, -3.4, 0]), scale: 0.95 },
    ],
    camera: { fill: 0.76 },
    sun: late,
  },
  {
    name: 'category-makeup',
    alt: 'Lipstick, foundation and an open compact',
    backdrop: backdrops.makeup,
    items: [
      { ...bronzer, at: [0.4, 2.6, 0], shade: '#d98f7a' },
      { ...lipstick([-3.4, -1.6, 0]), scale: 1.1 },
      { ...foundation([4.4, -1.2, 0], '#d8ad88'), scale: 0.8 },
    ],
    camera: { rise: 14 },
    sun: late,
  },
  {
    name: 'category-fragrances',
    alt: 'Two flacons of perfume on plinths',
    backdrop: '#e6d6cd',
    items: [plinth([-2.6, 1.6, 0], '#f0e6de', 4.2, 4), lilac([-2.6, 1.6, 4]), inkAndFig([3.6, -1.6, 0], -18)],
    sun: late,
  },
  {
    name: 'category-salon-tools',
    alt: 'Paddle brush, hair straightener, comb and scissors laid out',
    backdrop: backdrops.tools,
    items: [
      { ...paddleBrush, at: [-9.4, 0, 0.62], turn: [-90, 0, 4] },
      { ...lyingStyler, at: [-1.6, -1.6, 1.45], turn: [-90, 0, -3] },
      { ...comb, at: [5.6, 4.4, 0.18], turn: [-90, 0, 0] },
      { ...scissors, at: [12.6, 2, 0.26], turn: [-90, 0, -8], gape: 6 },
    ],
    camera: { rise: 62, near: 1.12, shift: [0, 0] },
    sun: late,
  },
  {
    name: 'category-body-care',
    alt: 'Body lotion, scrub and soap in white and navy',
    backdrop: backdrops.body,
    items: [
      {
        make: 'pump',
        at: [-3.2, 1.6, 0],
        labels: label('saltwell', 'Samphire Body Lotion', '250 ml', 0.85),
        body: { satin: '#f7f5ef' },
        cap: { satin: '#1e3550' },
        height: 12,
      },
      {
        make: 'jar',
        at: [5.2, 0, 0],
        labels: label('saltwell', 'Tidal Sea Salt Body Scrub', '300 g', 1.6),
        body: { satin: '#f7f5ef' },
        cap: { satin: '#1e3550' },
        radius: 3.7,
        height: 4.6,
        lid: 1.4,
      },
      { make: 'soap', at: [-2.4, -5, 0], turn: 10, colour: '#9fc4d3', size: [6.4, 4.2, 2.2] },
    ],
    sun: late,
  },
  {
    name: 'category-wellness',
    alt: 'Burning candle, bath salts and pebbles',
    backdrop: backdrops.wellness,
    items: [
      plinth([-3, 1.6, 0], '#cfe2d8', 5, 2.4),
      {
        make: 'candle',
        at: [-3, 1.6, 2.4],
        labels: label('nocturne', 'Lamp Black', '220 g', 1.2, { paper: '#e9dcc6', ink: '#1d1620' }),
        body: { gloss: '#1b171b' },
        lit: true,
      },
      {
        make: 'bath_salts',
        at: [5.4, 0, 0],
        scale: 0.86,
        labels: label('hinoki', 'Onsen Bath Salts', '500 g', 1.1, { paper: '#f8f3e6' }),
        salt: '#dfeadf',
        cap: { wood: ['#d3a873', '#b5864f'] },
      },
      { make: 'pebble', at: [0.8, -4.4, 0], size: 1.3, prop: true },
      { make: 'pebble', at: [-3, -4.8, 0], size: 0.9, seed: 5, colour: '#e2dcd0', prop: true },
    ],
    sun: late,
  },
];

/** A hero for wide screens, its goods on the right, and one for tall screens. */
function bothWays(
  slide: number,
  alt: string,
  backdrop: string,
  items: Item[],
  onlyTall: Partial<Picture> = {},
): Picture[] {
  const scene = { alt, backdrop, items, samples, sun: late };
  return [
    { ...scene, name: `hero-${slide}-wide`, size: wide, camera: inWide },
    { ...scene, name: `hero-${slide}-tall`, size: tall, camera: inTall, ...onlyTall },
  ];
}
