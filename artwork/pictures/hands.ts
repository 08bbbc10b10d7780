import type { Item, Picture } from '../picture.ts';
import { backdrops, label } from './parts.ts';
import { forearms } from './skin.ts';

const [, medium, brown, deep] = forearms.tones;

/** Colour of a bare nail's bed and of its free edge. */
const bareNails = {
  medium: { bare: '#dba893', edge: '#efdccd' },
  deep: { bare: '#9a6858', edge: '#d3b5a2' },
};

/** Hands that hold or apply a product; decision 102. */
export const hands: Picture[] = [
  {
    name: 'rouge-de-perle-satin-lipstick--use',
    alt: 'Hand of brown skin with dark red nails holding the raspberry lipstick between thumb and two fingers',
    backdrop: '#ecc3c6',
    samples: 5,
    items: held(
      { pose: 'pinching a stick', tone: brown, nails: '#7d2436' },
      {
        make: 'lipstick',
        shade: '#b8224f',
        satin: true,
        case: { gloss: '#f3e6df' },
        fluted: true,
        labels: label('perle', undefined, undefined, 4.2),
      },
    ),
    camera: { rise: 8, turn: -26, look: [-1.6, 0, 10.6], fill: 0.62, blur: 9, focus: [-0.6, -1.6, 9] },
  },
  {
    name: 'rose-radiance-serum--use',
    alt: 'Hand of deep skin holding the dropper bottle of rose-coloured serum',
    backdrop: backdrops.rose,
    samples: 5,
    items: held(
      { pose: 'pinching a bottle', tone: deep, nails: bareNails.deep },
      {
        make: 'dropper',
        labels: label('orla', 'Rose Radiance Serum', '30 ml', 1.25),
        body: { glass: '#ffffff' },
        cap: { metal: 'gold' },
        inside: '#f0a3a3',
      },
    ),
    camera: { rise: 8, turn: -26, look: [-1.4, 0, 10.9], fill: 0.6, blur: 9, focus: [-0.6, -1.8, 10] },
  },
  {
    name: 'harbour-hand-cream--use',
    alt: 'A bead of white hand cream squeezed out in bends on the back of a hand of medium skin',
    backdrop: backdrops.body,
    samples: 6,
    mood: 'raking',
    items: creamed({
      pose: 'at rest',
      right: true,
      veins: 1,
      tone: medium,
      nails: bareNails.medium,
      cream: '#f6f2ea',
      smear: 'bead',
      turn: [8, 10, 34],
    }),
    camera: { rise: 64, look: [-3.2, 5.6, 7], near: 3.1, blur: 16, focus: [-2.9, 4.4, 8] },
  },
  {
    name: 'night-watch-hand-balm--use',
    alt: 'Ivory hand balm drawn out by a finger on the back of a hand of deep skin',
    backdrop: backdrops.body,
    samples: 6,
    mood: 'raking',
    items: creamed({
      pose: 'relaxed',
      tone: deep,
      nails: bareNails.deep,
      cream: '#f3eadb',
      smear: 'swipe',
      turn: [8, -8, -32],
    }),
    camera: { rise: 60, look: [2.9, 5.8, 7], near: 3.3, blur: 13, focus: [2.5, 5.5, 7.6] },
  },
];

/** The product in the air, upright, and a hand around its lower half that comes from the left. */
function held(hand: Omit<Item, 'make'>, product: Item): Item[] {
  return [
    { make: 'hand', ...hand, at: [0, 0, 9.3], prop: true },
    { ...product, at: [0, 0, 7], turn: -14 },
  ];
}

/** A hand with cream on its back, in low light. */
function creamed(hand: Omit<Item, 'make'>): Item[] {
  return [{ make: 'hand', ...hand, shine: 0.55, at: [0, 0, 7] }];
}
