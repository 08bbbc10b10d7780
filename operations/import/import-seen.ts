import { createHash } from 'node:crypto';

type SeenRow =
  | { as: 'first' }
  /** Equal to an earlier row in every cell. */
  | { as: 'duplicate'; ofRow: number }
  /** The same identity with other values; the occurrence counts from 2. */
  | { as: 'repeated'; ofRow: number; occurrence: number };

/** The rows of a file seen so far, as digests: a file may have a hundred thousand. */
export class SeenRows {
  readonly #identities = new Map<string, { row: number; occurrences: number }>();
  readonly #records = new Map<string, number>();
  readonly #firstRows = new Map<string, number>();

  see(key: string, record: readonly string[], row: number): SeenRow {
    const fingerprint = createHash('sha256').update(JSON.stringify(record)).digest('base64');
    const same = this.#records.get(fingerprint);
    if (same !== undefined) return { as: 'duplicate', ofRow: same };
    this.#records.set(fingerprint, row);
    const before = this.#identities.get(key);
    if (!before) {
      this.#identities.set(key, { row, occurrences: 1 });
      return { as: 'first' };
    }
    before.occurrences += 1;
    return { as: 'repeated', ofRow: before.row, occurrence: before.occurrences };
  }

  /** The first row with this mark (a SKU, a shared id, a name); null for the first one itself, which is remembered. */
  firstRowOf(kind: string, mark: string, row: number): number | null {
    const key = `${kind}:${mark}`;
    const before = this.#firstRows.get(key);
    if (before !== undefined) return before;
    this.#firstRows.set(key, row);
    return null;
  }
}
