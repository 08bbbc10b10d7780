import { expect, test } from 'vitest';
import { parseWeightLines } from './weight-lines.ts';

test('weights are read from lines as a spreadsheet copies them', () => {
  expect(parseWeightLines('A-1\t120\tRose Serum\r\nA-2\t\tBalm\n\nA-3 \t 80')).toEqual({
    lines: [
      { code: 'A-1', grams: 120 },
      { code: 'A-3', grams: 80 },
    ],
    wrong: [],
    double: [],
  });
});

test('a line that is no weight is named', () => {
  expect(parseWeightLines('A-1\tlight\nA-2\t0\nA-3\t-5\nA-4 80').wrong).toEqual([
    'A-1\tlight',
    'A-2\t0',
    'A-3\t-5',
    'A-4 80',
  ]);
});

test('a code that two lines weigh is named once, whatever they weigh', () => {
  expect(parseWeightLines('A-1\t120\nA-2\t5\nA-1\t80\nA-1\t120').double).toEqual(['A-1']);
});
