import type { Camera, Item, Picture } from '../../picture.ts';
import { productOf } from './scene-of.ts';

/** Returns the bottle of a front without its dropper, which lies before it with drops of what it drew up. */
export function openedDropper(
  front: Picture,
  alt: string,
  drops: string,
  { turn = 14, camera = { rise: 24, fill: 0.84, blur: 30 } }: { turn?: number; camera?: Camera } = {},
): Picture {
  const bottle = productOf(front, { open: true });
  return {
    name: `${front.name}--open`,
    alt,
    backdrop: front.backdrop,
    items: [
      { ...bottle, at: [-1.6, 1.6, 0] },
      {
        make: 'pipette',
        at: [-1.2, -3.2, 0],
        turn,
        cap: bottle.cap,
        bulb: bottle.bulb,
        inside: drops,
      },
      { make: 'drops', at: [-3.2, -3.7, 0], colour: drops, count: 2, spread: 0.8, size: 0.62, seed: 7 },
    ],
    camera,
  };
}

/** Returns the lacquer of a front, its cap with the wet brush before it, and a stroke of its shade. */
export function openedLacquer(bottle: Item, name: string, alt: string, backdrop: string): Picture {
  return {
    name: `${name}--open`,
    alt,
    backdrop,
    items: [{ ...bottle, make: 'nail_opened', at: [0, 0, 0], turn: 0 }, strokeOf(bottle)],
    camera: { rise: 26, near: 1.3, shift: [0, 0], blur: 40 },
  };
}

/** Returns one tube of a front opened, its wand with the wet tip lying before it. */
export function openedTube(front: Picture, alt: string, shade: string, changes: Partial<Item> = {}): Picture {
  const tube = productOf(front, { make: 'gloss_opened', shade, ...changes });
  return {
    name: `${front.name}--open`,
    alt,
    backdrop: front.backdrop,
    items: [tube],
    camera: { rise: 26, near: 1.26, shift: [-0.04, 0], blur: 40 },
  };
}

function strokeOf({ shade, clear }: Item): Item {
  return {
    make: 'smear',
    at: [-0.4, -4, 0],
    turn: 12,
    colour: shade,
    length: 6,
    width: 2.2,
    thick: clear ? 0.8 : 0.3,
    ...(clear ? { combed: 1, seed: 4 } : {}),
    finish: clear ? 'gel' : 'wet',
  };
}
