import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  libraryPictureUrl,
  ownPicture,
  parsePictureKey,
  pictureKey,
  pictureSources,
  pictureUrl,
  smallPictureUrl,
  widthsOf,
} from './picture.ts';

const DIGEST = 'abcdef0123456789abcdef0123456789';

test('a picture is never made wider than it is', () => {
  expect(widthsOf({ key: '', width: 600, height: 750 })).toEqual([160, 320, 480, 600]);
  expect(widthsOf({ key: '', width: 100, height: 100 })).toEqual([100]);
  expect(widthsOf({ key: '', width: 4000, height: 10 })).toEqual([
    160, 320, 480, 640, 800, 1200, 1600, 2160, 2880,
  ]);
});

test('a picture’s key can be read from its address', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12_000 }), fc.integer({ min: 1, max: 12_000 }), (width, height) => {
      const key = pictureKey(DIGEST, width, height);
      expect(ownPicture(pictureUrl(key))).toEqual({ key, width, height });
    }),
  );
});

test.each([null, '', 'https://example.com/a.jpg', '/media/../secret/800.webp', '/media/x-1x1/800.webp'])(
  '%s is not a picture of the shop',
  (url) => {
    expect(ownPicture(url)).toBeNull();
  },
);

test('the address of any rendition leads to its picture', () => {
  const key = pictureKey(DIGEST, 400, 500);
  expect(libraryPictureUrl(`/media/${key}/160.avif`)).toBe(pictureUrl(key));
  expect(libraryPictureUrl(pictureUrl(key))).toBe(pictureUrl(key));
  for (const other of [`/media/${key}/160.svg`, '/media/x-1x1/160.avif', `/other/${key}/160.avif`, ''])
    expect(libraryPictureUrl(other), other).toBeNull();
});

test('sources name every width', () => {
  const picture = parsePictureKey(pictureKey(DIGEST, 400, 500));
  expect(picture && pictureSources(picture, 'avif')).toBe(
    '/media/abcdef0123456789abcd-400x500/160.avif 160w, /media/abcdef0123456789abcd-400x500/320.avif 320w, /media/abcdef0123456789abcd-400x500/400.avif 400w',
  );
});

test('the small file of a picture is one of its renditions', () => {
  const key = pictureKey(DIGEST, 200, 250);
  expect(smallPictureUrl(pictureUrl(key))).toBe(`/media/${key}/200.webp`);
  expect(smallPictureUrl(pictureUrl(pictureKey(DIGEST, 600, 750)))).toMatch(/\/320\.webp$/);
  expect(smallPictureUrl('https://example.com/a.jpg')).toBe('https://example.com/a.jpg');
});
