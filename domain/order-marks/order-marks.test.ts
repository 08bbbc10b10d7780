import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MARK_KINDS, MOST_ORDER_TAGS, markFilter, parseMarkFilter, parseOrderTags } from './order-marks.ts';

test('tags are read between commas, each once, in small letters', () => {
  expect(parseOrderTags(' Fragile, call first,,FRAGILE ')).toEqual(['call first', 'fragile']);
  fc.assert(
    fc.property(fc.array(fc.string()), (words) => {
      const tags = parseOrderTags(words.join(','));
      expect(parseOrderTags(tags.join(','))).toEqual(tags);
      expect(tags.length).toBeLessThanOrEqual(MOST_ORDER_TAGS + 1);
    }),
  );
});

test('a filter names a mark of either kind, whatever it says', () => {
  fc.assert(
    fc.property(fc.constantFrom(...MARK_KINDS), fc.string(), (kind, mark) => {
      expect(parseMarkFilter(markFilter(kind, mark))).toEqual({ kind, mark });
    }),
  );
  expect(parseMarkFilter('')).toBeNull();
});
