import type { NamedRow } from '#database/queries/catalogue-editing/import-rows.ts';
import { foldText } from '#domain/search/search-text.ts';
import { slugFrom, uniqueSlug } from '#domain/text/slug.ts';

/**
 * The shop's brands, or its categories, by name, and those an import adds. Case, accents and punctuation make no
 * difference; with `joinsWords`, 'Hair Care' equals 'haircare' too.
 */
export class NameDirectory {
  readonly #byKey = new Map<string, NamedRow>();
  readonly #slugs = new Set<string>();
  readonly #joinsWords: boolean;
  /** Added by this import, whether or not they are written yet. */
  readonly #added = new Map<string, NamedRow>();

  constructor(options: { joinsWords: boolean }) {
    this.#joinsWords = options.joinsWords;
  }

  get addedCount(): number {
    return this.#added.size;
  }

  /** Replaces the shop's rows by its present ones: somebody may have changed them between two batches. */
  load(rows: NamedRow[]): void {
    this.#byKey.clear();
    this.#slugs.clear();
    for (const row of rows) this.#know(row);
    for (const [key, row] of this.#added) if (!this.#byKey.has(key)) this.#know(row);
  }

  /** Returns the row of this name, a new one where the shop has none yet. */
  findOrAdd(name: string, newId: () => string): { row: NamedRow; isNew: boolean } {
    const key = this.#keyOf(name);
    const known = this.#byKey.get(key);
    if (known) return { row: known, isNew: false };
    const row = { id: newId(), name, slug: uniqueSlug(slugFrom(name), (slug) => this.#slugs.has(slug)) };
    this.#added.set(key, row);
    this.#know(row);
    return { row, isNew: true };
  }

  #know(row: NamedRow): void {
    this.#slugs.add(row.slug);
    for (const key of [this.#keyOf(row.slug), this.#keyOf(row.name)]) this.#byKey.set(key, row);
  }

  #keyOf(name: string): string {
    const folded = foldText(name) || name;
    return this.#joinsWords ? folded.replaceAll(' ', '') : folded;
  }
}
