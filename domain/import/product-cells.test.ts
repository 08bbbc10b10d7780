import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IMPORT_FIELDS } from './import-fields.ts';
import { plainWords, wordsCell } from './plain-words.ts';
import { exportColumns, IMPORTED_ALONE } from './product-cells.ts';

test('every field that an import reads has its column in the export, or another that says the same', () => {
  const exported = exportColumns({ withCosts: true }).map(([field]) => field);
  expect([...exported, ...IMPORTED_ALONE].toSorted()).toEqual([...IMPORT_FIELDS].toSorted());
});

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&#92;': '\\' };
const decoding = (html: string) => html.replace(/&(?:amp|lt|#92);/g, (entity) => ENTITIES[entity] ?? entity);

test('a text that looks like HTML is written so that an import reads the same text', () => {
  const unit = fc.constantFrom('<', '>', 'b', 'p', '/', '&', 'amp;', 'lt;', '#92;', '\\', 'n', ' ', "'", '"');
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit, maxLength: 30 })), (text) => {
      expect(plainWords(wordsCell(text), decoding)).toBe(text);
    }),
  );
  expect(wordsCell('R&D at 5 < 6 & <3')).toBe('R&D at 5 < 6 & <3');
});
