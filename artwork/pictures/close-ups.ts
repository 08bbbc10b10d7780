import type { Camera, Picture } from '../picture.ts';

const size: [number, number] = [1200, 1500];

/** Product, what is seen close, from where. */
const close: [string, string, Camera][] = [
  ['rising-curtain-root-lift', 'Spray head of the root lift', { look: [0, 0, 12.4], fill: 2.2, turn: 24 }],
  [
    'heat-cue-protect-spray',
    'Russet spray head of the heat spray',
    { look: [0, 0, 12.4], fill: 2.2, turn: 24 },
  ],
  ['salt-line-wave-spray', 'Spray head and clear blue bottle', { look: [0, 0, 11.6], fill: 2.1, turn: 24 }],
  [
    'nettle-rosemary-shampoo-bar',
    'Grain and flecks of the green shampoo bar',
    { look: [-2.2, -1.4, 3.8], near: 1.7, turn: -14 },
  ],
  [
    'mulberry-silk-scrunchies',
    'Gathered silk of the scrunchies',
    { look: [0.4, -1.6, 3], near: 2, rise: 34, turn: 12 },
  ],
  ['plot-twist-mascara', 'Mascara brush, its bristles close', { look: [1.2, 1, 9.4], fill: 2.6, turn: 0 }],
  [
    'hold-fast-setting-mist',
    'Dark spray head of the setting mist',
    { look: [0, 0, 10.4], fill: 2, turn: 24 },
  ],
  [
    'flatstone-ceramic-styler',
    'Copper plates of the straightener',
    { look: [0, 0, 18], fill: 1.9, turn: -24 },
  ],
  [
    'bellows-curling-wand',
    'Barrel, clip and copper ring of the curling wand',
    { look: [0, 0, 15], fill: 2.1, turn: 30 },
  ],
  [
    'tilt-cutting-scissors',
    'Copper screw and steel blades of the scissors',
    { look: [0, 0, 8.6], fill: 2, turn: 16 },
  ],
  [
    'tang-carbon-cutting-comb',
    'Fine and wide teeth of the comb',
    { look: [0.8, 0, 9.4], fill: 2.1, turn: -18 },
  ],
  [
    'stage-left-sectioning-clips',
    'Hinge and ribs of the sectioning clips',
    { look: [-0.6, 3.4, 0.5], near: 2, rise: 40, turn: 20 },
  ],
  [
    'blotter-blending-sponges',
    'Pointed tips of the blending sponges',
    { look: [-1.6, 0, 3.2], near: 1.8, turn: -16 },
  ],
  ['hallmark-slant-tweezers', 'Slanted tips of the tweezers', { look: [0, 0, 8], fill: 2.4, turn: 10 }],
  ['hinoki-nail-brush', 'Bristles of the nail brush', { look: [-0.6, -1, 1.8], near: 2, turn: 8, rise: 22 }],
  ['gloss-standard-conditioner', 'Dispenser of the conditioner', { look: [0, 0, 12.4], fill: 2, turn: 20 }],
  [
    'clean-slate-nail-lacquer-remover',
    'Cap and clear bottle of the remover',
    { look: [0, 0, 7.6], fill: 1.8, turn: -18 },
  ],
  [
    'tempered-glass-nail-file',
    'Etched glass and rose handle of the file',
    { look: [0, 0, 4.6], fill: 2.2, turn: 16 },
  ],
];

/** Jar, alternative text, colour of what it holds. */
const opened: [string, string, string][] = [
  ['press-night-hair-mask', 'The open jar of hair mask, its brass lid beside it', '#f5e9cf'],
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
