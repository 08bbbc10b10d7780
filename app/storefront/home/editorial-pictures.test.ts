import { expect, test } from 'vitest';
import { editorialPictures } from './editorial-pictures.ts';

const slide = (tallImage: string, backgroundImage = '') => ({ tallImage, backgroundImage });

test('customers speak beside the last slide’s picture, the letter beside one that no tile shows', () => {
  const featured = new Map([
    ['haircare', ['/oil.webp']],
    ['makeup', ['/shades.webp', '/family.webp']],
  ]);
  expect(editorialPictures([slide('/first.webp'), slide('', '/last.webp')], featured)).toEqual({
    voicesImage: '/last.webp',
    letterImage: '/family.webp',
  });
});

test('the only slide’s picture is not shown twice', () => {
  expect(editorialPictures([slide('/first.webp')], new Map())).toEqual({
    voicesImage: null,
    letterImage: null,
  });
});
