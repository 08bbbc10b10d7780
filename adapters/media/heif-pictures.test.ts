import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { HEIC_PICTURE } from '../../tests/support/heic-picture.ts';
import { pngOfHeic } from './heic-picture.ts';
import { heifCodec, heifColourProfile } from './heif-kind.ts';
import { sharpImages } from './sharp-images.ts';

const AVIF_BRANDS = ['avif', 'avis', 'avio', 'mif1', 'msf1', 'miaf', 'MA1A', 'MA1B', 'heic'];
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1', 'miaf'];

let avif: Buffer;
beforeAll(async () => {
  const red = { width: 64, height: 48, channels: 3, background: '#c83c50' } as const;
  avif = await sharp({ create: red }).avif({ quality: 90 }).toBuffer();
});

describe('a picture of AVIF or HEIC', () => {
  test.each(AVIF_BRANDS)('coded as AV1 is taken under the brand %s', async (brand) => {
    for (const file of [branded(avif, brand, 'mif1'), branded(avif, 'xxxx', brand)])
      expect(await colours(file)).toEqual([near('#c83c50'), near('#c83c50')]);
  });

  test.each(HEIC_BRANDS)('coded as HEVC is known under the brand %s', (brand) => {
    expect(heifCodec(branded(HEIC_PICTURE, brand, 'mif1'))).toBe('hevc');
    expect(heifCodec(branded(HEIC_PICTURE, 'xxxx', brand))).toBe('hevc');
  });

  test.each(['heic', 'hevx', 'miaf'])('coded as HEVC is read in its colours: %s', async (brand) => {
    // Display P3 has wider colours: the same numbers mean stronger ones there.
    expect(await colours(branded(HEIC_PICTURE, 'xxxx', brand))).toEqual([near('#00cc4a'), near('#d82a4c')]);
  });

  test('of other brands is refused', async () => {
    for (const file of [avif, HEIC_PICTURE]) {
      const film = branded(file, 'isom', 'mp42');
      expect(heifCodec(film)).toBeNull();
      expect(await sharpImages.normalise(film)).toEqual({ ok: false, problem: 'not-a-picture' });
    }
  });

  test('of too many pixels is refused before it is decoded', async () => {
    expect(await pngOfHeic(HEIC_PICTURE, { largestPixels: 64 * 48 - 1 })).toEqual({
      ok: false,
      problem: 'too-many-pixels',
    });
    const wide = Buffer.from(HEIC_PICTURE);
    wide.writeUInt32BE(20_000, wide.indexOf('ispe') + 8);
    expect((await sharpImages.normalise(wide)).ok).toBe(false);
  });

  test('that takes too long is given up, and the next one is read', async () => {
    const given = { largestPixels: 60_000_000 };
    expect(await pngOfHeic(HEIC_PICTURE, { ...given, longestMs: 1 })).toMatchObject({
      problem: 'not-a-picture',
    });
    expect((await pngOfHeic(HEIC_PICTURE, given)).ok).toBe(true);
  });

  test('that is damaged or cut is a picture or none, and breaks nothing', { timeout: 240_000 }, async () => {
    const damage = fc.record({
      cut: fc.integer({ min: 0, max: HEIC_PICTURE.length }),
      at: fc.nat(HEIC_PICTURE.length - 1),
      value: fc.nat(255),
    });
    await fc.assert(
      fc.asyncProperty(damage, async ({ cut, at, value }) => {
        const file = Buffer.from(HEIC_PICTURE);
        file[at] = value;
        for (const bytes of [file, file.subarray(0, cut)]) {
          const read = await sharpImages.normalise(bytes);
          expect(read.ok || ['not-a-picture', 'too-many-pixels'].includes(read.problem)).toBe(true);
        }
      }),
      { numRuns: 8 },
    );
  });

  test('whose boxes are of any bytes is examined without a failure', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), fc.nat(HEIC_PICTURE.length), (bytes, at) => {
        for (const file of [bytes, Buffer.concat([HEIC_PICTURE.subarray(0, at), bytes])]) {
          heifCodec(file);
          heifColourProfile(file);
        }
      }),
    );
  });
});

/** The file under another first brand and one compatible one. */
function branded(file: Uint8Array, first: string, compatible: string): Buffer {
  const named = Buffer.from(file);
  const end = named.readUInt32BE(0);
  named.write(first, 8, 'latin1');
  for (let at = 16; at < end; at += 4) named.write(compatible, at, 'latin1');
  return named;
}

/** The colours at a quarter and at three quarters of the width. */
async function colours(file: Uint8Array): Promise<unknown[]> {
  const read = await sharpImages.normalise(file);
  if (!read.ok) return [read.problem];
  const { data, info } = await sharp(read.master).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([64, 48]);
  return [16, 48].map((column) => [...data.subarray((24 * 64 + column) * 3, (24 * 64 + column) * 3 + 3)]);
}

function near(colour: string): unknown[] {
  const wanted = (colour.slice(1).match(/../g) ?? []).map((hex) => Number.parseInt(hex, 16));
  return wanted.map((value) => expect.toSatisfy((given: number) => Math.abs(given - value) <= 4));
}
