import type { Label } from './labels.ts';

/** A package or prop by its name in blender/packages.py, with that function's arguments. Centimetres and degrees. */
export type Item = {
  make: string;
  at?: [number, number, number];
  turn?: number | [number, number, number];
  scale?: number;
  labels?: Record<string, Label>;
  /** True if the camera ignores the item when it frames the picture. */
  prop?: boolean;
  [argument: string]: unknown;
};

export type Camera = {
  /** Share of the picture's height filled by the items. */
  fill?: number;
  /** How many times nearer than the frame asks. */
  near?: number;
  /** Camera angle in degrees above the table. */
  rise?: number;
  turn?: number;
  shift?: [number, number];
  /** The f-number; a small one blurs what is near and far. */
  blur?: number;
  focus?: [number, number, number];
  look?: [number, number, number];
};

export type Picture = {
  /** The file's name and, before two hyphens, what it shows: 'rose-radiance-serum', 'rose-radiance-serum--texture'. */
  name: string;
  /** Alternative text. */
  alt: string;
  backdrop: string;
  items: Item[];
  camera?: Camera;
  mood?: 'soft' | 'bright' | 'evening' | 'raking' | 'sunlit';
  sun?: { angle?: number; energy?: number };
  /** Rays for each pixel, where they are not render.ts's. */
  samples?: number;
  /** Pixels, where they are not 1600 × 2000. */
  size?: [number, number];
};

/**
 * A picture whose colours are chosen after the render: its items have the colours '@lies' and '@stands' (a stroke on the table, a
 * package), its backdrop is '@ground', print that follows the shade is '@ink'.
 */
export type Scene = Picture & { backdrop: '@ground' };

/** A scene in the colours of one shade. Colours are those of the finished picture. */
export type ColouredPicture = {
  name: string;
  alt: string;
  scene: string;
  lies?: string;
  /** Colours of strokes that differ, which the scene calls '@lies0', '@lies1' …, at most 16. */
  strokes?: readonly string[];
  stands?: string;
  ground: string;
  ink?: string;
};
