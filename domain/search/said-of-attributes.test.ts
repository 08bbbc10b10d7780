import { expect, test } from 'vitest';
import { alikeAttribute, saidOfAttribute } from './said-of-attributes.ts';

test('calm skin and sensitive skin are nearly the same, most attributes are like no other', () => {
  expect(alikeAttribute('concern', 'sensitivity')).toEqual({ attribute: 'skin-type', value: 'sensitive' });
  expect(alikeAttribute('concern', 'dry-scalp')).toEqual({ attribute: 'concern', value: 'build-up' });
  expect(alikeAttribute('standard', 'vegan')).toBeNull();
});

test('names tell concerns and no claims', () => {
  expect(saidOfAttribute('concern', 'frizz')).toContain('anti frizz');
  expect(saidOfAttribute('standard', 'vegan')).toEqual([]);
  expect(saidOfAttribute('spf', '50')).toEqual(['spf 50', 'spf50']);
});
