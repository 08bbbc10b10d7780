import type { Picture } from '../picture.ts';
import { backdrops, label } from './parts.ts';
import { forearms } from './skin.ts';

/** A hand that holds a product in the air, upright; it comes from the left (decision 102). */
export const hands: Picture[] = [
  {
    name: 'rosehip-tinted-lip-oil--use',
    alt: 'Hand of deep skin with rose nails holding the tube of rosehip lip oil between thumb and two fingers',
    backdrop: backdrops.rose,
    samples: 5,
    items: [
      {
        make: 'hand',
        pose: 'pinching a stick',
        tone: forearms.tones.at(-1),
        nails: '#b86a68',
        at: [0, 0, 9.3],
        prop: true,
      },
      {
        make: 'gloss_tube',
        shade: '#d0503f',
        cap: { metal: 'gold' },
        clear: false,
        scale: 1.06,
        labels: label('orla', 'Rosehip Lip Oil', undefined, 0.32, {
          upwards: true,
          paper: null,
          ink: '#fdf3ea',
        }),
        at: [0, 0, 7],
        turn: -14,
      },
    ],
    // Open wide and focused on the front of the tube: a hand is soft at a small distance, as in a photograph.
    camera: { rise: 16, turn: -20, look: [-1.2, 0, 11.6], fill: 0.7, blur: 2.6, focus: [0, -0.7, 11] },
  },
];
