import type { Camera, Picture } from '../picture.ts';

const size: [number, number] = [1200, 1500];

/** Product, what is seen close, from where. */
const close: [string, string, Camera][] = [
  ['petal-dew-facial-mist', 'Gold spray head of the facial mist', { look: [0, 0, 9.8], fill: 2, turn: 24 }],
  [
    'even-keel-niacinamide-serum',
    'Dropper and white bottle of the serum',
    { look: [0, 0, 5.6], fill: 1.7, turn: -22 },
  ],
  [
    'velvet-smoke-extrait',
    'Black glass flacon and its gold collar',
    { look: [0, 0, 6.6], fill: 1.8, turn: 20 },
  ],
  [
    'harbour-soap-trio',
    'Three bars of soap, one upon the other',
    { look: [0.6, 0, 4.4], fill: 1.6, turn: -32, rise: 20 },
  ],
  [
    'lavender-triple-milled-soap',
    'Rounded edge and paper band of the lavender soap',
    { look: [-1.6, -0.6, 3], fill: 1.1, turn: -26, rise: 20 },
  ],
  [
    'hinoki-dry-body-brush',
    'Bristles of the body brush',
    { look: [-0.6, -1, 4.2], near: 2, turn: 10, rise: 20 },
  ],
  ['ink-and-fig-candle', 'Wick and pale wax of the candle', { look: [0, 0, 7], fill: 1.1, rise: 44 }],
  [
    'mulberry-silk-sleep-mask',
    'Padded silk of the sleep mask',
    { look: [-3.2, 0, 4.4], near: 1.9, turn: -18 },
  ],
  [
    'forest-steam-bath-tablets',
    'Grain of the pressed bath tablets',
    { look: [-2, -2.4, 2.8], near: 1.9, turn: -10 },
  ],
  [
    'barrier-quiet-cream',
    'Silver band and white bottle of the barrier cream',
    { look: [0, 0, 7.4], fill: 1.8, turn: -20 },
  ],
  ['samphire-body-lotion', 'Dispenser of the body lotion', { look: [0, 0, 12], fill: 2, turn: 20 }],
  [
    'after-the-opera-eau-de-parfum',
    'Gold cap and red perfume of the flacon',
    { look: [0, 0, 7.2], fill: 1.8, turn: 24 },
  ],
  [
    'gants-blancs-eau-de-parfum',
    'Pearl stopper and gold collar of the flacon',
    { look: [0, 0, 8.4], fill: 1.9, turn: 14 },
  ],
  [
    'matinee-eau-de-toilette',
    'Pearl stopper and golden perfume of the flacon',
    { look: [0, 0, 9.6], fill: 1.9, turn: 14 },
  ],
  [
    'orange-blossom-terrace-eau-de-toilette',
    'Wooden cap and golden perfume of the flacon',
    { look: [0, 0, 7.2], fill: 1.8, turn: 24 },
  ],
  [
    'north-sea-eau-de-toilette',
    'Navy cap and sea-blue perfume of the flacon',
    { look: [0, 0, 9], fill: 1.8, turn: 24 },
  ],
  [
    'lights-out-pillow-mist',
    'Spray head and plum glass of the pillow mist',
    { look: [0, 0, 8.6], fill: 2, turn: 24 },
  ],
];

/** Jar, alternative text, colour of what it holds. */
const opened: [string, string, string][] = [
  ['velvet-hour-night-cream', 'The open jar of night cream, its gold lid beside it', '#f8e6dd'],
  ['porcelain-overnight-mask', 'The open jar of overnight mask, its lid beside it', '#f6f3ec'],
  ['kelp-mineral-mud-mask', 'The open jar of mud mask, its lid beside it', '#6f7a62'],
  ['damask-deodorant-balm', 'The open jar of deodorant balm, its gold lid beside it', '#f6e9df'],
  ['ink-and-fig-body-cream', 'The open jar of body cream, its black lid beside it', '#efe5f0'],
];

/** Further pictures of products, taken in the same scene as the first. */
export function closeUpsOf(fronts: Picture[]): Picture[] {
  const frontOf = (slug: string) => {
    const front = fronts.find(({ name }) => name === slug);
    if (!front) throw new Error(`There is no picture ${slug}.`);
    return front;
  };
  return [
    ...close.map(([slug, what, camera]) => ({
      ...frontOf(slug),
      name: `${slug}--close`,
      alt: `${what}, seen close`,
      camera: { rise: 14, blur: 9, focus: camera.look, ...camera },
      size,
    })),
    ...opened.map(([slug, alt, swirl]) => {
      const { backdrop, items } = frontOf(slug);
      return {
        name: `${slug}--open`,
        alt,
        backdrop,
        items: items.map((item) => ({ ...item, open: true, swirl })),
        camera: { rise: 30, near: 1.3 },
        size,
      };
    }),
  ];
}
