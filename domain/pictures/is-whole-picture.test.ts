import { expect, test } from 'vitest';
import { isWholePicture } from './is-whole-picture.ts';

const webp = Buffer.concat([Buffer.from('RIFF'), uint32le(12), Buffer.from('WEBPVP8 body')]);
const avif = Buffer.concat([box('ftyp', 'avif'), box('meta', 'about'), box('mdat', 'pixels')]);

test('a whole file is told from an empty, a cut and a blank one', () => {
  for (const [bytes, format] of [
    [webp, 'webp'],
    [avif, 'avif'],
  ] as const) {
    expect(isWholePicture(bytes, format)).toBe(true);
    for (let length = 0; length < bytes.length; length++)
      if (format === 'webp' || !isBoundary(length))
        expect(isWholePicture(bytes.subarray(0, length), format)).toBe(false);
    expect(isWholePicture(Buffer.alloc(bytes.length), format)).toBe(false);
  }
});

function box(type: string, text: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + text.length);
  return Buffer.concat([length, Buffer.from(type), Buffer.from(text)]);
}

/** True between two boxes, where a cut cannot be seen. */
function isBoundary(length: number): boolean {
  return length === 12 || length === 25;
}

function uint32le(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
