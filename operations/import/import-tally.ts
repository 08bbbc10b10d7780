import type { Finding, FindingKind } from '#domain/import/import-finding.ts';
import type { BlankWord } from '#domain/import/import-row.ts';

/** Findings of one reason in one column, counted, with the first as an example. */
export type Tallied = {
  kind: FindingKind;
  column: string;
  reason: string;
  count: number;
  example: { rowNumber: number; value: string; detail: string };
};

const KINDS: readonly FindingKind[] = ['refused', 'contradiction', 'note'];

/** Groups findings, so that nine thousand rows can be reported in ten lines. */
export class FindingTally {
  readonly #tallied = new Map<string, Tallied>();
  readonly #blankWords = new Map<string, BlankWord & { count: number }>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add(rowNumber: number, { kind, column, reason, value, detail }: Finding): void {
    this.#count += 1;
    const key = [kind, column, reason].join('\n');
    const known = this.#tallied.get(key);
    if (known) known.count += 1;
    else this.#tallied.set(key, { kind, column, reason, count: 1, example: { rowNumber, value, detail } });
  }

  addBlankWord(word: BlankWord): void {
    const key = `${word.column}\n${word.word}`;
    const count = (this.#blankWords.get(key)?.count ?? 0) + 1;
    this.#blankWords.set(key, { ...word, count });
  }

  /** The most serious first, then the most frequent. */
  list(): Tallied[] {
    return [...this.#tallied.values()].sort(
      (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || b.count - a.count,
    );
  }

  listBlankWords(): (BlankWord & { count: number })[] {
    return [...this.#blankWords.values()].sort((a, b) => b.count - a.count);
  }
}
