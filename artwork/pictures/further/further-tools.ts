import type { Item, Picture } from '../../picture.ts';
import { backdrops, label } from '../parts.ts';
import { comb, lyingStyler, paddleBrush, scissors, tools, tweezers } from '../tools.ts';
import { productOf, sceneOf, seenClose } from './scene-of.ts';
import { toolsInUse } from './tools-in-use.ts';
import { toolsWithHair } from './tools-with-hair.ts';

const front = (slug: string) => sceneOf(tools, slug);
const scrunchie: Item = { make: 'scrunchie', colour: '#d9a3b0', scale: 0.8, prop: true };

export const furtherTools: Picture[] = [
  {
    ...front('foundry-ionic-hair-dryer'),
    name: 'foundry-ionic-hair-dryer--nozzle',
    alt: 'Flat nozzle and copper ring of the hair dryer, seen close',
    items: [productOf(front('foundry-ionic-hair-dryer'), { turn: [-81.6, 0, -52] })],
    camera: { near: 2, look: [18.2, 4.4, 4], focus: [21, 1.2, 4.4], blur: 22, rise: 26, shift: [0, 0] },
  },
  seenClose(front('flatstone-ceramic-styler'), 'Copper dial and hinge of the straightener', {
    look: [-1.4, 3, 1.6],
    focus: [0.4, 3.2, 3],
    near: 2.6,
    rise: 40,
    turn: 22,
    blur: 40,
  }),
  {
    name: 'flatstone-ceramic-styler--scale',
    alt: 'The straightener, closed, beside a comb and a sectioning clip',
    backdrop: backdrops.tools,
    items: [
      lyingStyler,
      { ...comb, at: [7.6, 1.4, 0.18], turn: [-90, 0, -14] },
      { make: 'sectioning_clip', at: [-6.6, 12, 0], turn: -34 },
    ],
    camera: { rise: 62, fill: 0.86, shift: [0, 0] },
  },
  seenClose(front('bellows-curling-wand'), 'Copper ring between grip and barrel of the curling wand', {
    look: [-5.4, 12.6, 1.8],
    focus: [-5, 11.4, 3],
    near: 2.5,
    rise: 34,
    turn: -12,
  }),
  {
    ...front('bellows-curling-wand'),
    name: 'bellows-curling-wand--tip',
    alt: 'Ceramic barrel marked 32 mm, copper ring and ribbed black cool tip of the curling wand, seen close',
    camera: {
      look: [-11, 24.9, 1.6],
      focus: [-10.8, 24.4, 3.1],
      near: 3.4,
      rise: 54,
      turn: 10,
      blur: 44,
      shift: [0, 0],
    },
  },
  {
    name: 'green-room-paddle-brush--scale',
    alt: 'The paddle brush beside a silk scrunchie and a cutting comb',
    backdrop: '#b7c3b6',
    items: [
      { ...paddleBrush, at: [-3.4, 0, 0.68], turn: [-90, 0, 10] },
      { ...scrunchie, at: [6.8, 19.6, 0] },
      { ...comb, at: [5.8, -0.6, 0.18], turn: [-90, 0, -8], scale: 0.8 },
    ],
    camera: { rise: 64, fill: 0.84, shift: [0, 0] },
  },
  seenClose(front('tilt-cutting-scissors'), 'Copper screw and ground blades of the scissors', {
    look: [3.5, 8.3, 0.5],
    focus: [3.2, 7.4, 0.6],
    near: 1.9,
    rise: 72,
    turn: -24,
    blur: 48,
    shift: [0, 0],
  }),
  {
    name: 'tilt-cutting-scissors--sheath',
    alt: 'The closed scissors beside their leather sheath and tension key',
    backdrop: backdrops.tools,
    items: [
      { ...scissors, at: [-3.6, 0.6, 0.26], turn: [-90, 0, -14], gape: 0.8 },
      {
        make: 'sheath',
        at: [3.2, 0.4, 0],
        turn: -10,
        labels: label('tilt', undefined, undefined, 2.6, { ink: '#f0dfd0' }),
      },
      { make: 'tension_key', at: [-6.4, 7.6, 0], turn: 18 },
    ],
    camera: { rise: 64, fill: 0.88, blur: 48, shift: [0, 0] },
    samples: 6,
  },
  seenClose(front('tang-carbon-cutting-comb'), 'Fine and wide teeth of the comb', {
    look: [-4, 9.2, 0.3],
    near: 2.4,
    rise: 40,
    turn: -24,
  }),
  {
    name: 'tang-carbon-cutting-comb--scale',
    alt: 'The comb beside the steel cutting scissors',
    backdrop: backdrops.tools,
    items: [
      { ...comb, at: [-4.4, 1.2, 0.18], turn: [-90, 0, 6] },
      { ...scissors, at: [3.4, 0.2, 0.26], turn: [-90, 0, -10], gape: 5 },
    ],
    camera: { rise: 64, fill: 0.86, blur: 48, shift: [0, 0] },
    samples: 6,
  },
  seenClose(front('stage-left-sectioning-clips'), 'Double hinge and ribs of the sectioning clips', {
    look: [-1.2, 3.2, 0.6],
    near: 2.3,
    rise: 38,
    turn: 24,
  }),
  {
    name: 'stage-left-sectioning-clips--open',
    alt: 'One sectioning clip pressed open, its teeth apart, and one closed',
    backdrop: backdrops.haircare,
    items: [
      { make: 'sectioning_clip', at: [-1.8, 0, 0], turn: 26, open: 16 },
      { make: 'sectioning_clip', at: [2.4, -0.8, 0], turn: -18 },
    ],
    camera: { rise: 30, near: 1.35, turn: 10, shift: [0, 0] },
  },
  seenClose(front('blotter-blending-sponges'), 'Fine pores and blunt tip of a blending sponge', {
    look: [-2.4, 0, 3.6],
    near: 2,
    turn: -14,
  }),
  {
    name: 'blotter-blending-sponges--wet',
    alt: 'A sponge grown by half under the tap beside a dry one and a stroke of foundation',
    backdrop: backdrops.makeup,
    items: [
      { make: 'blender_sponge', at: [-2.2, 1.4, 0], colour: '#d97f88', wet: 1.36 },
      { make: 'blender_sponge', at: [3.2, 0.6, 0], colour: '#e79aa0' },
      { make: 'smear', at: [1.2, -4.6, 0], turn: 6, colour: '#c99a73', length: 8, width: 3, thick: 0.4 },
    ],
    camera: { rise: 22, fill: 0.72 },
  },
  {
    name: 'hallmark-slant-tweezers--close',
    alt: 'Slanted tips of the tweezers, seen close',
    backdrop: '#efe6dd',
    items: [{ ...tweezers, turn: [-90, 78, -52] }],
    camera: {
      look: [6.6, 5.2, 0.6],
      focus: [7.2, 5.7, 0.7],
      near: 3,
      rise: 46,
      turn: 8,
      blur: 44,
      shift: [0, 0],
    },
  },
  {
    name: 'hallmark-slant-tweezers--scale',
    alt: 'The tweezers on a stack of cotton pads',
    backdrop: backdrops.tools,
    items: [
      { make: 'cotton', at: [1.6, 4.4, 0] },
      { ...tweezers, at: [-2.2, -1.2, 0.6], turn: [-80, 0, -38] },
    ],
    camera: { rise: 44, fill: 0.74, shift: [0, 0] },
  },
  ...toolsWithHair,
  ...toolsInUse,
];
