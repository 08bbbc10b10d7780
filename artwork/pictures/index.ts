import type { ColouredPicture, Picture, Scene } from '../picture.ts';
import { articles } from './articles.ts';
import { bodyCare } from './body-care.ts';
import { fragrances } from './fragrances.ts';
import { dispensed } from './further/dispensed.ts';
import { furtherBodyCare } from './further/further-body-care.ts';
import { furtherFragrances } from './further/further-fragrances.ts';
import { furtherHaircare } from './further/further-haircare.ts';
import { furtherMakeup } from './further/further-makeup.ts';
import { furtherNails } from './further/further-nails.ts';
import { furtherSkincare } from './further/further-skincare.ts';
import { furtherTools } from './further/further-tools.ts';
import { furtherWellness } from './further/further-wellness.ts';
import { liquids } from './further/liquids.ts';
import { sizes } from './further/sizes.ts';
import { unwrapped } from './further/unwrapped.ts';
import { haircare } from './haircare.ts';
import { makeup } from './makeup.ts';
import { nails } from './nails.ts';
import { heroes } from './scenes.ts';
import { shadeScenes, shades } from './shades.ts';
import { skinPictures } from './skin.ts';
import { skincare } from './skincare.ts';
import { swatchPictures, swatchScenes } from './swatches.ts';
import { texturePictures, textureScenes } from './textures.ts';
import { tools } from './tools.ts';
import { wellness } from './wellness.ts';

const products: Picture[] = [
  ...skincare,
  ...haircare,
  ...makeup,
  ...fragrances,
  ...tools,
  ...bodyCare,
  ...wellness,
  ...nails,
];

/** Rendered as they are. */
export const pictures: Picture[] = [
  ...products,
  ...furtherSkincare,
  ...furtherFragrances,
  ...furtherBodyCare,
  ...furtherWellness,
  ...furtherHaircare,
  ...furtherMakeup,
  ...furtherTools,
  ...furtherNails,
  ...dispensed,
  ...unwrapped,
  ...liquids,
  ...sizes,
  ...heroes,
  ...articles,
];

/** Rendered once each, then coloured. */
export const scenes: Scene[] = [...shadeScenes, ...textureScenes, ...swatchScenes];

export const colouredPictures: ColouredPicture[] = [...shades, ...texturePictures, ...swatchPictures];

/** All that the catalogue finds in artwork/masters, logos apart, in the order of a product's pictures. */
export const shelved: Pick<Picture, 'name' | 'alt'>[] = [...pictures, ...colouredPictures, ...skinPictures];
