import type { Picture } from '../picture.ts';
import { backdrops, label } from './parts.ts';

const white = { satin: '#f7f5ef' };
const navy = { satin: '#1e3550' };

export const bodyCare: Picture[] = [
  {
    name: 'tidal-sea-salt-body-scrub',
    alt: 'White jar of sea salt body scrub with a navy lid',
    backdrop: backdrops.body,
    items: [
      {
        make: 'jar',
        labels: label('saltwell', 'Tidal Sea Salt Body Scrub', '300 g', 1.6),
        body: white,
        cap: navy,
        radius: 4.1,
        height: 5,
        lid: 1.5,
      },
    ],
  },
  {
    name: 'harbour-hand-cream',
    alt: 'White tube of hand cream with a navy cap',
    backdrop: backdrops.body,
    items: [
      {
        make: 'tube',
        labels: label('saltwell', 'Harbour Hand Cream', '50 ml', 0.72),
        body: white,
        cap: navy,
        width: 4.4,
        height: 9.6,
      },
    ],
  },
  {
    name: 'deckhand-hand-wash',
    alt: 'Clear sea-blue pump bottle of hand wash',
    backdrop: '#e4e3db',
    items: [
      {
        make: 'pump',
        labels: label('saltwell', 'Deckhand Hand Wash', '300 ml', 0.85, { paper: '#f7fafb' }),
        body: { glass: '#ffffff' },
        inside: '#b5dbe8',
        cap: navy,
        height: 12,
      },
    ],
  },
  {
    name: 'samphire-body-lotion',
    alt: 'White pump bottle of body lotion',
    backdrop: backdrops.body,
    items: [
      {
        make: 'pump',
        labels: label('saltwell', 'Samphire Body Lotion', '250 ml', 0.85),
        body: white,
        cap: { satin: '#7f9c7c' },
        height: 12,
      },
    ],
  },
  {
    name: 'harbour-soap-trio',
    alt: 'Three bars of soap stacked, the top one in a paper band',
    backdrop: backdrops.body,
    items: [
      {
        make: 'soap_stack',
        labels: label('saltwell', 'The Harbour Soap', undefined, 1.25),
        colours: ['#9fb8c4', '#e9e3d4', '#c9d6cc'],
        wrap: '#f7f5ef',
      },
    ],
    camera: { rise: 14 },
  },
  {
    name: 'bramble-body-butter',
    alt: 'Wide bramble-purple jar of body butter',
    backdrop: '#d9c7d6',
    items: [
      {
        make: 'jar',
        labels: label('fern', 'Bramble Body Butter', '200 ml', 1.6),
        body: { glass: '#a4659a' },
        inside: '#f1dfe8',
        cap: { satin: '#2c3b28' },
        radius: 4,
        height: 4.4,
        lid: 1.5,
      },
    ],
  },
  {
    name: 'bramble-body-butter--open',
    alt: 'The open jar, body butter whipped inside',
    backdrop: '#d9c7d6',
    items: [
      {
        make: 'jar',
        labels: label('fern', 'Bramble Body Butter', '200 ml', 1.6),
        body: { glass: '#a4659a' },
        inside: '#f1dfe8',
        cap: { satin: '#2c3b28' },
        radius: 4,
        height: 4.4,
        lid: 1.5,
        open: true,
        swirl: '#f3e3ea',
      },
    ],
    camera: { rise: 34, fill: 0.84 },
    samples: 6,
  },
  {
    name: 'moss-and-bergamot-body-wash',
    alt: 'Moss-green bottle of body wash with a paper label',
    backdrop: '#e6e0cb',
    items: [
      {
        make: 'pump',
        labels: label('fern', 'Moss & Bergamot Body Wash', '250 ml', 0.95),
        body: { glass: '#a9c27a' },
        inside: '#d5dd9d',
        cap: { satin: '#2c3b28' },
        height: 11.5,
      },
    ],
  },
  {
    name: 'lavender-triple-milled-soap',
    alt: 'Lavender bar of soap in a paper band, three stalks of lavender lying before it',
    backdrop: '#e9e2d3',
    items: [
      {
        make: 'standing_soap',
        labels: label('casa', 'Lavender Soap', '150 g', 1.15, { paper: null }),
        colour: '#c5b9dd',
        wrap: '#faf6ea',
      },
      { make: 'lavender', at: [-4.1, -5.4, 0], turn: -84, length: 8.4, count: 3, seed: 4, prop: true },
    ],
    camera: { rise: 20, fill: 0.52, shift: [0, 0] },
  },
  {
    name: 'almond-blossom-body-oil',
    alt: 'Tall glass bottle of golden body oil with a wooden cap',
    backdrop: '#efe3d4',
    items: [
      {
        make: 'bottle',
        labels: label('casa', 'Almond Blossom Body Oil', '100 ml', 0.85),
        body: { glass: '#ffffff' },
        inside: '#f4d291',
        cap: { wood: ['#c79b6b', '#9e7343'] },
        radius: 2.1,
        height: 10.4,
        cap_radius: 1.1,
        cap_height: 2,
        shoulder: 1.6,
      },
    ],
  },
  {
    name: 'almond-blossom-body-oil--petals',
    alt: 'Body oil on stone with almond petals',
    backdrop: '#ecdfce',
    items: [
      {
        make: 'block',
        colour: '#e9dcc8',
        size: [11, 8, 1.8],
        material: 'stone',
        veins: '#dccbb1',
        prop: true,
      },
      {
        make: 'bottle',
        at: [0, 0, 1.8],
        labels: label('casa', 'Almond Blossom Body Oil', '100 ml', 0.85),
        body: { glass: '#ffffff' },
        inside: '#f4d291',
        cap: { wood: ['#c79b6b', '#9e7343'] },
        radius: 2.1,
        height: 10.4,
        cap_radius: 1.1,
        cap_height: 2,
        shoulder: 1.6,
      },
      {
        make: 'petals',
        colour: '#f7d3d2',
        count: 10,
        spread: 8,
        size: 1.2,
        around: [7.2, 5.8],
        prop: true,
        seed: 5,
      },
    ],
    camera: { rise: 13, fill: 0.54, shift: [0, 0] },
    sun: { angle: 34, energy: 1.5 },
  },
  {
    name: 'hinoki-dry-body-brush',
    alt: 'Round wooden body brush with natural bristles',
    backdrop: '#a9b8a6',
    items: [{ make: 'dry_brush', body: { wood: ['#d8b183', '#b98b56'] } }],
    camera: { rise: 16 },
  },
  {
    name: 'damask-deodorant-balm',
    alt: 'Blush pot of deodorant balm with a gold lid',
    backdrop: '#d9a09b',
    items: [
      {
        make: 'jar',
        labels: label('orla', 'Damask Deodorant Balm', '60 g', 1.9, { paper: null }),
        body: { satin: '#f4d6d0' },
        cap: { metal: 'gold' },
        radius: 2.9,
        height: 2.6,
        lid: 1.2,
      },
    ],
  },
  {
    name: 'seaweed-foot-cream',
    alt: 'Sea-green tube of foot cream',
    backdrop: backdrops.body,
    items: [
      {
        make: 'tube',
        labels: label('tidemark', 'seaweed foot cream', '100 ml', 0.75, { ink: '#eaf4f0' }),
        body: { satin: '#2c6a68' },
        cap: { satin: '#f7f5ef' },
        width: 4.9,
        height: 11,
      },
    ],
  },
  {
    name: 'ink-and-fig-body-cream',
    alt: 'Black jar of body cream with a gold-lettered label',
    backdrop: backdrops.fragrances,
    items: [
      {
        make: 'jar',
        labels: label('nocturne', 'Ink & Fig Body Cream', '200 ml', 1.7, { paper: null }),
        body: { gloss: '#241b27' },
        cap: { gloss: '#1d1620' },
        radius: 4,
        height: 4.4,
        lid: 1.5,
      },
    ],
  },
];
