import { makeup } from '../../database/seed/products/makeup-products.ts';
import { skinPictureName } from '../../database/seed/products/shade-picture-name.ts';

/** A product swiped over the rendered forearms. */
export type SkinPicture = {
  name: string;
  /** Its slug. */
  product: string;
  /** Alternative text. The shade's name and a colon say which shade the gallery shows it with. */
  alt: string;
  /** One of blender/films.py. */
  film: string;
  seed: number;
  shade: string;
};

const onArms = 'on the inner forearms of four people, from fair to deep skin';

/** Product, what is put on, how. */
const worn: Record<string, [film: string, how: string]> = {
  'first-draft-foundation': ['fluid', 'spread with a finger'],
  'footnote-concealer': ['concealer', 'spread with a finger'],
  'ink-line-liquid-liner': ['liner', 'drawn in one line'],
  'margin-lip-pencil': ['pencil', 'drawn in one line'],
  'blank-verse-matte-lipstick': ['bullet', 'swiped on, matte,'],
  'couplet-cream-blush': ['cream', 'patted on'],
  'long-summer-bronzer': ['powder', 'buffed in'],
  'rouge-de-perle-satin-lipstick': ['satin', 'swiped on, with a satin sheen,'],
  'nacre-highlighter': ['pearl', 'buffed in, catching the light,'],
  'poudre-de-soie-loose-powder': ['powder', 'pressed on thickly, to show its colour,'],
  'vernis-lip-glaze': ['glaze', 'swiped, full where it was put down and sheer where it was drawn out,'],
  'petal-skin-tint': ['tint', 'spread, full where it was put down and sheer where it was drawn out,'],
  'rosehip-tinted-lip-oil': ['oil', 'swiped, full where it was put down and sheer where it was drawn out,'],
  'cloud-brow-gel': ['gel', 'brushed on'],
  'lacquered-lid-liquid-shadow': ['metal', 'drawn out with a finger, gleaming,'],
};

/** One picture for every shade of the demo's makeup. */
export const skinPictures: SkinPicture[] = makeup.flatMap(({ slug, variants = [] }, seed) => {
  const [film, how] = worn[slug] ?? [];
  if (!film) return [];
  return variants.flatMap(({ name, shade }) => {
    if (!shade) return [];
    const alt = `${name}: ${how} ${onArms}`;
    return { name: skinPictureName(slug, name), product: slug, alt, film, seed, shade };
  });
});

/** What the camera sees: four forearms side by side, inner side up. Colours are those of the skin under neutral light. */
export const forearms = {
  backdrop: '#e6d2c8',
  tones: [
    {
      colour: '#e2bcaa',
      melanin: 0,
      hair: '#a98258',
      vellus: { count: 3600, thick: 0.9, long: 1.1 },
      cords: 1.3,
      roll: -8,
      yaw: -3.4,
      ahead: -0.9,
      stout: 0.9,
      muscle: 0.03,
      wrist: -0.02,
    },
    {
      colour: '#cca486',
      melanin: 0.25,
      hair: '#6e4c32',
      vellus: { count: 2600, long: 0.9 },
      cords: 0.5,
      roll: 6,
      yaw: 1.0,
      ahead: -1.9,
      stout: 1.03,
      muscle: 0.1,
      wrist: 0.03,
      bow: 0.035,
    },
    {
      colour: '#a4785a',
      melanin: 0.55,
      hair: '#35241a',
      vellus: { count: 4000, long: 1.2 },
      cords: 1.5,
      roll: -5,
      yaw: -2.2,
      ahead: -0.7,
      stout: 0.95,
      muscle: -0.03,
      wrist: 0.05,
      bow: -0.03,
    },
    {
      colour: '#71493a',
      melanin: 1,
      hair: '#1c1210',
      vellus: { count: 1700, long: 0.7, curl: 2.2 },
      cords: 0.8,
      roll: 7,
      yaw: 2.8,
      ahead: -1.5,
      stout: 1.07,
      muscle: 0.07,
      wrist: 0.08,
    },
  ],
  width: 1600,
  height: 2000,
  /** Height of the picture in centimetres. */
  tall: 20.6,
  samples: 16,
};
