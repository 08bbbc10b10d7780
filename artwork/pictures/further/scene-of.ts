import type { Camera, Item, Picture } from '../../picture.ts';

/** Returns the picture of this name. */
export function sceneOf(pictures: Picture[], name: string): Picture {
  const found = pictures.find((picture) => picture.name === name);
  if (!found) throw new Error(`There is no picture ${name}.`);
  return found;
}

/** Returns the scene of a product's front seen from near. */
export function seenClose(front: Picture, what: string, camera: Camera): Picture {
  return {
    ...front,
    name: `${front.name}--close`,
    alt: `${what}, seen close`,
    camera: { rise: 14, blur: 9, focus: camera.look, ...camera },
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
