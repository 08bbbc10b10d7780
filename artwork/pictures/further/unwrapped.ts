import type { Picture } from '../../picture.ts';
import { bodyCare } from '../body-care.ts';
import { fragrances } from '../fragrances.ts';
import { nails } from '../nails.ts';
import { skincare } from '../skincare.ts';
import { wellness } from '../wellness.ts';
import { productOf, sceneOf } from './scene-of.ts';

const front = (slug: string) =>
  sceneOf([...skincare, ...bodyCare, ...fragrances, ...nails, ...wellness], slug);

/** Sachets torn, tins and jars in use, a bottle without its cap. */
export const unwrapped: Picture[] = [
  {
    name: 'agua-de-alfazema-cologne--open',
    alt: 'The open bottle of cologne, its cork-faced cap and three stalks of lavender before it',
    backdrop: front('agua-de-alfazema-cologne').backdrop,
    items: [
      productOf(front('agua-de-alfazema-cologne'), { at: [-0.8, 1.6, 0], open: true }),
      { make: 'lavender', at: [-4.8, -4.6, 0], turn: -82, length: 8, count: 3, seed: 4, prop: true },
    ],
    camera: { rise: 22, fill: 0.74, blur: 36, shift: [0, -0.04] },
  },
  {
    name: 'tidal-sea-salt-body-scrub--open',
    alt: 'The open jar of sea salt scrub with a wooden spoon in it, its navy lid before it',
    backdrop: front('tidal-sea-salt-body-scrub').backdrop,
    items: [
      productOf(front('tidal-sea-salt-body-scrub'), {
        at: [-1.4, 2.4, 0],
        open: true,
        grained: true,
        swirl: '#e4ece9',
        lid_at: [4.6, -6.4, 0],
      }),
      { make: 'spoon', at: [-1.4, 2, 2.9], turn: [0, 54, 14], body: { wood: ['#d3a873', '#b5864f'] } },
    ],
    camera: { rise: 34, fill: 0.84 },
  },
  {
    name: 'fig-leaf-lip-balm--use',
    alt: 'The tin of lip balm from above, two strokes of a finger in the balm, its lid leaning on it',
    backdrop: front('fig-leaf-lip-balm').backdrop,
    items: [
      productOf(front('fig-leaf-lip-balm'), {
        worn: 0.42,
        at: [-1.6, 1.4, 0],
        lid: { at: [5.45, -1.2, 0.88], turn: [0, 17, -12] },
      }),
    ],
    camera: { rise: 56, fill: 0.86, near: 0.98, blur: 60, shift: [0, 0] },
  },
  {
    name: 'wild-rose-solid-perfume--use',
    alt: 'The solid perfume in its gold case, worn by a fingertip, its lid and rose petals beside it',
    backdrop: front('wild-rose-solid-perfume').backdrop,
    items: [
      productOf(front('wild-rose-solid-perfume'), {
        worn: 0.4,
        at: [1.4, -1, 0],
        turn: 150,
        lid: { at: [4.4, -3.4, 0], turn: [0, 0, -160] },
      }),
      {
        make: 'petals',
        at: [0, 0, 0],
        colour: '#e59aa1',
        count: 7,
        spread: 6,
        size: 0.9,
        near: 0.8,
        seed: 4,
        prop: true,
      },
    ],
    camera: { rise: 46, fill: 0.84, blur: 60, shift: [0, 0] },
  },
  {
    name: 'rice-cloud-sheet-masks--open',
    alt: 'A torn sachet, the wet folded sheet mask half drawn out of it',
    backdrop: front('rice-cloud-sheet-masks').backdrop,
    items: [
      {
        ...productOf(front('rice-cloud-sheet-masks')),
        make: 'torn_sachet',
        at: [-1.6, -9, 0],
        turn: -16,
        drawn: 5.4,
      },
      { make: 'torn_strip', at: [-4.6, 8.4, 0], turn: 24, body: { satin: '#f4f0e6' } },
    ],
    camera: { rise: 54, fill: 0.9, near: 0.98, shift: [0, 0] },
    mood: 'raking',
  },
  {
    name: 'rice-milk-hand-mask--open',
    alt: 'A torn sachet of the hand mask, the wet folded film half drawn out of it, a little essence on the table',
    backdrop: front('rice-milk-hand-mask').backdrop,
    items: [
      {
        ...productOf(front('rice-milk-hand-mask')),
        make: 'torn_sachet',
        at: [1.6, -9, 0],
        turn: 13,
        drawn: 4.2,
        inside: '#f3f1ea',
      },
      { make: 'torn_strip', at: [5.6, 8, 0], turn: -18, body: { satin: '#7fa692' } },
      { make: 'pool', at: [-6.4, 3.4, 0], colour: '#efe9dc', size: 0.7, raking: true },
    ],
    camera: { rise: 54, fill: 0.9, near: 0.98, shift: [0, 0] },
    mood: 'raking',
  },
  {
    name: 'forest-steam-bath-tablets--use',
    alt: 'A bath tablet dissolving in a bowl of water, another on its unfolded waxed paper, the open tin behind',
    backdrop: front('forest-steam-bath-tablets').backdrop,
    items: [
      productOf(front('forest-steam-bath-tablets'), { make: 'tablet_tin', at: [-6, 4.6, 0] }),
      { make: 'bath_bowl', at: [3.8, -3, 0], body: { ceramic: '#f1ede2' }, colour: '#a9bb95' },
      { make: 'waxed_paper', at: [-5.6, -6.6, 0], turn: 22 },
      { make: 'tablet', at: [-5.6, -6.6, 0.14], turn: 40, colour: '#b3c3a0' },
    ],
    camera: { rise: 34, fill: 0.84 },
  },
];
