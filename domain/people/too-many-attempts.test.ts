import { expect, test } from 'vitest';
import { waitText } from './too-many-attempts.ts';

test.each([
  [0, 'It is possible again in a minute.'],
  [60, 'It is possible again in a minute.'],
  [61, 'It is possible again in 2 minutes.'],
  [900, 'It is possible again in 15 minutes.'],
])('%d seconds: %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
