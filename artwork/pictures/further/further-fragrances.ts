import type { BrandKey } from '../../brands.ts';
import type { Picture } from '../../picture.ts';
import { fragrances, vials } from '../fragrances.ts';
import { label } from '../parts.ts';
import { productOf, sceneOf, seenClose } from './scene-of.ts';

const front = (slug: string) => sceneOf(fragrances, slug);

/** The flacon before the carton it is sold in. */
function withBox(
  slug: string,
  alt: string,
  [brand, title, note]: [BrandKey, string, string],
  colour: string,
  size: [number, number, number] = [6.6, 4.2, 11.6],
): Picture {
  return {
    name: `${slug}--box`,
    alt,
    backdrop: front(slug).backdrop,
    items: [
      {
        make: 'carton',
        at: [-3.3, 2, 0],
        turn: 16,
        labels: label(brand, title, note, size[0] / size[2], { paper: null }),
        colour,
        size,
      },
      { ...productOf(front(slug)), at: [3, -1.4, 0] },
    ],
    camera: { rise: 12, fill: 0.72 },
  };
}

/** The flacon without its cap, which lies before it. */
function opened(slug: string, alt: string, beside: [number, number, number] = [3.9, -1.8, -34]): Picture {
  return {
    name: `${slug}--open`,
    alt,
    backdrop: front(slug).backdrop,
    items: [{ ...productOf(front(slug), { open: true, beside }), at: [-1, 1, 0], turn: 0 }],
    camera: { rise: 18, fill: 0.74, blur: 36, shift: [-0.02, 0] },
  };
}

/** Where the vials of the discovery set stand, in the order of their hours. */
const vialPlaces: { at: [number, number, number]; turn: number }[] = [
  { at: [-1.75, 3, 0], turn: 6 },
  { at: [-3.5, 0.6, 0], turn: -9 },
  { at: [-0.5, -1, 0], turn: 8 },
  { at: [1.3, 1.6, 0], turn: 12 },
  { at: [3, 0.8, 0], turn: -7 },
];

