import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseParts, partsText } from './product-part-form.ts';

test('parts are read a line each, with shade and number where they have one', () => {
  expect(parseParts('rose-serum\n lip-oil: Ember × 2\r\ncream: 50 ml x 3\n\n')).toEqual({
    ok: true,
    parts: [
      { slug: 'rose-serum', variant: 'Standard', quantity: 1 },
      { slug: 'lip-oil', variant: 'Ember', quantity: 2 },
      { slug: 'cream', variant: '50 ml', quantity: 3 },
    ],
  });
  expect(parseParts(undefined)).toEqual({ ok: true, parts: [] });
});

test('a line that names no part is refused, as is a part that is named twice or too often', () => {
  expect(parseParts('Rose Serum')).toMatchObject({ ok: false });
  expect(parseParts('rose-serum\nrose-serum × 2')).toMatchObject({ ok: false });
  expect(parseParts('rose-serum × 100')).toMatchObject({ ok: false });
  expect(parseParts('rose-serum × 0')).toMatchObject({ ok: false });
  expect(parseParts(Array.from({ length: 21 }, (_, i) => `part-${i}`).join('\n'))).toMatchObject({
    ok: false,
  });
});

test('what is written is read again', () => {
  const part = fc.record({
    slug: fc.stringMatching(/^[a-z]{1,9}(-[a-z0-9]{1,5})?$/),
    variant: fc.constantFrom('Standard', 'Ember', '50 ml', 'No. 3: Dusk', 'Pack x 3 large'),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  const parts = fc.uniqueArray(part, { maxLength: 20, selector: ({ slug }) => slug });
  fc.assert(
    fc.property(parts, (some) => {
      expect(parseParts(partsText(some))).toEqual({ ok: true, parts: some });
    }),
  );
});
