import type { Picture } from '../../picture.ts';
import { glassFile, nailBrush, nails } from '../nails.ts';
import { label } from '../parts.ts';
import { openedDropper, openedLacquer } from './opened.ts';
import { openedJar, productOf, sceneOf, seenClose } from './scene-of.ts';

const front = (slug: string) => sceneOf(nails, slug);

export const furtherNails: Picture[] = [
  ...lacquer(
    'sous-laque-base-coat',
    'The open bottle of milky base coat, its wet brush and a stroke before it',
  ),
  ...lacquer(
    'miroir-top-coat',
    'The open bottle of clear top coat, its wet brush and a clear stroke before it',
    '#d0949c',
  ),
  ...lacquer(
    'colophon-nail-lacquer',
    'The open bottle of brick lacquer, its wet brush and a stroke before it',
  ),
  openedDropper(
    front('almond-blossom-cuticle-oil'),
    'The open bottle of cuticle oil, its dropper and golden drops before it',
    '#eac988',
  ),
  seenClose(front('tempered-glass-nail-file'), 'Etched blade and clear grip of the glass file', {
    look: [2.6, 4.2, 0.3],
    near: 2.4,
    rise: 40,
    turn: 18,
    blur: 40,
  }),
  {
    name: 'tempered-glass-nail-file--sleeve',
    alt: 'The glass file half drawn from its grey felt sleeve',
    backdrop: '#c7a79a',
    items: [
      {
        make: 'felt_sleeve',
        at: [-3.6, -6, 0],
        turn: -32,
        labels: label('tilt', undefined, undefined, 0.24, { upwards: true, ink: '#f3efe8' }),
      },
      { ...glassFile, at: [4.6, 7.1, 0.36], turn: [-90, 0, 148] },
    ],
    camera: { rise: 60, fill: 0.74, shift: [0, 0] },
  },
  seenClose(front('clean-slate-nail-lacquer-remover'), 'Cap and clear bottle of the remover', {
    look: [0, 0, 6.2],
    fill: 1.36,
    turn: -18,
  }),
  {
    name: 'clean-slate-nail-lacquer-remover--use',
    alt: 'The remover beside a stack of cotton pads',
    backdrop: front('clean-slate-nail-lacquer-remover').backdrop,
    items: [
      { ...productOf(front('clean-slate-nail-lacquer-remover')), at: [-2, 1.6, 0] },
      { make: 'cotton', at: [3.2, -3.4, 0] },
    ],
    camera: { rise: 20, fill: 0.84, blur: 36 },
  },
  seenClose(front('hinoki-nail-brush'), 'Sisal bristles and pale wood of the nail brush', {
    look: [1, -1.4, 2.6],
    near: 1.9,
    turn: 10,
    rise: 26,
    blur: 40,
  }),
  {
    name: 'hinoki-nail-brush--use',
    alt: 'The nail brush on a folded towel beside a bar of soap',
    backdrop: front('hinoki-nail-brush').backdrop,
    items: [
      { make: 'towel', at: [0, 1, 0], turn: 6, colour: '#f6f2ea', size: [22, 17], layers: 2, prop: true },
      { ...nailBrush, at: [-2.6, 1.6, 1.9], turn: 14 },
      { make: 'soap', at: [4.4, -2.6, 1.9], turn: -18, colour: '#eadfc9', size: [6.4, 4.2, 2.1] },
    ],
    camera: { rise: 40, fill: 0.76 },
  },
  {
    name: 'rice-milk-hand-mask--flat',
    alt: 'Three sachets of the hand mask fanned out on the table',
    backdrop: front('rice-milk-hand-mask').backdrop,
    items: [productOf(front('rice-milk-hand-mask'), { lying: true })],
    camera: { rise: 58, fill: 0.8, shift: [0, 0] },
  },
  {
    name: 'night-watch-hand-balm--closed',
    alt: 'The closed jar of hand balm, a little balm before it',
    backdrop: front('night-watch-hand-balm').backdrop,
    items: [
      productOf(front('night-watch-hand-balm'), { open: false }),
      { make: 'swirl', at: [-3.4, -5, 0], colour: '#faf3e6', radius: 1.1, tall: 0.9 },
    ],
    camera: { rise: 22, fill: 0.66 },
  },
  {
    ...openedJar(front('night-watch-hand-balm'), 'Swirled hand balm in its open jar, seen close', '#faf3e6'),
    name: 'night-watch-hand-balm--close',
    camera: { rise: 40, near: 2.2, look: [0, 0, 3.6], blur: 40 },
    samples: 12,
  },
];

function lacquer(slug: string, alt: string, ground = front(slug).backdrop): Picture[] {
  return [openedLacquer(productOf(front(slug)), slug, alt, ground)];
}
