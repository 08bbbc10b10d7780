import type { Picture } from '../../picture.ts';
import { bodyCare } from '../body-care.ts';
import { openedJar, pressedTube, productOf, sceneOf, seenClose } from './scene-of.ts';

const front = (slug: string) => sceneOf(bodyCare, slug);

export const furtherBodyCare: Picture[] = [
  {
    name: 'tidal-sea-salt-body-scrub--grains',
    alt: 'The jar of body scrub, a scoop of grained scrub before it',
    backdrop: front('tidal-sea-salt-body-scrub').backdrop,
    items: [
      { ...productOf(front('tidal-sea-salt-body-scrub')), at: [-1.6, 3.2, 0] },
      { make: 'scrub', at: [1.8, -4.6, 0], colour: '#e4ece9', radius: 2.7, tall: 0.9, grains: 700 },
    ],
    camera: { rise: 26, fill: 0.76 },
  },
  pressedTube(
    front('harbour-hand-cream'),
    'The open tube of hand cream lying down, a string of cream before it',
    '#f5f2ea',
    { side: -1 },
  ),
  seenClose(front('deckhand-hand-wash'), 'Navy dispenser and clear blue hand wash', {
    look: [-0.4, 0, 12.4],
    fill: 1.8,
    turn: 18,
  }),
  seenClose(front('samphire-body-lotion'), 'Dispenser of the body lotion', {
    look: [0, 0, 12],
    fill: 2,
    turn: 20,
  }),
  seenClose(front('harbour-soap-trio'), 'Three bars of soap, one upon the other', {
    look: [0.6, 0, 4.4],
    fill: 1.6,
    turn: -32,
    rise: 20,
  }),
  {
    name: 'harbour-soap-trio--open',
    alt: 'The three bars unwrapped on a folded towel, blue, oat and sea green',
    backdrop: front('harbour-soap-trio').backdrop,
    items: [
      { make: 'towel', colour: '#f3efe6', size: [24, 15], layers: 2, prop: true },
      { make: 'bars', at: [0, -0.4, 1.85], colours: ['#9fb8c4', '#e9e3d4', '#c9d6cc'] },
    ],
    camera: { rise: 36, near: 1.25 },
  },
  seenClose(front('moss-and-bergamot-body-wash'), 'Dark green dispenser and moss-green body wash', {
    look: [-0.4, 0, 11.8],
    fill: 1.8,
    turn: 18,
  }),
  seenClose(front('lavender-triple-milled-soap'), 'Rounded edge and paper band of the lavender soap', {
    look: [-1.6, -0.6, 3],
    fill: 1.1,
    turn: -26,
    rise: 20,
  }),
  {
    name: 'lavender-triple-milled-soap--use',
    alt: 'The unwrapped bar in a white dish, lavender beside it',
    backdrop: front('lavender-triple-milled-soap').backdrop,
    items: [
      { make: 'dish', body: { ceramic: '#f5f1e8' }, radius: 6.4 },
      { make: 'soap', at: [0, 0, 0.55], turn: 10, colour: '#c5b9dd' },
      { make: 'lavender', at: [-4.6, -7.6, 0], turn: -90, length: 9, count: 3, seed: 4, prop: true },
    ],
    camera: { rise: 34, fill: 0.66 },
    samples: 12,
  },
  seenClose(front('hinoki-dry-body-brush'), 'Bristles of the body brush', {
    look: [-0.6, -1, 4.2],
    near: 2,
    turn: 10,
    rise: 20,
  }),
  {
    name: 'hinoki-dry-body-brush--scale',
    alt: 'The body brush before a folded white towel, which shows its size',
    backdrop: front('hinoki-dry-body-brush').backdrop,
    items: [
      { make: 'towel', at: [0.5, 7, 0], turn: 4, colour: '#f4f0e7', size: [20, 12], layers: 4 },
      { ...productOf(front('hinoki-dry-body-brush')), at: [-0.5, -1.8, 0] },
    ],
    camera: { rise: 24, near: 1.25 },
  },
  openedJar(
    front('damask-deodorant-balm'),
    'The open jar of deodorant balm, its gold lid beside it',
    '#f6e9df',
  ),
  pressedTube(
    front('seaweed-foot-cream'),
    'The open tube of foot cream lying down, a string of pale green cream before it',
    '#d9e4d3',
    { length: 5.4 },
  ),
  openedJar(
    front('ink-and-fig-body-cream'),
    'The open jar of body cream, its black lid beside it',
    '#efe5f0',
  ),
  {
    name: 'almond-blossom-body-oil--open',
    alt: 'The open bottle of body oil, its wooden cap and golden drops before it',
    backdrop: front('almond-blossom-body-oil').backdrop,
    items: [
      { ...productOf(front('almond-blossom-body-oil'), { open: true }), at: [-1, 1.2, 0] },
      {
        make: 'drops',
        at: [-1.6, -3.8, 0],
        colour: '#f0c671',
        count: 3,
        spread: 1.1,
        size: 0.8,
        tall: 1.4,
        seed: 9,
      },
    ],
    camera: { rise: 22, fill: 0.78, blur: 36, shift: [0, 0] },
  },
];
