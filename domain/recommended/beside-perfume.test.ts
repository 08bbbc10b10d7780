import { expect, test } from 'vitest';
import { goesBesidePerfume } from './beside-perfume.ts';

const worn = (
  type: string,
  scents: readonly string[] = [],
  { brand = 'other', isScentless = false }: { brand?: string; isScentless?: boolean } = {},
) => ({ type, brand, scents, isScentless });

const fig = worn('eau-de-parfum', ['green', 'fruity', 'woody'], { brand: 'nocturne' });

test('what smells of nothing but the perfume, or of nothing and is on the skin below it, goes beside it', () => {
  expect(goesBesidePerfume(fig, worn('body-moisturisers', ['green', 'fruity']))).toBe(true);
  expect(goesBesidePerfume(fig, worn('deodorant', [], { isScentless: true }))).toBe(true);
  for (const type of ['hand-care', 'body-scrubs-brushes'])
    expect(goesBesidePerfume(fig, worn(type, [], { isScentless: true }))).toBe(false);
  expect(goesBesidePerfume(fig, worn('body-moisturisers', ['green', 'marine']))).toBe(false);
  expect(goesBesidePerfume(fig, worn('hand-care'))).toBe(false);
});

test('an oil or a solid perfume of a kindred scent is layered under a spray', () => {
  const oil = worn('perfume-oil', ['woody', 'smoky']);
  expect(goesBesidePerfume(fig, oil)).toBe(true);
  expect(goesBesidePerfume(fig, worn('solid-perfume', ['floral']))).toBe(false);
  expect(goesBesidePerfume(oil, fig)).toBe(true);
  expect(goesBesidePerfume(oil, worn('solid-perfume', ['woody']))).toBe(false);
});

test('no other perfume goes beside one, only samples of its house', () => {
  expect(goesBesidePerfume(fig, worn('cologne', ['green'], { brand: 'nocturne' }))).toBe(false);
  expect(goesBesidePerfume(fig, worn('discovery-sets', [], { brand: 'nocturne' }))).toBe(true);
  expect(goesBesidePerfume(fig, worn('discovery-sets'))).toBe(false);
});

test('beside samples goes whatever their house makes, but no perfume', () => {
  const samples = worn('discovery-sets', [], { brand: 'nocturne' });
  expect(goesBesidePerfume(samples, worn('candles', ['green'], { brand: 'nocturne' }))).toBe(true);
  expect(goesBesidePerfume(samples, worn('candles', ['green']))).toBe(false);
  expect(goesBesidePerfume(samples, fig)).toBe(false);
});

test('anything goes beside what is no perfume', () => {
  expect(goesBesidePerfume(worn('bath', ['citrus']), worn('candles', ['smoky']))).toBe(true);
});
