import { expect, test } from 'vitest';
import { mayBeWord, productCodes } from './product-code.ts';

test.each([
  ['PER-ROU-FRA', ['PER-ROU-FRA']],
  [' Srm-12-Rx ', ['Srm-12-Rx']],
  ['ORL SER 030', ['ORL SER 030']],
  ['SER 030', ['SER 030', 'SER030']],
  ['5060714 000173', ['5060714 000173', '5060714000173']],
  ['КРЕМ/5', ['КРЕМ/5']],
  ['rose serum', []],
  ['a', []],
  ['', []],
])('%j may be the codes %j', (text, codes) => {
  expect(productCodes(text)).toEqual(codes);
});

test('letters alone may be a word', () => {
  expect(['ROSE', 'крем'].map(mayBeWord)).toEqual([true, true]);
  expect(['ROSE-RED', 'ROSE1', 'R.S'].map(mayBeWord)).toEqual([false, false, false]);
});
