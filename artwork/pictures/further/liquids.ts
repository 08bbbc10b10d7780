import type { Camera, Picture } from '../../picture.ts';
import { bodyCare } from '../body-care.ts';
import { fragrances } from '../fragrances.ts';
import { haircare } from '../haircare.ts';
import { nails } from '../nails.ts';
import { skincare } from '../skincare.ts';
import { furtherFragrances } from './further-fragrances.ts';
import { furtherHaircare } from './further-haircare.ts';
import { furtherNails } from './further-nails.ts';
import { furtherSkincare } from './further-skincare.ts';

const known = [
  ...skincare,
  ...haircare,
  ...bodyCare,
  ...fragrances,
  ...nails,
  ...furtherSkincare,
  ...furtherHaircare,
  ...furtherFragrances,
  ...furtherNails,
];

const PIPETTE: Camera = {
  look: [0.7, -3.3, 1.2],
  near: 1.95,
  rise: 22,
  blur: 6,
  focus: [0.2, -3.2, 0.6],
  turn: -22,
};
const SHOULDER: Camera = { near: 2.1, rise: 12, blur: 5, turn: 14 };

/** Clear liquids seen close, in glass: in a pipette or below the shoulder of the bottle (decision 097). */
export const liquids: Picture[] = [
  inPipette('rose-radiance-serum', 'The rose serum'),
  inPipette('brightwater-vitamin-c-drops', 'The golden vitamin C serum'),
  inPipette('even-keel-niacinamide-serum', 'The clear niacinamide serum'),
  inPipette('hedgerow-face-oil', 'The golden face oil'),
  inPipette('matinee-shine-oil', 'The golden shine oil'),
  inPipette('almond-blossom-cuticle-oil', 'The golden cuticle oil'),
  inBottle('celadon-tea-essence', 'The pale green essence', [0.6, 0, 9.4]),
  inBottle('olive-and-laurel-scalp-oil', 'The green oil', [0.6, 0, 7.6]),
  inBottle('almond-blossom-body-oil', 'The golden oil', [0.6, 0, 8.4]),
  inBottle('camellia-hair-essence', 'The clear green essence', [0.6, 0, 7.4]),
  near('cedar-hour-perfume-oil--open', 'Perfume oil in its glass, the steel ball on top', {
    look: [0.3, 0, 5.6],
    near: 2,
    rise: 16,
    blur: 5,
    focus: [0, -0.6, 6.4],
  }),
  near('miroir-top-coat--open', 'Clear top coat on its brush', {
    look: [1.2, -1.6, 0.9],
    near: 1.9,
    rise: 24,
    blur: 6,
    focus: [0.4, -2, 0.5],
  }),
];

function inPipette(slug: string, what: string): Picture {
  const opened = picture(`${slug}--open`);
  return {
    ...near(opened.name, `${what} in the glass of its pipette`, PIPETTE),
    items: opened.items.filter(({ make }) => make !== 'drops'),
  };
}

function inBottle(slug: string, what: string, look: Camera['look']): Picture {
  const camera = { ...SHOULDER, look, focus: look && ([look[0], -2, look[2]] as [number, number, number]) };
  return near(slug, `${what} in its bottle`, camera);
}

/** The scene of another picture, seen close. */
function near(name: string, what: string, camera: Camera): Picture {
  const slug = name.replace(/--.*/, '');
  return { ...picture(name), name: `${slug}--texture`, alt: `${what}, seen close`, camera };
}

function picture(name: string): Picture {
  const found = known.find((each) => each.name === name);
  if (!found) throw new Error(`There is no picture ${name}`);
  return found;
}
