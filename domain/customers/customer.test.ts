import fc from 'fast-check';
import { expect, test } from 'vitest';
import { customerName, parseTags, tagsText } from './customer.ts';

test('tags are read between commas, each once', () => {
  expect(parseTags(' VIP, wholesale ;vip\nloves   Rose,, ')).toEqual(['loves rose', 'vip', 'wholesale']);
  expect(parseTags('')).toEqual([]);
});

test('what was stored is read as it was', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (words) => {
      const tags = parseTags(words.join(','));
      expect(parseTags(tagsText(tags))).toEqual(tags);
      expect(tags.length).toBeLessThanOrEqual(20);
    }),
  );
});

test('a customer without a name is called by the address', () => {
  expect(customerName({ name: '', email: 'ann@example.com' })).toBe('ann@example.com');
  expect(customerName({ name: 'Ann Lee', email: 'ann@example.com' })).toBe('Ann Lee');
});
