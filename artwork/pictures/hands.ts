import type { Item, Picture } from '../picture.ts';
import { label } from './parts.ts';
import { forearms } from './skin.ts';

const [, , brown] = forearms.tones;

/** A hand that holds a product; decision 102. */
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
];

/** The product in the air, upright, and a hand around its lower half that comes from the left. */
function held(hand: Omit<Item, 'make'>, product: Item): Item[] {
  return [
    { make: 'hand', ...hand, at: [0, 0, 9.3], prop: true },
    { ...product, at: [0, 0, 7], turn: -14 },
  ];
}
