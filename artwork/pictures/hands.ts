import type { Item, Picture } from '../picture.ts';
import { backdrops, label } from './parts.ts';
import { forearms } from './skin.ts';

const [, , brown, deep] = forearms.tones;

/** Colour of a bare nail's bed and of its free edge. */
const bareNails = { bare: '#9a6858', edge: '#d3b5a2' };

/** Hands that hold a product; decision 102. */
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
      { pose: 'pinching a bottle', tone: deep, nails: bareNails },
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
];

/** The product in the air, upright, and a hand around its lower half that comes from the left. */
function held(hand: Omit<Item, 'make'>, product: Item): Item[] {
  return [
    { make: 'hand', ...hand, at: [0, 0, 9.3], prop: true },
    { ...product, at: [0, 0, 7], turn: -14 },
  ];
}
