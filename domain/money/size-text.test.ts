import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSize } from '#domain/money/unit-price.ts';
import { parseSize } from './size-text.ts';

test.each([
  ['1.7 oz/ 50 mL', 50, 'ml'],
  ['50ml (1.7 fl oz)', 50, 'ml'],
  ['100 ml ℮', 100, 'ml'],
  ['0.5 oz/ 15 mL\t ', 15, 'ml'],
  ['0.34oz.10mL', 10, 'ml'],
  ['5.9 oz 175 mL', 175, 'ml'],
  ['0. 35 oz/ 10 g', 10, 'g'],
  ['0.11 oz/ 3.2 g', 3.2, 'g'],
  ['0.47 oz  / 13.2 gms', 13.2, 'g'],
  ['.16 fl oz/ 5 ml', 5, 'ml'],
  ['Jumbo Size - 8 oz/ 236 mL', 236, 'ml'],
  ['0.05 oz - mini/ 1.4 g', 1.4, 'g'],
  ['0.55 ml/ 0.018 fl oz', 0.55, 'ml'],
  ['32 oz/ 1 L', 1000, 'ml'],
  ['123 oz/ 3.5 kg', 3500, 'g'],
  ['1 L', 1000, 'ml'],
  ['1.5 kg', 1500, 'g'],
  ['1,000 ml', 1000, 'ml'],
  ['10 cl', 100, 'ml'],
  ['Size: 1.7 oz/50 mL', 50, 'ml'],
  ['Net wt. 30 g', 30, 'g'],
  ['Contents 100 ml', 100, 'ml'],
] as const)('%s is the content once', (text, amount, unit) => {
  expect(parseSize(text)).toEqual({ amount, unit });
});

test.each([
  ['5 x 0.16oz/5mL', 25, 'ml'],
  ['4 X 0.34 oz/ 10 mL', 40, 'ml'],
  ['0.33 oz/ 10 mL *4', 40, 'ml'],
  ['0.15 oz/ 4.5g x 6', 27, 'g'],
  ['0.028 oz x 5/ 0.79 g ', 3.95, 'g'],
  ['1.18 oz/ 2 x 35 mL ', 70, 'ml'],
  ['10 x 0.08 oz/ 10 x 2.26 g', 22.6, 'g'],
  ['6 x 0.78 oz Sheets/ 6 x 23 mL Sheets', 138, 'ml'],
  ['2 x 2 oz tubes/ 60 mL', 120, 'ml'],
  ['6 pans x 0.11 oz/ 3.12 g', 18.72, 'g'],
  ['4 × 14 ml', 56, 'ml'],
] as const)('%s is several times the content', (text, amount, unit) => {
  expect(parseSize(text)).toEqual({ amount, unit });
});

test('a metric figure that is the whole is not multiplied again', () => {
  expect(parseSize('3 x 0.2 oz/ 18 mL')).toEqual({ amount: 18, unit: 'ml' });
});

test('without a metric figure an ounce is a weight, a fluid ounce a volume', () => {
  expect(parseSize('1 oz')).toEqual({ amount: 28.35, unit: 'g' });
  expect(parseSize('17 oz.')).toEqual({ amount: 481.9, unit: 'g' });
  expect(parseSize('1 Fl. Oz.')).toEqual({ amount: 29.57, unit: 'ml' });
  expect(parseSize('12 x 0.04 oz')).toEqual({ amount: 13.61, unit: 'g' });
});

test.each([
  ['8 Sheets', 8],
  ['30 Capsules', 30],
  ['2 pads', 2],
  ['1 sheet mask', 1],
  ['20 Biodegradable Wipes', 20],
  ['10 Count', 10],
])('%s are sold by number', (text, amount) => {
  expect(parseSize(text)).toEqual({ amount, unit: 'item' });
});

test.each([
  '',
  'no size',
  'Single',
  'Set of 8',
  '2 pack',
  '15 pairs',
  '16 treatments',
  '5 minute masks',
  '2.5 capsules',
  '0 ml',
  '0 x 5 ml',
  '10 x 10 x 2 in',
  '8.5" H x 8.75" W',
  '1 comb - 126 mm x 28 mm x 4 mm thick',
  '32 yd',
  '.34/10mL',
  '3 x Nail Polish',
  '2,5 ml',
])('%s tells no content', (text) => {
  expect(parseSize(text)).toBeNull();
});

test.each([
  '1 oz/ 30 mL & 3 oz/ 90 mL',
  '1 X 4 mL and 7 x 1.7 mL',
  '1.34 oz/ 38g, 4 oz/ 120mL',
  '5.0 oz/ 150 mL + 70 Natural Cotton Pads',
  '30 ml 50 ml',
  '30 Pads/ 1.4 oz/ 40 mL',
  '1 oz / 2 Sheets',
  '6 packets (6g each)',
  '60 Pads-30 Treatments',
])('%s holds several contents, so none is taken', (text) => {
  expect(parseSize(text)).toBeNull();
});

test.each([
  '4.7 oz/ 14 ml',
  '1 oz/ 3mL',
  '12 oz/ 3.4 g',
  '0.4 oz/ 100 mL',
  '1.7 oz/ 50 mg',
  '5 x 0.50oz/ 3mL',
  '6.3 oz/ 293 mL',
  '1.7 oz/ 50g *2 Usages',
  '2 x 1 oz/ 3 x 30 mL',
])('%s contradicts itself, so nothing is taken', (text) => {
  expect(parseSize(text)).toBeNull();
});

test('a size formatted by the shop is parsed back unchanged', () => {
  const hundredths = fc.integer({ min: 1, max: 99_999 }).map((number) => number / 100);
  fc.assert(
    fc.property(hundredths, fc.constantFrom('ml', 'g'), (amount, unit) => {
      expect(parseSize(formatSize(amount, unit))).toEqual({ amount, unit });
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), (amount) => {
      expect(parseSize(formatSize(amount, 'item'))).toEqual({ amount, unit: 'item' });
    }),
  );
});

test('no text gives a content that is not a positive number', () => {
  const words = fc.constantFrom(
    '0',
    '1',
    '12',
    '.5',
    '1.7',
    'x',
    '/',
    ' ',
    'oz',
    'fl oz',
    'ml',
    'g',
    '-',
    '(',
    ')',
    'pads',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), (parts) => {
      const size = parseSize(parts.join(' '));
      if (size) expect(size.amount > 0 && Number.isFinite(size.amount)).toBe(true);
    }),
  );
});

test.each([
  ['5 x 10 ml x 2', 'times before and after'],
  ['10 foo', 'a unit of no kind'],
  ['50 ml 100 ml', 'two contents'],
  ['1.7 oz / 2 oz', 'ounces twice'],
  ['2 x 10 ml / 3 x 0.34 oz', 'two numbers of pieces'],
  ['50 ml / 5 oz', 'figures that contradict each other'],
  ['3 x 10 ml / 5 oz', 'a number of pieces that no figure bears out'],
  ['100.1 kg', 'more than any parcel holds'],
  ['0 ml', 'nothing'],
  [`${'x'.repeat(115)} 50 ml`, 'a text of more than 120 characters'],
])('%j is unclear: %s', (text) => {
  expect(parseSize(text)).toBeNull();
});

test.each([
  ['100 kg', 100_000],
  ['0.5 oz x 3 / 15 ml', 45],
  ['3 x 0.5 oz / 45 ml', 45],
] as const)('%s is %d', (text, amount) => {
  expect(parseSize(text)?.amount).toBe(amount);
});
