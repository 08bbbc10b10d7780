import fc from 'fast-check';
import { expect, test } from 'vitest';
import { askForOption, choiceWithin, preselectedVariant } from './preselected-variant.ts';

const option = (name: string, stock: number, shade: string | null = null) => ({
  name,
  stock,
  pricePence: 500,
  shade,
});

test('sizes open on the first to buy, shades and scents on none', () => {
  const sizes = [option('30 ml', 0), option('50 ml', 4), option('Travel size', 2)];
  expect(preselectedVariant(sizes)?.name).toBe('50 ml');
  expect(preselectedVariant([option('Ember', 4, '#c8402f'), option('Prune', 0, '#5c1a3b')])).toBeUndefined();
  expect(preselectedVariant([option('Rose', 4), option('Fig', 3)])).toBeUndefined();
});

test('the only variant, and the first of a product that is sold out, need no choice', () => {
  expect(preselectedVariant([option('Ember', 4, '#c8402f')])?.name).toBe('Ember');
  expect(preselectedVariant([option('Ember', 0, '#c8402f'), option('Prune', 0, '#5c1a3b')])?.name).toBe(
    'Ember',
  );
});

test('the question names what is chosen', () => {
  expect(askForOption([option('Ember', 1, '#c8402f'), option('Clear', 1)])).toBe('Choose a shade');
  expect(askForOption([option('30 ml', 1), option('50 ml', 1)])).toBe('Choose a size');
  expect(askForOption([option('Rose', 1), option('Fig', 1)])).toBe('Choose an option');
});

test('a choice is never one that the group leaves out', () => {
  const groups = ['Fair', 'Tan', 'Deep'];
  const shade = fc.record({ stock: fc.integer({ min: 0, max: 2 }), group: fc.constantFrom(...groups) });
  fc.assert(
    fc.property(fc.array(shade), fc.nat(), fc.constantFrom(...groups), (variants, at, group) => {
      const chosen = variants[at % (variants.length + 1)] ?? null;
      const next = choiceWithin(variants, chosen, group);
      const first = variants.find((each) => each.group === group && each.stock > 0) ?? null;
      expect(next).toBe(chosen === null || chosen.group === group ? chosen : first);
    }),
  );
});
