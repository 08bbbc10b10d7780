import type { TypeName } from '#database/queries/attributes/type-names.ts';
import { foldText } from '#domain/search/search-text.ts';
import { slugFrom, uniqueSlug } from '#domain/text/slug.ts';

/** The types of the shop by category and name, and those an import adds. Case, accents and punctuation make no difference. */
export class TypeDirectory {
  readonly #byKey = new Map<string, TypeName>();
  readonly #slugs = new Set<string>();
  readonly #added = new Map<string, TypeName>();

  get addedCount(): number {
    return this.#added.size;
  }

  /** Replaces the shop's rows by its present ones: somebody may have changed them between two batches. */
  load(rows: TypeName[]): void {
    this.#byKey.clear();
    this.#slugs.clear();
    for (const row of rows) this.#know(row);
    for (const [key, row] of this.#added) if (!this.#byKey.has(key)) this.#know(row);
  }

  /** Returns the type of this name in the category, a new one where there is none. */
  findOrAdd(name: string, categoryId: string, newId: () => string): { row: TypeName; isNew: boolean } {
    const key = keyOf(categoryId, name);
    const known = this.#byKey.get(key);
    if (known) return { row: known, isNew: false };
    const slug = uniqueSlug(slugFrom(name), (taken) => this.#slugs.has(taken));
    const row = { id: newId(), name, slug, categoryId };
    this.#added.set(key, row);
    this.#know(row);
    return { row, isNew: true };
  }

  #know(row: TypeName): void {
    this.#slugs.add(row.slug);
    for (const name of [row.slug, row.name]) this.#byKey.set(keyOf(row.categoryId, name), row);
  }
}

function keyOf(categoryId: string, name: string): string {
  return `${categoryId} ${foldText(name) || name}`;
}
