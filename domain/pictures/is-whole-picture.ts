import type { PictureFormat } from './picture.ts';

/** Returns whether a file has the length that its own headers give: false for one that a power cut left empty or cut short. */
export function isWholePicture(bytes: Uint8Array, format: PictureFormat): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return format === 'webp' ? isWholeRiff(view) : isWholeBoxes(view);
}

const RIFF = 0x52494646;

/** RIFF: four letters, then the length of what follows (WebP container specification). */
function isWholeRiff(view: DataView): boolean {
  return view.byteLength > 12 && view.getUint32(0) === RIFF && view.getUint32(4, true) + 8 <= view.byteLength;
}

const SHORTEST_BOX = 8;

/** ISO base media (ISO/IEC 14496-12): boxes in a row, each beginning with its length; 1: in the next eight bytes; 0: to the end. */
function isWholeBoxes(view: DataView): boolean {
  let at = 0;
  while (at + SHORTEST_BOX <= view.byteLength) {
    const short = view.getUint32(at);
    if (short === 0) return at > 0;
    const isLong = short === 1 && at + 16 <= view.byteLength;
    const length = isLong ? Number(view.getBigUint64(at + 8)) : short;
    if (length < SHORTEST_BOX) return false;
    at += length;
  }
  return at > 0 && at === view.byteLength;
}
