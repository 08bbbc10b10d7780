import type { Picture } from '../picture.ts';
import { backdrops, label } from './parts.ts';

const graphite = { satin: '#2d2b2e' };
const green = { gloss: '#1f4a3d' };

export const tools: Picture[] = [
  {
    name: 'foundry-ionic-hair-dryer',
    alt: 'Graphite hair dryer with copper rings',
    backdrop: backdrops.tools,
    items: [{ make: 'dryer', turn: 16, labels: label('tilt', undefined, undefined, 4), body: graphite }],
  },
  {
    name: 'foundry-ionic-hair-dryer--detail',
    alt: 'Copper grille and ring of the hair dryer, seen close',
    backdrop: backdrops.tools,
    items: [{ make: 'dryer', turn: 52, labels: label('tilt', undefined, undefined, 4), body: graphite }],
    camera: { fill: 1.3, look: [-3, -2, 17], blur: 11, rise: 12 },
  },
  {
    name: 'flatstone-ceramic-styler',
    alt: 'Graphite hair straightener with copper plates, upright',
    backdrop: backdrops.tools,
    items: [
      {
        make: 'styler',
        turn: 14,
        labels: label('tilt', undefined, undefined, 0.13, { upwards: true }),
        body: graphite,
      },
    ],
    camera: { fill: 0.7 },
  },
  {
    name: 'bellows-curling-wand',
    alt: 'Graphite curling wand with a ceramic barrel',
    backdrop: backdrops.tools,
    items: [
      {
        make: 'curling_wand',
        turn: -10,
        labels: label('tilt', undefined, undefined, 0.2, { upwards: true }),
        body: graphite,
      },
    ],
    camera: { fill: 0.7 },
  },
  {
    name: 'green-room-paddle-brush',
    alt: 'Bottle-green paddle brush with a cream cushion',
    backdrop: backdrops.haircare,
    items: [
      {
        make: 'paddle_brush',
        labels: label('aldous', undefined, undefined, 0.14, { upwards: true }),
        body: green,
      },
    ],
    camera: { fill: 0.72 },
  },
  {
    name: 'green-room-paddle-brush--detail',
    alt: 'Bristles and cushion of the paddle brush, seen close',
    backdrop: backdrops.haircare,
    items: [{ make: 'paddle_brush', turn: 24, body: green }],
    camera: { fill: 1.5, look: [0, -1, 19], blur: 11, rise: 14 },
  },
  {
    name: 'tilt-cutting-scissors',
    alt: 'Open steel hairdressing scissors with a copper screw',
    backdrop: backdrops.tools,
    items: [
      {
        make: 'scissors',
        labels: label('tilt', undefined, undefined, 0.16, { upwards: true, ink: '#4a4038' }),
      },
    ],
    camera: { fill: 0.7 },
  },
  {
    name: 'tang-carbon-cutting-comb',
    alt: 'Black carbon cutting comb',
    backdrop: backdrops.tools,
    items: [
      {
        make: 'comb',
        turn: 8,
        labels: label('tilt', undefined, undefined, 0.1, { upwards: true }),
        body: graphite,
      },
    ],
    camera: { fill: 0.7 },
  },
  {
    name: 'stage-left-sectioning-clips',
    alt: 'Four sectioning clips in green and cream',
    backdrop: backdrops.haircare,
    items: [
      {
        make: 'clips',
        colours: ['#1f4a3d', '#1f4a3d', '#f0e2c2', '#b98f4e'],
      },
    ],
    camera: { rise: 58, fill: 1.05 },
  },
  {
    name: 'full-manuscript-brush-set',
    alt: 'Six makeup brushes in an ivory cup',
    backdrop: backdrops.makeup,
    items: [
      {
        make: 'brush_set',
        labels: label('pigment', 'The Full Manuscript', undefined, 1.2, { ink: '#221518' }),
        handle: { gloss: '#1f1a1d' },
      },
    ],
    camera: { fill: 0.7 },
  },
  {
    name: 'full-manuscript-brush-set--detail',
    alt: 'Brush hair and gold ferrules, seen close',
    backdrop: backdrops.makeup,
    items: [{ make: 'brush_set', turn: 30, handle: { gloss: '#1f1a1d' } }],
    camera: { fill: 1.6, look: [0, 0, 17], blur: 22, rise: 12 },
  },
  {
    name: 'blotter-blending-sponges',
    alt: 'Two teardrop blending sponges in blush and plum',
    backdrop: backdrops.makeup,
    items: [{ make: 'sponges', colours: ['#e79aa0', '#7a3550'] }],
  },
  {
    name: 'hallmark-slant-tweezers',
    alt: 'Steel slant tweezers with a copper end',
    backdrop: backdrops.tools,
    items: [{ make: 'tweezers', turn: 22 }],
    camera: { fill: 0.66 },
  },
];
