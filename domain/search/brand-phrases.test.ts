import { expect, test } from 'vitest';
import { brandPhrases } from './brand-phrases.ts';

test.each([
  ['Jo Malone London', ['jo malone london', 'jo malone']],
  ["Kiehl's Since 1851", ['kiehls since 1851', 'kiehls']],
  ['IT Cosmetics', ['it cosmetics']],
  ['Halden', ['halden']],
])('%s is asked for as %j', (name, phrases) => {
  expect(brandPhrases(name)).toEqual(phrases);
});
