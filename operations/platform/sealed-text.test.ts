import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSealed, sealingKey, sealText } from './sealed-text.ts';

const key = sealingKey('a secret of the shop');
const another = sealingKey('another');

test('any text opens again by its key and purpose, and by no others', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string(), (given, purpose) => {
      const text = Buffer.from(given).toString('utf8');
      const sealed = sealText(key, purpose, text);
      expect(openSealed(key, purpose, sealed)).toBe(text);
      expect(openSealed(key, `${purpose}.`, sealed)).toBeNull();
      expect(openSealed(another, purpose, sealed)).toBeNull();
    }),
    { numRuns: 50 },
  );
});

test('a change of any byte closes it, and so does what is no sealed text', () => {
  const sealed = Buffer.from(sealText(key, 'p', 'the text'), 'base64url');
  for (const [place, byte] of sealed.entries()) {
    const changed = Buffer.from(sealed);
    changed[place] = byte ^ 1;
    expect(openSealed(key, 'p', changed.toString('base64url'))).toBeNull();
  }
  for (const text of ['', 'x', '{}', sealed.subarray(0, 20).toString('base64url')])
    expect(openSealed(key, 'p', text)).toBeNull();
});

test('one text is sealed differently each time', () => {
  expect(sealText(key, 'p', 'same')).not.toBe(sealText(key, 'p', 'same'));
});
