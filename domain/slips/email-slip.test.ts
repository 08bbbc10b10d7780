import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail } from '#domain/fields/email.ts';
import { probablyMeant } from './email-slip.ts';

test.each([
  ['jo@gmial.com', 'jo@gmail.com'],
  ['jo@gmail.con', 'jo@gmail.com'],
  ['Jo.Lee@GMAI.com', 'Jo.Lee@gmail.com'],
  ['jo@gmail.co', 'jo@gmail.com'],
  ['jo@hotmial.co.uk', 'jo@hotmail.co.uk'],
  ['jo@hotmail.couk', 'jo@hotmail.co.uk'],
  ['jo@outlok.com', 'jo@outlook.com'],
  ['jo@yaho.co.uk', 'jo@yahoo.co.uk'],
  ['jo@iclod.com', 'jo@icloud.com'],
  ['jo@btinternt.com', 'jo@btinternet.com'],
  ['jo@my-own-firm.con', 'jo@my-own-firm.com'],
])('%s is asked about', (entered, meant) => {
  expect(probablyMeant(entered)).toBe(meant);
});

test.each([
  'jo@gmail.com',
  'jo@mail.com',
  'jo@ymail.com',
  'jo@me.com',
  'jo@example.com',
  'jo@firm.london',
  'jo',
  '@gmial.com',
  '',
])('%s is not', (entered) => {
  expect(probablyMeant(entered)).toBeNull();
});

test('what is proposed is an address of the same person, and not asked about again', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (entered) => {
      const meant = probablyMeant(entered);
      if (meant === null) return;
      expect(isEmail(meant)).toBe(true);
      expect(meant.slice(0, meant.lastIndexOf('@'))).toBe(entered.slice(0, entered.lastIndexOf('@')));
      expect(probablyMeant(meant)).toBeNull();
    }),
  );
});
