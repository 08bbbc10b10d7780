import { sizePictureName } from '../../../database/seed/products/shade-picture-name.ts';
import type { Item, Picture } from '../../picture.ts';
import { bodyCare } from '../body-care.ts';
import { haircare } from '../haircare.ts';
import { skincare } from '../skincare.ts';
import { productOf, sceneOf } from './scene-of.ts';

/** The share of the picture's height that a larger size fills; the smaller one fills 0.7. */
const LARGER_FILL = 0.78;

/** The larger size of a product whose label tells its size, where the front shows the smaller one. */
export const sizes: Picture[] = [
  sized(sceneOf(haircare, 'gloss-standard-shampoo'), '500 ml', { height: 16, radius: 3 }),
  sized(sceneOf(haircare, 'gloss-standard-conditioner'), '500 ml', { height: 16, radius: 3 }),
  sized(sceneOf(bodyCare, 'moss-and-bergamot-body-wash'), '500 ml', { height: 14.6, radius: 3.1 }),
  sized(sceneOf(bodyCare, 'harbour-hand-cream'), '100 ml', { height: 12.4, width: 5.2 }),
  sized(sceneOf(skincare, 'barrier-quiet-cream'), '100 ml', { height: 10.4, radius: 2.15, cap_height: 5.1 }),
];

function sized(front: Picture, size: string, measures: Partial<Item>): Picture {
  const product = productOf(front);
  const labels = Object.entries(product.labels ?? {}).map(([place, label]) => [
    place,
    { ...label, note: size },
  ]);
  return {
    ...front,
    name: sizePictureName(front.name, size),
    alt: `${size}: ${front.alt.charAt(0).toLowerCase()}${front.alt.slice(1)}`,
    items: [{ ...product, ...measures, labels: Object.fromEntries(labels) }],
    camera: { ...front.camera, fill: LARGER_FILL },
  };
}
