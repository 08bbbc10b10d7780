import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addressesIn, pictureCell, pictureList, splitAddresses } from './picture-cells.ts';

test('pictures are addresses between bars, or a JSON list with descriptions; an entry that is none spoils no other', () => {
  expect(v.parse(pictureList, 'https://a.example/1.jpg|/2.jpg|//a.example/3.jpg')).toEqual({
    pictures: [
      { url: 'https://a.example/1.jpg', alt: '' },
      { url: '/2.jpg', alt: '' },
    ],
    unreadable: ['//a.example/3.jpg'],
  });
  expect(
    v.parse(pictureList, '[{"url":"/2.jpg","alt":"Open jar"},{"url":"/3.jpg","variant":"Rose"},{"url":"x"}]'),
  ).toEqual({
    pictures: [
      { url: '/2.jpg', alt: 'Open jar' },
      { url: '/3.jpg', alt: '', variant: 'Rose' },
    ],
    unreadable: ['x'],
  });
  expect(v.safeParse(pictureList, '[1]').success).toBe(false);
});

const address = fc
  .tuple(
    fc.constantFrom('https://cdn.example/', 'http://img.example/w_200,h_300/', 'https://x.example/a b/'),
    fc.stringMatching(/^[a-z0-9;,]{0,6}[a-z0-9]$/),
  )
  .map(([start, end]) => `${start}${end}.jpg`);

test('a list breaks where an address begins, whatever stands between and within them', () => {
  const separator = fc.constantFrom(', ', ',', ' , ', '; ', ';', '|', ' ', '\n', ',\n', ' | ');
  fc.assert(
    fc.property(fc.array(fc.tuple(address, separator), { minLength: 1, maxLength: 30 }), (entries) => {
      const cell = entries.map(([url, mark]) => url + mark).join('');
      expect(splitAddresses(cell)).toEqual(entries.map(([url]) => url));
    }),
  );
  expect(splitAddresses('/media/a.jpg, /media/b, c.jpg')).toEqual(['/media/a.jpg', '/media/b, c.jpg']);
  expect(splitAddresses('https://a.example/fetch/https://b.example/c.jpg')).toHaveLength(1);
});

test('one address is read again from its cell, whatever marks it holds', () => {
  const marked = fc
    .tuple(fc.webUrl({ withQueryParameters: true }), fc.constantFrom('', ';/S?b', ',/w_200'))
    .map(([url, more]) => url + more);
  fc.assert(
    fc.property(marked, (url) => {
      expect(addressesIn(pictureCell(url))).toEqual([url]);
    }),
  );
});
