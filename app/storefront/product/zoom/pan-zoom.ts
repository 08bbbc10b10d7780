/** How a picture lies on its stage: its scale, and how far its middle is from the stage's, in pixels. */
export type View = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** Scales the picture so that what lies under the point stays there. Points are measured from the stage's middle. */
export function zoomedAt(view: View, scale: number, point: Point): View {
  const change = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * change, y: point.y - (point.y - view.y) * change };
}

/** Returns the nearest view at which the picture is neither smaller than whole nor away from an edge it could reach. */
export function held(view: View, picture: Size, stage: Size, largest: number): View {
  const scale = Math.min(Math.max(view.scale, 1), largest);
  const scaled = scale === view.scale ? view : zoomedAt(view, scale, { x: 0, y: 0 });
  return {
    scale,
    x: between(scaled.x, (picture.width * scale - stage.width) / 2),
    y: between(scaled.y, (picture.height * scale - stage.height) / 2),
  };
}

/** The size of a picture that is shown whole on the stage. */
export function fitted({ width, height }: Size, stage: Size): Size {
  const scale = Math.min(stage.width / width, stage.height / height);
  return { width: width * scale, height: height * scale };
}

function between(value: number, most: number): number {
  return Math.min(Math.max(value, -Math.max(most, 0)), Math.max(most, 0));
}
