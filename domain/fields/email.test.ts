import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail, normaliseEmail } from './email.ts';

test.each([
  'ann@example.com',
  'ann.o’neill+shop@mail.example.co.uk',
  "o'neill@example.com",
  'zoë@bücher.example',
])('%s is an email address', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'ann',
  'ann@example',
  '@example.com',
  'ann@.com',
  'ann@example.',
  'ann@example..com',
  'ann lee@example.com',
  ' ann@example.com',
  'ann@exam ple.com',
  'ann@@example.com',
  'Ann <ann@example.com>',
  'a@example.com,b@example.com',
  'ann@example.com\nBcc: all@example.com',
  `ann@${'a'.repeat(250)}.com`,
])('%j is none', (text) => {
  expect(isEmail(text)).toBe(false);
});

test('addresses are compared without regard to case and surrounding spaces', () => {
  expect(normaliseEmail('  Ann@Example.COM ')).toBe('ann@example.com');
});

test('the addresses people really have are accepted', () => {
  const name = fc.stringMatching(/^[a-z0-9]{1,20}(?:[._+-][a-z0-9]{1,10}){0,2}$/);
  const domain = fc.stringMatching(/^[a-z0-9]{1,20}(?:\.[a-z]{2,6}){1,2}$/);
  fc.assert(
    fc.property(name, domain, (before, after) => {
      expect(isEmail(`${before}@${after}`)).toBe(true);
    }),
  );
});
