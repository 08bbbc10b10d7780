import { expect, test } from 'vitest';
import { type BulkChoices, parseBulkForm } from './bulk-form.ts';

const CHOICES: BulkChoices = {
  groups: [{ id: 'b', name: 'Halden' }],
  types: [{ id: 't', name: 'Makeup: Foundation', categoryId: 'c' }],
  persons: [],
  attributes: [{ slug: 'skin-type', name: 'Skin type', values: [{ slug: 'dry', name: 'Dry' }] }],
};

const changeOf = (kind: Parameters<typeof parseBulkForm>[0], fields: Record<string, string>) => {
  const parsed = parseBulkForm(kind, fields, CHOICES);
  return parsed.ok ? parsed.change : parsed.errors;
};

test('amounts are pounds, percentages or pieces, by what is changed and how', () => {
  expect(changeOf('price', { how: 'raise', amount: '£1.50', ending: '99' })).toEqual({
    kind: 'price',
    how: 'raise',
    amount: 150,
    ending: 99,
  });
  expect(changeOf('price', { how: 'lower-percent', amount: '12.5 %', ending: '' })).toEqual({
    kind: 'price',
    how: 'lower-percent',
    amount: 1250,
    ending: null,
  });
  expect(changeOf('stock', { how: 'subtract', amount: '3' })).toEqual({
    kind: 'stock',
    how: 'subtract',
    count: 3,
  });
  expect(changeOf('brand', { groupId: 'b' })).toEqual({ kind: 'brand', groupId: 'b' });
});

test('a type and a value are chosen among those there are, and named', () => {
  expect(parseBulkForm('type', { typeId: 't' }, CHOICES)).toEqual({
    ok: true,
    change: { kind: 'type', type: { id: 't', categoryId: 'c' } },
    name: 'Makeup: Foundation',
  });
  expect(changeOf('type', { typeId: 'none' })).toEqual({ kind: 'type', type: null });
  expect(changeOf('type', { typeId: 'gone' })).toEqual({ typeId: 'Type is required' });
  expect(parseBulkForm('attribute', { how: 'remove', value: 'skin-type:dry' }, CHOICES)).toEqual({
    ok: true,
    change: { kind: 'attribute', how: 'remove', attribute: 'skin-type', value: 'dry' },
    name: 'Skin type: Dry',
  });
  expect(changeOf('attribute', { value: 'skin-type:gone' })).toEqual({ value: 'Value is required' });
  expect(changeOf('brand', { groupId: 'gone' })).toEqual({ groupId: 'Brand is required' });
});

test('a missing or wrong value is refused beside its field', () => {
  expect(changeOf('price', { how: 'set', amount: '' })).toEqual({ amount: 'Amount is required' });
  expect(changeOf('price', { how: 'set', amount: '-3' })).toHaveProperty('amount');
  expect(changeOf('price', { how: 'raise-percent', amount: '0' })).toHaveProperty('amount');
  expect(changeOf('stock', { how: 'add', amount: '1.5' })).toHaveProperty('amount');
  expect(changeOf('category', {})).toEqual({ groupId: 'Category is required' });
});
