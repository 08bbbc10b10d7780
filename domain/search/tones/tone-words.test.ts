import { expect, test } from 'vitest';
import { toneIn } from './tone-words.ts';

test('words of depth and undertone are read together, with their nouns', () => {
  expect(toneIn(['deep', 'warm'])).toMatchObject({
    part: { depths: ['deep', 'very deep'], undertones: ['warm'], name: 'Deep, warm undertone' },
    rest: [],
    isNamed: false,
  });
  expect(toneIn(['very', 'fair', 'cool', 'undertones', 'vegan'])).toMatchObject({
    part: { depths: ['very fair'], undertones: ['cool'], name: 'Very fair, cool undertone' },
    words: ['very fair', 'cool', 'undertones'],
    rest: ['vegan'],
    isNamed: true,
  });
  expect(toneIn(['olive'])?.part).toMatchObject({
    depths: [],
    undertones: ['olive'],
    name: 'Olive undertone',
  });
});

test('other words say no tone', () => {
  expect(toneIn(['skin', 'serum'])).toBeNull();
  expect(toneIn([])).toBeNull();
});
