import { expect, test } from 'vitest';
import { greetingName } from './greeting-name.ts';

test.each([
  'Ann',
  'Zoë',
  'Mary-Jane',
  "O'Neil",
  'J. R.',
  'Dr. Ann',
  'Nguyễn Thị',
  '美咲',
  'ANN',
  'Anna Maria',
  'محمد',
])('%s is greeted by name', (name) => {
  expect(greetingName(name)).toBe(name);
});

test.each([
  'BUYNOW spam.test',
  'spam.test',
  'www.spam.test',
  'https://spam.test',
  'a@spam.test',
  'Call +44 20 7946 0000',
  'Win £500 now',
  'BUYNOW cheap pills',
  'Congratulations you have been chosen to receive a reward',
  'free <b>gift</b>',
])('%s is not', (name) => {
  expect(greetingName(name)).toBe('');
});