export const furtherFragrances: Picture[] = [
  seenClose(front('ink-and-fig-eau-de-parfum'), 'Black cap, gold collar and violet perfume of the flacon', {
    look: [0, 0, 7.2],
    fill: 1.8,
    turn: 22,
  }),
  seenClose(front('rain-on-slate-eau-de-parfum'), 'Slate cap and pale blue perfume of the flacon', {
    look: [0, 0, 7.6],
    fill: 1.8,
    turn: -30,
  }),
  seenClose(front('after-the-opera-eau-de-parfum'), 'Gold cap and red perfume of the flacon', {
    look: [0, 0, 7.2],
    fill: 1.8,
    turn: 24,
  }),
  withBox(
    'after-the-opera-eau-de-parfum',
    'The flacon of garnet perfume before its black carton',
    ['nocturne', 'After the Opera', 'eau de parfum'],
    '#241a28',
  ),
  seenClose(front('velvet-smoke-extrait'), 'Black glass flacon and its gold collar', {
    look: [0, 0, 6.6],
    fill: 1.8,
    turn: 20,
  }),
  withBox(
    'velvet-smoke-extrait',
    'The black flacon before its plum carton',
    ['nocturne', 'Velvet Smoke', 'extrait'],
    '#4a3147',
  ),
  seenClose(front('nocturne-discovery-set'), 'Names, perfume and black caps of the vials in their tray', {
    look: [-0.6, -1, 2],
    near: 2,
    turn: -20,
    rise: 36,
  }),
  {
    name: 'nocturne-discovery-set--open',
    alt: 'Five vials of perfume standing, the foremost open with its spray head bare and its cap before it',
    backdrop: front('nocturne-discovery-set').backdrop,
    items: [
      ...vials.map(({ label, inside }, i) => ({
        make: 'vial',
        ...vialPlaces[i],
        labels: { label },
        inside,
        open: i === 2,
      })),
      { make: 'vial_cap', at: [1.1, -2.2, 0], turn: 24 },
    ],
    camera: { rise: 15, fill: 0.66 },
  },
  seenClose(front('rue-des-lilas-eau-de-parfum'), 'Pearl sphere and gold collar above lilac perfume', {
    look: [0, 0, 8],
    fill: 1.8,
    turn: 10,
  }),
  seenClose(front('gants-blancs-eau-de-parfum'), 'Pearl stopper and gold collar of the flacon', {
    look: [0, 0, 8.4],
    fill: 1.9,
    turn: 14,
  }),
  withBox(
    'gants-blancs-eau-de-parfum',
    'The flacon with a pearl stopper before its ivory carton',
    ['perle', 'Gants Blancs', 'eau de parfum'],
    '#f6ede4',
  ),
  seenClose(front('matinee-eau-de-toilette'), 'Pearl stopper and golden perfume of the flacon', {
    look: [0, 0, 9.6],
    fill: 1.9,
    turn: 14,
  }),
  withBox(
    'matinee-eau-de-toilette',
    'The tall golden flacon before its pale yellow carton',
    ['perle', 'Matinée', 'eau de toilette'],
    '#f3e2b4',
    [6.2, 4.2, 13],
  ),
  seenClose(front('agua-de-alfazema-cologne'), 'Wooden cap and shoulder of the cologne', {
    look: [0, 0, 12],
    fill: 1.8,
    turn: -18,
  }),
  seenClose(front('orange-blossom-terrace-eau-de-toilette'), 'Wooden cap and golden perfume of the flacon', {
    look: [0, 0, 7.2],
    fill: 1.8,
    turn: 24,
  }),
  withBox(
    'orange-blossom-terrace-eau-de-toilette',
    'The amber flacon before its apricot carton',
    ['casa', 'Orange Blossom Terrace', 'eau de toilette'],
    '#efbd8c',
    [7, 4.2, 11.6],
  ),
  {
    name: 'cedar-hour-perfume-oil--open',
    alt: 'The roll-on without its wooden cap, its steel ball free',
    backdrop: front('cedar-hour-perfume-oil').backdrop,
    items: [productOf(front('cedar-hour-perfume-oil'), { open: true })],
    camera: { rise: 18, fill: 0.66 },
  },
  seenClose(front('north-sea-eau-de-toilette'), 'Navy cap and sea-blue perfume of the flacon', {
    look: [0, 0, 9],
    fill: 1.8,
    turn: 24,
  }),
  {
    name: 'north-sea-eau-de-toilette--mood',
    alt: 'The flacon among grey pebbles from the shore',
    backdrop: front('north-sea-eau-de-toilette').backdrop,
    items: [
      { ...productOf(front('north-sea-eau-de-toilette')), at: [0, 0.8, 0] },
      {
        make: 'pebble',
        at: [-4.4, -1.4, 0],
        size: 1.9,
        colour: '#8d9297',
        veins: '#6d7278',
        seed: 3,
        prop: true,
      },
      {
        make: 'pebble',
        at: [4.2, -1.8, 0],
        size: 1.4,
        colour: '#b8b4ac',
        veins: '#97928a',
        seed: 5,
        prop: true,
      },
      {
        make: 'pebble',
        at: [1.4, -3.8, 0],
        size: 0.9,
        colour: '#6f767d',
        veins: '#8d9297',
        seed: 8,
        prop: true,
      },
      {
        make: 'pebble',
        at: [-1.9, -3.6, 0],
        size: 0.7,
        colour: '#d5d0c6',
        veins: '#b5afa3',
        seed: 11,
        prop: true,
      },
    ],
    camera: { rise: 16, fill: 0.62 },
  },
  seenClose(front('wild-rose-solid-perfume'), 'Blush-coloured perfume in its gold tin', {
    look: [0, -1, 1.1],
    near: 1.9,
    turn: 16,
    rise: 36,
  }),
  opened('after-the-opera-eau-de-parfum', 'The red perfume with its spray head bare, the gold cap before it'),
  opened(
    'rain-on-slate-eau-de-parfum',
    'The pale blue perfume with its spray head bare, the slate cap before it',
  ),
  opened('ink-and-fig-eau-de-parfum', 'The violet perfume with its spray head bare, the black cap before it'),
  opened('velvet-smoke-extrait', 'The dark extrait with its spray head bare, the black cap before it'),
  opened(
    'rue-des-lilas-eau-de-parfum',
    'The lilac perfume with its spray head bare, the white ball of its cap before it',
  ),
  opened(
    'gants-blancs-eau-de-parfum',
    'The clear perfume with its spray head bare, the white ball of its cap before it',
  ),
  opened(
    'matinee-eau-de-toilette',
    'The golden eau de toilette with its spray head bare, the white ball of its cap before it',
  ),
  opened(
    'orange-blossom-terrace-eau-de-toilette',
    'The amber eau de toilette with its spray head bare, the cork cap before it',
  ),
  opened(
    'north-sea-eau-de-toilette',
    'The sea-green eau de toilette with its spray head bare, the blue cap before it',
  ),
];
