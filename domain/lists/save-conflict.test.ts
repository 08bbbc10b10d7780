import { expect, test } from 'vitest';
import { differingFields, takeTheirs, textOf } from './save-conflict.ts';

test('only fields of the form that differ are named, with both values', () => {
  const mine = { name: 'Rose', featured: '', slug: 'rose' };
  const theirs = { name: 'Rosa', featured: 'on', slug: 'rose', updatedAt: '2026-01-01', id: '1' };
  expect(differingFields(mine, theirs, { name: 'Rose', slug: 'rose' })).toEqual([
    { name: 'name', mine: 'Rose', theirs: 'Rosa' },
    { name: 'featured', mine: '', theirs: 'on' },
  ]);
});

test('rows are one field, a line each', () => {
  const mine = { 'variants.0.name': 'Rose', 'variants.0.id': '1', 'variants.0.shade': '#ffffff' };
  const theirs = { 'variants.0.name': 'Rosa', 'variants.0.id': '1', 'variants.1.name': 'Plum' };
  expect(differingFields(mine, theirs, mine)).toEqual([
    { name: 'variants', mine: 'Rose, #ffffff', theirs: 'Rosa\nPlum' },
  ]);
  expect(textOf({}, 'variants')).toBe('');
});

test('stock sold meanwhile is no difference where the form did not change it', () => {
  const submitted = { stock: '5', stockWas: '5', 'variants.0.stock': '9', 'variants.0.stockWas': '8' };
  const theirs = { stock: '4', stockWas: '4', 'variants.0.stock': '7', 'variants.0.stockWas': '7' };
  expect(differingFields(submitted, theirs, submitted).map(({ name }) => name)).toEqual(['variants']);
});

test('taking a field takes all its rows and its companion, and leaves the others', () => {
  const mine = { name: 'Rose', stock: '5', stockWas: '5', 'pictures.0.url': '/a', 'pictures.1.url': '/b' };
  const theirs = { name: 'Rosa', stock: '4', stockWas: '4', 'pictures.0.url': '/c' };
  expect(takeTheirs(mine, theirs, ['stock', 'pictures'])).toEqual({
    name: 'Rose',
    stock: '4',
    stockWas: '4',
    'pictures.0.url': '/c',
  });
});
