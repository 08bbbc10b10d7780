import type { Picture } from '../picture.ts';
import { backdrops, label } from './parts.ts';

const green = { satin: '#1f4a3d' };
const brass = { metal: 'brass' };

export const haircare: Picture[] = [
  {
    name: 'gloss-standard-shampoo',
    alt: 'Bottle-green pump bottle of shampoo with cream lettering',
    backdrop: backdrops.haircare,
    items: [
      {
        make: 'pump',
        labels: label('aldous', 'Gloss Standard Shampoo', '250 ml', 0.8),
        body: green,
        cap: { satin: '#15302a' },
        height: 12.5,
        radius: 2.7,
      },
    ],
  },
  {
    name: 'gloss-standard-shampoo--sizes',
    alt: 'The shampoo in 500 and 250 millilitres beside its conditioner',
    backdrop: backdrops.haircare,
    items: [
      {
        make: 'pump',
        at: [-3.6, 1.5, 0],
        labels: label('aldous', 'Gloss Standard Shampoo', '500 ml', 0.7),
        body: green,
        cap: { satin: '#15302a' },
        height: 16,
        radius: 3,
      },
      {
        make: 'pump',
        at: [2.6, -1, 0],
        labels: label('aldous', 'Gloss Standard Shampoo', '250 ml', 0.8),
        body: green,
        cap: { satin: '#15302a' },
        height: 12,
        radius: 2.6,
      },
      {
        make: 'bottle',
        at: [7.6, 2.4, 0],
        labels: label('aldous', 'Gloss Standard Conditioner', '250 ml', 0.8, { ink: '#1f4a3d' }),
        body: { satin: '#f0e2c2' },
        cap: { satin: '#1f4a3d' },
        height: 12,
      },
    ],
  },
  {
    name: 'gloss-standard-conditioner',
    alt: 'Cream pump bottle of conditioner with bottle-green lettering',
    backdrop: backdrops.haircare,
    items: [
      {
        make: 'pump',
        labels: label('aldous', 'Gloss Standard Conditioner', '250 ml', 0.8, { ink: '#1f4a3d' }),
        body: { satin: '#f3e7cc' },
        cap: { satin: '#1f4a3d' },
        height: 12.5,
        radius: 2.7,
      },
    ],
  },
  {
    name: 'press-night-hair-mask',
    alt: 'Wide bottle-green jar of hair mask with a brass lid',
    backdrop: backdrops.haircare,
    items: [
      {
        make: 'jar',
        labels: label('aldous', 'Press Night Hair Mask', '200 ml', 1.7),
        body: { gloss: '#1f4a3d' },
        cap: brass,
        radius: 3.9,
        height: 4.4,
        lid: 1.7,
      },
    ],
  },
  {
    name: 'rising-curtain-root-lift',
    alt: 'Slim bottle-green spray bottle',
    backdrop: backdrops.haircare,
    items: [
      {
        make: 'mist',
        labels: label('aldous', 'Rising Curtain Root Lift', '150 ml', 0.62),
        body: green,
        cap: { satin: '#15302a' },
        radius: 2,
        height: 13,
      },
    ],
  },
  {
    name: 'second-day-dry-shampoo',
    alt: 'Tall cream aerosol can with a green cap',
    backdrop: backdrops.haircare,
    items: [
      {
        make: 'aerosol',
        labels: label('aldous', 'Second Day Dry Shampoo', '200 ml', 0.62, { ink: '#1f4a3d' }),
        body: { satin: '#f3e7cc' },
        cap: green,
      },
    ],
  },
  {
    name: 'matinee-shine-oil',
    alt: 'Clear glass bottle of golden hair oil with a brass pump',
    backdrop: backdrops.haircare,
    items: [
      {
        make: 'dropper',
        labels: label('aldous', 'Matinée Shine Oil', '50 ml', 1.1, { paper: '#1f4a3d' }),
        body: { glass: '#ffffff' },
        cap: brass,
        bulb: '#1f4a3d',
        inside: '#f1c15d',
        radius: 1.9,
        height: 6.4,
      },
    ],
  },
  {
    name: 'heat-cue-protect-spray',
    alt: 'Cream spray bottle with a brass atomiser',
    backdrop: backdrops.haircare,
    items: [
      {
        make: 'mist',
        labels: label('aldous', 'Heat Cue Protect Spray', '150 ml', 0.62, { ink: '#8c3b1f' }),
        body: { satin: '#f3e7cc' },
        cap: { satin: '#8c3b1f' },
        radius: 2,
        height: 13,
      },
    ],
  },
  {
    name: 'curtain-call-curl-cream',
    alt: 'Bottle-green tube of curl cream',
    backdrop: backdrops.haircare,
    items: [
      {
        make: 'tube',
        labels: label('aldous', 'Curtain Call Curl Cream', '200 ml', 0.7),
        body: green,
        cap: brass,
        width: 5.6,
        height: 13,
      },
    ],
  },
  {
    name: 'salt-line-wave-spray',
    alt: 'Frosted sea-blue spray bottle with a white atomiser',
    backdrop: backdrops.body,
    items: [
      {
        make: 'mist',
        labels: label('tidemark', 'salt line wave spray', '200 ml', 0.7),
        body: { glass: '#cfe9f1' },
        inside: '#d9eef4',
        cap: { satin: '#f8f6f2' },
        radius: 2.2,
        height: 12.5,
      },
    ],
  },
  {
    name: 'driftwood-scalp-scrub',
    alt: 'Clear jar of scalp scrub with a wooden lid',
    backdrop: backdrops.body,
    items: [
      {
        make: 'jar',
        labels: label('tidemark', 'driftwood scalp scrub', '200 g', 1.7),
        body: { satin: '#e4ece9' },
        cap: { wood: ['#d1b08a', '#a9845a'] },
        radius: 3.8,
        height: 4.4,
        lid: 1.4,
      },
    ],
  },
  {
    name: 'nettle-rosemary-shampoo-bar',
    alt: 'Round green shampoo bar flecked with herbs beside one wrapped in pleated paper',
    backdrop: backdrops.skincare,
    items: [
      {
        make: 'shampoo_bar',
        labels: label('fern', 'Nettle & Rosemary Shampoo Bar', '80 g', 1, { paper: null }),
        colour: '#c3cfa2',
      },
    ],
    camera: { rise: 14 },
  },
  {
    name: 'heather-leave-in-milk',
    alt: 'Heather-coloured spray bottle with a green pump',
    backdrop: '#dccfe0',
    items: [
      {
        make: 'pump',
        labels: label('fern', 'Heather Leave-In Milk', '150 ml', 0.85, { paper: null }),
        body: { satin: '#e9dcec' },
        cap: { satin: '#4a5d3f' },
        radius: 2.3,
        height: 10.5,
      },
    ],
  },
  {
    name: 'camellia-hair-essence',
    alt: 'Celadon glass bottle of hair essence with a gold pump',
    backdrop: '#c9d9cd',
    items: [
      {
        make: 'mist',
        labels: label('moon', 'Camellia Hair Essence', '80 ml', 0.9, { paper: '#f6f3ea' }),
        body: { glass: '#d5ecdd' },
        inside: '#f0e6b8',
        cap: { metal: 'gold' },
        radius: 1.9,
        height: 9,
      },
    ],
  },
  {
    name: 'camellia-hair-essence--petals',
    alt: 'The essence on a plinth with camellia petals',
    backdrop: '#c9d9cd',
    items: [
      { make: 'plinth', colour: '#eee9dd', radius: 5, height: 1.5, prop: true },
      {
        make: 'mist',
        at: [0, 0, 1.5],
        labels: label('moon', 'Camellia Hair Essence', '80 ml', 0.9, { paper: '#f6f3ea' }),
        body: { glass: '#d5ecdd' },
        inside: '#f0e6b8',
        cap: { metal: 'gold' },
        radius: 1.9,
        height: 9,
      },
      { make: 'petals', colour: '#f2dfe0', count: 9, spread: 8, around: [6.6, 6.4], prop: true, seed: 12 },
    ],
    camera: { rise: 13, fill: 0.54, shift: [0, 0] },
    sun: { angle: 36, energy: 1.5 },
  },
  {
    name: 'olive-and-laurel-scalp-oil',
    alt: 'Olive-green glass bottle of scalp oil with a paper label',
    backdrop: '#dcdcb8',
    items: [
      {
        make: 'bottle',
        labels: label('casa', 'Olive & Laurel Scalp Oil', '100 ml', 0.85),
        body: { glass: '#c4cf7e' },
        inside: '#d9d988',
        cap: { wood: ['#b98d5e', '#8f6639'] },
        radius: 2.1,
        height: 9.4,
        cap_radius: 1.1,
        cap_height: 1.8,
        shoulder: 1.5,
      },
    ],
  },
  {
    name: 'mulberry-silk-scrunchies',
    alt: 'Three gathered silk scrunchies in oyster, blush and ink',
    backdrop: '#e5cdd8',
    items: [{ make: 'scrunchies', colours: ['#2b2c3c', '#e9e0d3', '#d9a3b0'] }],
    camera: { rise: 36, fill: 0.92, shift: [0, 0] },
  },
];
