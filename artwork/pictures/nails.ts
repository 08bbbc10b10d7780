import type { Item, Picture } from '../picture.ts';
import { backdrops, label } from './parts.ts';

const pearl = { gloss: '#f3e6df' };
const ink = { gloss: '#1f1a1d' };
const rose = '#ecc3c6';

type Place = [number, number, number];

const colophon = (shade: string, at: Place, turn = 0, isNamed = false): Item => ({
  make: 'nail',
  at,
  turn,
  shade,
  cap: ink,
  width: 2.7,
  height: 4.1,
  cap_height: 4.6,
  glazed: true,
  wide: 0.94,
  ...(isNamed && { labels: label('pigment', 'Colophon', undefined, 1.3) }),
});

export const glassFile: Item = {
  make: 'glass_file',
  at: [0, 0, 0.16],
  turn: [-90, 0, -32],
  lean: [0, 0, 0],
  labels: label('tilt', undefined, undefined, 0.24, { upwards: true, ink: '#ffffff' }),
};

export const nailBrush: Item = {
  make: 'nail_brush',
  body: { wood: ['#dfc096', '#c49c68'] },
  lying: [180, 0, 28],
  up: 3,
};

export const nails: Picture[] = [
  {
    name: 'sous-laque-base-coat',
    alt: 'Square bottle of milky base coat with a pearl cap',
    backdrop: rose,
    items: [
      {
        make: 'nail',
        turn: -12,
        shade: '#f1dcd6',
        cap: pearl,
        foot: false,
        wide: 0.92,
        labels: label('perle', 'Sous-Laque', 'base', 1.2),
      },
    ],
    camera: { rise: 11, fill: 0.66 },
  },
  {
    name: 'miroir-top-coat',
    alt: 'Square bottle of clear top coat with a pearl cap',
    backdrop: '#e2b6bb',
    items: [
      {
        make: 'nail',
        turn: 12,
        shade: '#fdeef0',
        cap: pearl,
        clear: true,
        wide: 0.92,
        labels: label('perle', 'Miroir', 'brillant', 1.2),
      },
    ],
    camera: { rise: 11, fill: 0.66 },
  },
  {
    name: 'colophon-nail-lacquer',
    alt: 'Bottles of nail lacquer in brick, plum, ink blue and parchment with black caps',
    backdrop: '#eab9ae',
    items: [
      colophon('#a63a2c', [0, 0, 0], -10, true),
      colophon('#5d1f3f', [-3.6, 1.5, 0], 14),
      colophon('#20324f', [3.6, 1.3, 0], -24),
      colophon('#e6d5c0', [1.2, 4, 0], 8),
    ],
    camera: { rise: 14 },
  },
  {
    name: 'almond-blossom-cuticle-oil',
    alt: 'Small glass dropper bottle of golden cuticle oil with a wooden collar',
    backdrop: '#f1dcc0',
    items: [
      {
        make: 'dropper',
        labels: label('casa', 'Almond Blossom Cuticle Oil', '15 ml', 1.15),
        body: { glass: '#ffffff' },
        inside: '#f0c877',
        cap: { wood: ['#c79b6b', '#9e7343'] },
        bulb: '#faf3e4',
        radius: 1.75,
        height: 4.6,
      },
      { make: 'petals', colour: '#f8e3e0', count: 5, spread: 5, size: 0.9, prop: true, seed: 9 },
    ],
    camera: { rise: 11, fill: 0.62 },
  },
  {
    name: 'tempered-glass-nail-file',
    alt: 'Nail file of one piece of glass, its blade etched white, its grip clear, lying on clay red',
    backdrop: '#b5796a',
    items: [glassFile],
    camera: { fill: 0.82, rise: 44, shift: [0, 0] },
  },
  {
    name: 'clean-slate-nail-lacquer-remover',
    alt: 'Clear bottle of nail lacquer remover with a grey cap',
    backdrop: '#d5dde0',
    items: [
      {
        make: 'bottle',
        labels: label('halden', 'Clean Slate Remover', '100 ml', 0.9, { paper: '#f7f8f6' }),
        body: { glass: '#ffffff' },
        inside: '#dfeef0',
        cap: { satin: '#55605f' },
        radius: 2.3,
        height: 8.6,
        cap_radius: 1.5,
        cap_height: 2.1,
        shoulder: 0.9,
      },
    ],
    camera: { fill: 0.66 },
  },
  {
    name: 'hinoki-nail-brush',
    alt: 'Block of pale hinoki with rows of sisal bristles, lying on its back',
    backdrop: '#a9b8a6',
    items: [nailBrush],
    camera: { rise: 34, fill: 0.66 },
  },
  {
    name: 'rice-milk-hand-mask',
    alt: 'Celadon sachet of a hand mask leaning on a pale block',
    backdrop: '#c9d9cd',
    items: [
      {
        make: 'sachet',
        turn: 2,
        lean: 17,
        labels: label('moon', 'Rice Milk Hand Mask', 'one pair', 0.9, { ink: '#f3f6ee' }),
        body: { satin: '#6d9382' },
        size: [8.4, 12],
      },
      { make: 'block', at: [0, 5, 0], colour: '#e3e6da', size: [11, 4, 7.6], prop: true },
    ],
    camera: { rise: 14, fill: 0.66 },
  },
  {
    name: 'night-watch-hand-balm',
    alt: 'Navy jar of hand balm, open, a swirl of balm inside',
    backdrop: backdrops.body,
    items: [
      {
        make: 'jar',
        labels: label('saltwell', 'Night Watch Hand Balm', '75 ml', 1.7, { ink: '#eef3f6' }),
        body: { satin: '#1e3550' },
        cap: { satin: '#f7f5ef' },
        radius: 3.3,
        height: 3.6,
        lid: 1.3,
        open: true,
        swirl: '#faf3e6',
      },
    ],
    camera: { rise: 22, fill: 0.62 },
  },
];
