import type { Item, Picture } from '../picture.ts';
import { backdrops, label } from './parts.ts';

export const birch = { wood: ['#dfbf92', '#c59a68'] };
const graphite = { satin: '#2d2b2e' };

/** On its side, as it lies beside other things. */
const dryer: Item = {
  make: 'dryer',
  at: [0, 0, 1.46],
  turn: [-81.6, 0, 14],
  lying: true,
  labels: label('tilt', undefined, undefined, 4),
  body: graphite,
};

const styler: Item = {
  make: 'styler',
  at: [-2, 0, 1.45],
  turn: [-90, 0, -22],
  cord: true,
  labels: label('tilt', undefined, undefined, 0.13, { upwards: true }),
  body: graphite,
};

/** Closed, without its cord, as it lies beside other things. */
export const lyingStyler: Item = { ...styler, gape: 1.2, cord: false };

const wand: Item = {
  make: 'curling_wand',
  at: [0, 0, 1.75],
  turn: [-90, 0, 24],
  cord: true,
  labels: {
    ...label('tilt', undefined, undefined, 0.2, { upwards: true }),
    mark: label('tilt', '32 mm', undefined, 2.6, { nameless: true, ink: '#5a4a40' }).label,
  },
  body: graphite,
};

export const paddleBrush: Item = {
  make: 'paddle_brush',
  at: [0, 0, 0.68],
  turn: [-90, 0, -32],
  lean: [0, 0, 0],
  labels: label('aldous', undefined, undefined, 0.14, { upwards: true, ink: '#5b3a1d' }),
  body: { wood: ['#d3ab80', '#9c6c40'] },
};

const brushRoll: Item = {
  make: 'brush_roll',
  turn: -8,
  labels: label('pigment', undefined, undefined, 5),
  handle: birch,
};

export const scissors: Item = {
  make: 'scissors',
  at: [0, 0, 0.26],
  turn: [-90, 0, -24],
  lean: [0, 0, 0],
  labels: label('tilt', undefined, undefined, 0.16, { upwards: true, ink: '#1e1a18' }),
};

export const comb: Item = {
  make: 'comb',
  at: [0, 0, 0.18],
  turn: [-90, 0, 28],
  lean: [0, 0, 0],
  labels: label('tilt', undefined, undefined, 0.1, { upwards: true }),
  body: graphite,
};

export const tweezers: Item = {
  make: 'tweezers',
  at: [0, 0, 0.6],
  turn: [-90, 0, -30],
  lean: [0, 0, 0],
  labels: label('tilt', undefined, undefined, 0.3, { upwards: true, ink: '#5a2f1c' }),
};

export const tools: Picture[] = [
  {
    name: 'foundry-ionic-hair-dryer',
    alt: 'Graphite hair dryer with a copper ring and a flat black nozzle, lying on its side',
    backdrop: backdrops.tools,
    items: [dryer],
    camera: { rise: 56, fill: 0.82, shift: [0, 0.02] },
    samples: 5,
  },
  {
    name: 'foundry-ionic-hair-dryer--detail',
    alt: 'Copper grille and ring of the hair dryer, seen close',
    backdrop: backdrops.tools,
    items: [{ ...dryer, turn: [-81.6, 0, 62] }],
    camera: { near: 2.1, look: [-17.4, 2.6, 4], focus: [-19.2, 0.4, 4.4], blur: 22, rise: 24, shift: [0, 0] },
    samples: 5,
  },
  {
    name: 'flatstone-ceramic-styler',
    alt: 'Graphite hair straightener with copper plates, lying, slightly open',
    backdrop: backdrops.tools,
    items: [styler],
    camera: { rise: 56, fill: 0.8, shift: [0, 0] },
  },
  {
    name: 'bellows-curling-wand',
    alt: 'Graphite curling wand without a clamp, its ceramic barrel up to the cool tip',
    backdrop: backdrops.tools,
    items: [wand],
    camera: { rise: 54, fill: 0.82, shift: [0, 0] },
  },
  {
    name: 'green-room-paddle-brush',
    alt: 'Beechwood paddle brush with a russet air cushion and rounded pins, lying',
    backdrop: '#b7c3b6',
    items: [paddleBrush],
    camera: { rise: 38, fill: 0.8, near: 1.32, shift: [0, 0] },
  },
  {
    name: 'green-room-paddle-brush--detail',
    alt: 'Rounded pins and air cushion of the paddle brush, seen close',
    backdrop: '#b7c3b6',
    items: [paddleBrush],
    camera: { near: 2, look: [9.6, 15.4, 1.2], focus: [8, 12.6, 2], blur: 40, rise: 26 },
  },
  {
    name: 'tilt-cutting-scissors',
    alt: 'Open steel hairdressing scissors with a copper screw',
    backdrop: backdrops.tools,
    items: [scissors],
    camera: { rise: 64, fill: 0.82, blur: 48, shift: [0, 0] },
    samples: 7,
  },
  {
    name: 'tang-carbon-cutting-comb',
    alt: 'Black carbon cutting comb with centimetres marked along its back, lying',
    backdrop: backdrops.tools,
    items: [comb],
    camera: { rise: 60, fill: 0.74, shift: [0, 0] },
  },
  {
    name: 'stage-left-sectioning-clips',
    alt: 'Six long matt-black sectioning clips, fanned out',
    backdrop: backdrops.haircare,
    items: [{ make: 'clips' }],
    camera: { rise: 58, fill: 0.94, shift: [0, 0] },
  },
  {
    name: 'full-manuscript-brush-set',
    alt: 'Twelve makeup brushes lying in their unrolled canvas, each handle in its stitched pocket',
    backdrop: backdrops.makeup,
    items: [brushRoll],
    camera: { rise: 60, near: 1.28, shift: [0, 0.01] },
  },
  {
    name: 'full-manuscript-brush-set--detail',
    alt: 'Brush hair, gold ferrules and the stitched pockets of the roll, seen close',
    backdrop: backdrops.makeup,
    items: [{ ...brushRoll, labels: {} }],
    camera: {
      near: 2.2,
      look: [-7.4, 6.4, 1.2],
      focus: [-8, 6.6, 1.6],
      rise: 42,
      turn: 14,
      blur: 40,
      shift: [0, 0],
    },
  },
  {
    name: 'full-manuscript-brush-set--cup',
    alt: 'Six of the makeup brushes in an ivory cup',
    backdrop: backdrops.makeup,
    items: [
      {
        make: 'brush_set',
        labels: label('pigment', 'The Full Manuscript', undefined, 1.2, { ink: '#221518' }),
        handle: birch,
      },
    ],
    camera: { fill: 0.7 },
  },
  {
    name: 'blotter-blending-sponges',
    alt: 'Two teardrop blending sponges with blunt tips, whole in blush and cut aslant in plum',
    backdrop: backdrops.makeup,
    items: [{ make: 'sponges', colours: ['#e79aa0', '#7a3550'], cut: 1 }],
    camera: { rise: 14 },
  },
  {
    name: 'hallmark-slant-tweezers',
    alt: 'Steel slant tweezers with a copper end, lying',
    backdrop: backdrops.tools,
    items: [tweezers],
    camera: { rise: 62, fill: 0.66, shift: [0, 0] },
  },
];
