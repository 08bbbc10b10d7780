import type { BrandKey } from '../brands.ts';
import type { Label } from '../labels.ts';
import type { Item } from '../picture.ts';

/** One backdrop per category, so that a page of its products looks of one piece. */
export const backdrops = {
  skincare: '#cddcc4',
  rose: '#efc4bd',
  stone: '#dcd3c9',
  haircare: '#edd6a6',
  makeup: '#f0bcb9',
  fragrances: '#cbb9de',
  tools: '#dcc3b2',
  body: '#b9d5e2',
  wellness: '#b9d6c8',
};

export function label(
  brand: BrandKey,
  title?: string,
  note?: string,
  proportion = 1.2,
  more: Partial<Label> = {},
): { label: Label } {
  return { label: { brand, title, note, proportion, ...more } };
}

export function on(colour: string, height: number, radius: number, ...items: Item[]): Item[] {
  return [
    { make: 'plinth', colour, radius, height, prop: true },
    ...items.map((item) => {
      const [x, y, z] = item.at ?? [0, 0, 0];
      return { ...item, at: [x, y, z + height] as [number, number, number] };
    }),
  ];
}
