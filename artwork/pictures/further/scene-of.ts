import type { Camera, Item, Picture } from '../../picture.ts';

/** Returns the picture of this name. */
export function sceneOf(pictures: Picture[], name: string): Picture {
  const found = pictures.find((picture) => picture.name === name);
  if (!found) throw new Error(`There is no picture ${name}.`);
  return found;
}

/**
 * How far a close-up is stopped down: from so near a wider lens has no more than a few millimetres in focus, and looks smeared.
 * Photographers of products stack several exposures instead.
 */
const CLOSE_F_NUMBER = 45;

/** Returns the scene of a product's front seen from near. */
export function seenClose(front: Picture, what: string, camera: Camera): Picture {
  return {
    ...front,
    name: `${front.name}--close`,
    alt: `${what}, seen close`,
    camera: { rise: 14, blur: CLOSE_F_NUMBER, focus: camera.look, ...camera },
  };
}

/** Returns the jar of a front without its lid, filled with a swirl of a colour. */
export function openedJar(front: Picture, alt: string, swirl: string): Picture {
  return {
    name: `${front.name}--open`,
    alt,
    backdrop: front.backdrop,
    items: front.items.map((item) => ({ ...item, open: true, swirl })),
    camera: { rise: 30, near: 1.3 },
  };
}

/** Returns the first item of a front, with other arguments. */
export function productOf(front: Picture, changes: Partial<Item> = {}): Item {
  const [item] = front.items;
  if (!item) throw new Error(`${front.name} shows nothing.`);
  return { ...item, ...changes };
}

/** Returns the tube of a front lying without its cap, some cream pressed out before it; `side` 1 has its cap on the right. */
export function pressedTube(
  front: Picture,
  alt: string,
  cream: string,
  { side = 1, length = 4.8 } = {},
): Picture {
  const tube = productOf(front, { open: true });
  return {
    name: `${front.name}--open`,
    alt,
    backdrop: front.backdrop,
    items: [
      { ...tube, at: [-1.4 * side, -2.4, 1.5], turn: [-97, 0, -30 * side] },
      { make: 'screw_cap', at: [3.2 * side, -3.2, 0], cap: tube.cap, radius: 1.5 },
      {
        make: 'squeezed',
        at: [-0.9 * side, -1.7, 0],
        turn: -90 - 52 * side,
        colour: cream,
        length,
        radius: 0.46,
      },
    ],
    camera: { rise: 42, near: 1.2 },
  };
}
