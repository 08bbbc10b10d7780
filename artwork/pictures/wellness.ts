import type { Picture } from '../picture.ts';
import { backdrops, label } from './parts.ts';

export const wellness: Picture[] = [
  {
    name: 'ink-and-fig-candle',
    alt: 'Violet glass candle with its black lid beside it',
    backdrop: '#e3d3c6',
    items: [
      {
        make: 'candle',
        labels: label('nocturne', 'Ink & Fig', '220 g', 1.2),
        body: { glass: '#5a2f78' },
        lid: { gloss: '#1d1620' },
      },
    ],
    camera: { rise: 15 },
  },
  {
    name: 'lamp-black-candle',
    alt: 'Black glass candle with its gold lid beside it',
    backdrop: '#c3b6a8',
    items: [
      {
        make: 'candle',
        labels: label('nocturne', 'Lamp Black', '220 g', 1.2, { paper: '#e9dcc6', ink: '#1d1620' }),
        body: { gloss: '#1b171b' },
        lid: { metal: 'gold' },
      },
    ],
    camera: { rise: 15 },
  },
  {
    name: 'lamp-black-candle--top',
    alt: 'Wick and pale wax of the candle from above',
    backdrop: '#c3b6a8',
    items: [{ make: 'candle', body: { gloss: '#1b171b' }, lid: { metal: 'gold' } }],
    camera: { rise: 42, fill: 0.75, blur: 11 },
  },
  {
    name: 'mulberry-silk-sleep-mask',
    alt: 'Padded sleep mask of plum mulberry silk, its gathered band fallen behind it',
    backdrop: '#e9dcd2',
    items: [
      {
        make: 'sleep_mask',
        turn: 12,
        colour: '#7d3b5e',
        labels: label('loom', undefined, undefined, 3, { paper: null, ink: '#f6e3ea' }),
      },
    ],
    camera: { rise: 48, near: 1.2 },
  },
  {
    name: 'lights-out-pillow-mist',
    alt: 'Plum glass spray bottle of pillow mist',
    backdrop: '#e8dcd6',
    items: [
      {
        make: 'mist',
        labels: label('loom', 'lights out pillow mist', '75 ml', 0.85, { paper: '#f8efee' }),
        body: { glass: '#c99ac2' },
        inside: '#e3cbe2',
        cap: { satin: '#f3e9e6' },
        height: 8.8,
      },
    ],
  },
  {
    name: 'weighted-lavender-eye-pillow',
    alt: 'Lavender silk eye pillow with sprigs of lavender',
    backdrop: '#ebe2d6',
    items: [
      { make: 'pillow', turn: 8, colour: '#c0b2d3', labels: label('loom', undefined, undefined, 2.4) },
      { make: 'dried_lavender', at: [-6.6, -8.6, 0], turn: -86, length: 10, count: 3, seed: 4, prop: true },
    ],
    camera: { rise: 40, near: 1.16 },
  },
  {
    name: 'onsen-bath-salts',
    alt: 'Glass jar of pale bath salts with a wooden lid',
    backdrop: backdrops.wellness,
    items: [
      {
        make: 'bath_salts',
        labels: label('hinoki', 'Onsen Bath Salts', '500 g', 1.1, { paper: '#f8f3e6' }),
        salt: '#eef3ea',
        cap: { wood: ['#d3a873', '#b5864f'] },
      },
    ],
    samples: 5,
  },
  {
    name: 'onsen-bath-salts--texture',
    alt: 'Bath salt crystals in a heap',
    backdrop: backdrops.wellness,
    items: [{ make: 'crystals', colour: '#eef3ea', count: 1500, spread: 6, size: 0.42, seed: 12 }],
    camera: { rise: 34, fill: 1.2, near: 1.45, blur: 11 },
    mood: 'raking',
  },
  {
    name: 'forest-steam-bath-tablets',
    alt: 'Green bath tablets stacked before their tin',
    backdrop: backdrops.wellness,
    items: [
      {
        make: 'tablets',
        labels: label('hinoki', 'Forest Steam Bath Tablets', '6 tablets', 1.1, { ink: '#f4ecda' }),
        colour: '#b3c3a0',
        tin_body: { satin: '#3f5441' },
      },
    ],
    camera: { rise: 15 },
  },
  {
    name: 'celadon-jade-gua-sha',
    alt: 'Pale green jade gua sha stone',
    backdrop: '#d3ddd2',
    items: [
      { make: 'gua_sha' },
      { make: 'pebble', at: [0.9, 3.5, 0], size: 0.95, colour: '#e8e4da', veins: '#cfc9bb' },
    ],
    camera: { rise: 34, fill: 0.84 },
  },
  {
    name: 'celadon-jade-gua-sha--set',
    alt: 'The jade stone on a folded towel, a bottle of face oil behind it',
    backdrop: '#e4d9cc',
    items: [
      {
        make: 'towel',
        at: [0.6, 1.6, 0],
        turn: -5,
        colour: '#f3eee4',
        size: [23, 17],
        layers: 2,
        prop: true,
      },
      { make: 'gua_sha', at: [-0.4, -1.6, 1.84], turn: 10 },
      {
        make: 'dropper',
        at: [3.2, 5, 1.86],
        labels: label('fern', 'Hedgerow Face Oil', '30 ml', 1.15),
        body: { glass: '#c88436' },
        cap: { satin: '#2c3b28' },
        bulb: '#2a2a26',
        inside: '#eebf6b',
      },
    ],
    camera: { rise: 32, fill: 0.72 },
  },
];
