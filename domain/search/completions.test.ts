import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completionsOf } from './completions.ts';
import { foldText } from './search-text.ts';

const names = {
  shop: ['Lipstick', 'Fragrances', 'Serums'],
  products: ['Fig Leaf Lip Balm', 'Margin Lip Pencil', 'Satin Lipstick', 'Matte Lipstick', 'Rose Serum'],
};

test('a search is continued by the words of names, those of the shop first', () => {
  expect(completionsOf('lip', names, 5)).toEqual(['lipstick', 'lip balm', 'lip pencil']);
  expect(completionsOf('lip', { ...names, shown: ['Lipstick'] }, 5)).toEqual(['lip balm', 'lip pencil']);
  expect(completionsOf('Lip b', names, 5)).toEqual(['lip balm']);
  expect(completionsOf('frag', names, 5)).toEqual(['fragrances']);
  expect(completionsOf('lip balm', names, 5)).toEqual([]);
  expect(completionsOf('lea', names, 5)).toEqual([]);
  expect(completionsOf('fig', names, 5)).toEqual(['fig leaf lip balm']);
  expect(completionsOf('rouge', { shop: [], products: ['Rouge de Perle Satin Rich Lipstick'] }, 5)).toEqual(
    [],
  );
  expect(completionsOf('rose', { shop: [], products: ['Wild Rose Solid Perfume'] }, 5)).toEqual([
    'rose solid perfume',
  ]);
  expect(completionsOf('ip', names, 5)).toEqual([]);
  expect(completionsOf(' ', names, 5)).toEqual([]);
});

test('a split beginning is completed to the joined name', () =>
  expect(completionsOf('lip st', names, 5)).toEqual(['lipstick']));

test('a finished word is completed by the words before it', () => {
  expect(completionsOf('serum', names, 5)).toEqual(['rose serum']);
  expect(completionsOf('lipstick', names, 5)).toEqual(['matte lipstick', 'satin lipstick']);
});

test('no completion says the same as another in other order or number', () => {
  const products = ['Body Lotion', 'Lotion Body', 'Rose Candles', 'Rose Candle', 'Rose-Candle Set'];
  expect(completionsOf('bod', { shop: ['Body lotions'], products }, 5)).toEqual(['body lotions', 'body']);
  expect(completionsOf('rose', { shop: [], products }, 5)).toEqual(['rose candle', 'rose candle set']);
  expect(completionsOf('lotion body', { shop: ['Lotion bodies'], products }, 5)).toEqual([]);
});

test('every completion holds the search, joined or not, and there are no more than asked for', () => {
  const joined = (text: string) => text.replaceAll(' ', '');
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, any) => {
      const completed = completionsOf(text, { shop: any, products: [...any, `${text}ine rose`] }, 5);
      expect(completed.length).toBeLessThanOrEqual(5);
      for (const completion of completed) expect(joined(completion)).toContain(joined(foldText(text)));
    }),
  );
});
