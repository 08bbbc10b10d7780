import * as v from 'valibot';
import type { ProductPicture } from '#domain/catalogue/product.ts';
import { address, line } from './cell-types.ts';

/** The pictures of a cell, and the entries that are none. */
export type PictureCells = { pictures: ProductPicture[]; unreadable: string[] };

const NO_LIST = 'is not a JSON list of pictures';

const entry = v.object({ url: address, alt: v.optional(line(500), ''), variant: v.exactOptional(line(200)) });

const pictureObjects = v.pipe(
  v.string(),
  v.parseJson(undefined, NO_LIST),
  v.array(v.looseObject({}, NO_LIST), NO_LIST),
);

/**
 * Reads a cell of pictures: addresses between bars, commas, semicolons, spaces or line breaks, or a JSON list of objects with url,
 * alt and the variant shown. An entry that is no picture spoils no other.
 */
export const pictureList = v.pipe(
  v.lazy(
    (cell): v.GenericSchema<string, Record<string, unknown>[]> =>
      typeof cell === 'string' && cell.startsWith('[')
        ? pictureObjects
        : v.pipe(
            v.string(),
            v.transform((text) => splitAddresses(text).map((url) => ({ url }))),
          ),
  ),
  v.transform(pictureCells),
);

/** The cell of one picture; an address that would be read otherwise stands in a list of one. */
export function pictureCell(url: string): string {
  const [first, ...others] = splitAddresses(url);
  return first === url && others.length === 0 ? url : JSON.stringify([{ url }]);
}

/** The addresses in a cell of pictures, in either form. */
export function addressesIn(cell: string): string[] {
  if (!cell.startsWith('[')) return splitAddresses(cell);
  const list = v.safeParse(pictureList, cell);
  return list.success ? list.output.pictures.map(({ url }) => url) : [cell];
}

/**
 * Splits a list of addresses where an address begins: behind a bar, comma, semicolon or white space. A comma or a space within an
 * address breaks nothing.
 */
export function splitAddresses(text: string): string[] {
  return text.split('|').flatMap((part) => {
    const starts = [...part.matchAll(BEGINNING)].map(({ index }) => index);
    return [0, ...starts]
      .map((start, place) => withoutMarks(part.slice(start, starts[place])))
      .filter((address) => address !== '');
  });
}

/** A scheme behind a mark or white space, or a path of this site behind a mark. */
const BEGINNING = /(?<=[\s,;])https?:\/\/|(?<=[,;]\s{0,3})\/(?![/\\])/gi;

function withoutMarks(address: string): string {
  const trimmed = address.trim();
  let end = trimmed.length;
  while (end > 0 && ',; \t\n\r'.includes(trimmed.charAt(end - 1))) end -= 1;
  return trimmed.slice(0, end);
}

function pictureCells(entries: Record<string, unknown>[]): PictureCells {
  const cells: PictureCells = { pictures: [], unreadable: [] };
  for (const one of entries) {
    const parsed = v.safeParse(entry, one);
    if (parsed.success) cells.pictures.push(parsed.output);
    else cells.unreadable.push(String(one.url ?? ''));
  }
  return cells;
}
