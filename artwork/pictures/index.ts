import type { Picture } from '../picture.ts';
import { articles } from './articles.ts';
import { bodyCare } from './body-care.ts';
import { fragrances } from './fragrances.ts';
import { haircare } from './haircare.ts';
import { makeup } from './makeup.ts';
import { nails } from './nails.ts';
import { scenes } from './scenes.ts';
import { shades } from './shades.ts';
import { skincare } from './skincare.ts';
import { tools } from './tools.ts';
import { wellness } from './wellness.ts';

export const pictures: Picture[] = [
  ...skincare,
  ...haircare,
  ...makeup,
  ...shades,
  ...fragrances,
  ...tools,
  ...bodyCare,
  ...wellness,
  ...nails,
  ...scenes,
  ...articles,
];
