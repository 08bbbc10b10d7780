import { makeup } from '../../database/seed/products/makeup-products.ts';
import { nailCare } from '../../database/seed/products/nail-care-products.ts';
import type { ColouredPicture, Scene } from '../picture.ts';

type Finish = 'wet' | 'soft' | 'shimmer';

/** Product, name of its picture, finish, alternative text, ground. */
const shown: [string, string, Finish, string, string][] = [
  [
    'first-draft-foundation',
    'shades',
    'wet',
    'Strokes of all twelve foundation shades from Vellum to Ebony',
    '#d9a9a4',
  ],
  ['footnote-concealer', 'shades', 'wet', 'Strokes of the ten concealer shades', '#d9a9a4'],
  [
    'blank-verse-matte-lipstick',
    'shades',
    'soft',
    'Lipstick strokes in ten shades from Whisper to Nocturne',
    '#efd8d2',
  ],
  ['couplet-cream-blush', 'shades', 'wet', 'Cream blush strokes in six shades', '#efd8d2'],
  ['laque-de-perle-nail-lacquer', 'shades', 'wet', 'Strokes of nail lacquer in twelve shades', '#d6b3b4'],
  ['colophon-nail-lacquer', 'shades', 'wet', 'Strokes of nail lacquer in six shades', '#dcb9ae'],
  ['petal-skin-tint', 'shades', 'wet', 'Strokes of eight skin tint shades', '#d9a9a4'],
  [
    'lacquered-lid-liquid-shadow',
    'texture',
    'shimmer',
    'Liquid eyeshadow strokes in six metallic shades',
    '#8fae9c',
  ],
];

/** The strokes of all shades of a product, measured like those of one shade. */
export const swatchPictures: ColouredPicture[] = shown.map(([slug, subject, finish, alt, ground]) => {
  const strokes = shadesOf(slug);
  return { name: `${slug}--${subject}`, alt, scene: sceneOf(strokes.length, finish), strokes, ground };
});

/** One scene for each number of strokes and finish. */
export const swatchScenes: Scene[] = [
  ...new Map(shown.map(([slug, , finish]) => sceneFor(slug, finish))).values(),
];

function sceneFor(slug: string, finish: Finish): [string, Scene] {
  const count = shadesOf(slug).length;
  const name = sceneOf(count, finish);
  const columns = count <= 4 ? count : Math.ceil(count / 2);
  const gap = 10.5 / columns;
  return [
    name,
    {
      name,
      alt: '',
      backdrop: '@ground',
      items: [
        {
          make: 'swatches',
          shades: Array.from({ length: count }, (_, i) => `@lies${i}`),
          width: gap * 0.86,
          gap,
          finish,
        },
      ],
      camera: { rise: 62, fill: 0.72, shift: [0, -0.03], blur: 48 },
      mood: 'raking',
    },
  ];
}

function sceneOf(count: number, finish: Finish): string {
  return `swatches-${count}-${finish}`;
}

function shadesOf(slug: string): string[] {
  const product = [...makeup, ...nailCare].find((one) => one.slug === slug);
  return (product?.variants ?? []).flatMap(({ shade }) => shade ?? []);
}
