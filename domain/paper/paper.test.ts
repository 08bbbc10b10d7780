import { expect, test } from 'vitest';
import {
  PAPER_SERIES,
  paperFileName,
  paperLabel,
  paperNumber,
  paperTitle,
  seriesOf,
  statesVat,
} from './paper.ts';

const PREFIXES = { invoicePrefix: 'INV-', creditNotePrefix: 'CN-' };
const rate = (ratePercent: number | null) => ({ ratePercent, netPence: 1, vatPence: 0, grossPence: 1 });

test('numbers run on within a series, and name it', () => {
  expect(PAPER_SERIES.map((series) => paperNumber(series, 42, PREFIXES))).toEqual([
    'INV-000042',
    'CN-000042',
    'TEST-INV-000042',
    'TEST-CN-000042',
  ]);
  expect(paperNumber('invoice', 1_234_567, PREFIXES)).toBe('INV-1234567');
});

test('papers of a test are counted apart from those of money', () => {
  expect((['invoice', 'credit-note'] as const).map((kind) => seriesOf(kind, false))).toEqual([
    'invoice',
    'credit-note',
  ]);
  expect((['invoice', 'credit-note'] as const).map((kind) => seriesOf(kind, true))).toEqual([
    'test-invoice',
    'test-credit-note',
  ]);
});

test('a paper states VAT where one of its rates is known, also at 0 %', () => {
  expect(statesVat({ rates: [rate(0)] })).toBe(true);
  expect(statesVat({ rates: [rate(null), rate(20)] })).toBe(true);
  expect(statesVat({ rates: [rate(null)] })).toBe(false);
  expect(statesVat({ rates: [] })).toBe(false);
});

test.each([
  ['credit-note', [rate(20)], true, 'Credit note CN-1'],
  ['invoice', [rate(20)], true, 'VAT invoice CN-1'],
  ['invoice', [rate(null)], true, 'Receipt CN-1'],
  ['invoice', [rate(null)], false, 'Invoice CN-1'],
] as const)('a %s is headed by what it is', (kind, rates, isPaid, label) => {
  const facts = { kind, rates: [...rates], isPaid, number: 'CN-1' };
  expect(paperLabel(facts)).toBe(label);
  expect(`${paperTitle(facts)} CN-1`).toBe(label);
});

test('a file is named by its number, whatever marks a prefix holds', () => {
  expect(paperFileName('INV-000042')).toBe('INV-000042.pdf');
  expect(paperFileName('Shop/25 № 7')).toBe('Shop-25---7.pdf');
});
