import type { Packaging } from './choose-packaging.ts';

type Surface = {
  x: number;
  y: number;
  width: number;
  largest: number;
  on: 'on-body' | 'on-plate' | 'on-case';
  upright?: true;
};

/** Where on each packaging (in its 400 by 500 picture) there is room for the brand's name; none on the rest. */
const SURFACES: Partial<Record<Packaging, Surface>> = {
  dropper: { x: 200, y: 355, width: 136, largest: 25, on: 'on-plate' },
  pump: { x: 200, y: 310, width: 128, largest: 25, on: 'on-body' },
  jar: { x: 200, y: 358, width: 170, largest: 30, on: 'on-body' },
  tube: { x: 200, y: 228, width: 116, largest: 24, on: 'on-body' },
  lipstick: { x: 165, y: 362, width: 76, largest: 15, on: 'on-case' },
  mascara: { x: 162, y: 328, width: 130, largest: 22, on: 'on-body', upright: true },
  nail: { x: 200, y: 364, width: 108, largest: 18, on: 'on-case' },
  flacon: { x: 200, y: 324, width: 138, largest: 25, on: 'on-plate' },
  bottle: { x: 200, y: 300, width: 124, largest: 25, on: 'on-body' },
  mist: { x: 200, y: 306, width: 92, largest: 20, on: 'on-body' },
  candle: { x: 200, y: 338, width: 150, largest: 28, on: 'on-body' },
  brushes: { x: 200, y: 364, width: 116, largest: 22, on: 'on-body' },
  soap: { x: 200, y: 370, width: 102, largest: 21, on: 'on-plate' },
  sachet: { x: 200, y: 276, width: 116, largest: 24, on: 'on-body' },
  box: { x: 190, y: 300, width: 116, largest: 24, on: 'on-body' },
  stick: { x: 200, y: 318, width: 102, largest: 20, on: 'on-body' },
  tub: { x: 200, y: 330, width: 138, largest: 25, on: 'on-plate' },
  roller: { x: 206, y: 322, width: 92, largest: 18, on: 'on-plate', upright: true },
};

export type FittedLabel = {
  lines: string[];
  x: number;
  y: number;
  fontSize: number;
  on: string;
  upright: boolean;
};

/** The brand's name on one line or two, as large as the packaging allows; null where there is no room. */
export function fitLabel(packaging: Packaging, brand: string): FittedLabel | null {
  const surface = SURFACES[packaging];
  const name = brand.trim();
  if (!surface || !name) return null;
  const lines = surface.upright ? [name] : twoLines(name);
  const longest = Math.max(...lines.map((line) => line.length));
  const fontSize = Math.min(
    surface.largest,
    Math.floor((surface.width * 10) / (longest * ADVANCE_PER_EM)) / 10,
  );
  const y = surface.y - ((lines.length - 1) * fontSize * 1.15) / 2;
  return { lines, x: surface.x, y, fontSize, on: surface.on, upright: surface.upright ?? false };
}

/** Of the label's spaced capitals. */
const ADVANCE_PER_EM = 0.78;

function twoLines(name: string): string[] {
  const middle = name.length / 2;
  const gaps = [...name.matchAll(/ /g)].map((gap) => gap.index);
  if (name.length <= 9 || gaps.length === 0) return [name];
  const gap = gaps.reduce((best, at) => (Math.abs(at - middle) < Math.abs(best - middle) ? at : best));
  return [name.slice(0, gap), name.slice(gap + 1)];
}
