import type { Db } from '#database/open.ts';
import { notedReading } from '#database/page-reads.ts';
import { readCatalogueRevision } from '#database/queries/catalogue/revision.ts';
import type { Shelf } from '#domain/listing/shelf.ts';
import { type MovedProduct, markStock, readMovedStock, type StockMark } from './moved-stock.ts';
import { readShelf } from './read-shelf.ts';
import { variantsOf } from './shelf-variants.ts';

/**
 * Returns the shelf as the database has it now: read again when the catalogue's revision moved, the products of orders and
 * returns alone brought up to date between (docs/decisions/085-shelf-in-memory.md).
 */
export function presentShelf(by: Db): Promise<Shelf> {
  const { db, noteAnything } = notedReading(by);
  noteAnything();
  const keeper = keepers.get(db) ?? new ShelfKeeper(db);
  keepers.set(db, keeper);
  return keeper.present();
}

const keepers = new WeakMap<Db, ShelfKeeper>();

class ShelfKeeper {
  readonly #db: Db;
  #revision: number | null = null;
  #reading: Promise<{ shelf: Shelf; mark: StockMark }> | null = null;

  constructor(db: Db) {
    this.#db = db;
  }

  async present(): Promise<Shelf> {
    const revision = await readCatalogueRevision(this.#db);
    if (!this.#reading || revision !== this.#revision) this.#readAgain(revision);
    const reading = this.#reading;
    const read = await reading;
    if (!read) return this.present();
    const later = await readMovedStock(this.#db, read.mark);
    if (!later) {
      if (this.#reading === reading) this.#reading = null;
      return this.present();
    }
    move(read.shelf, later.moved);
    read.mark = later.mark;
    return read.shelf;
  }

  /** One reading serves all who wait for it; a failed one is forgotten. */
  #readAgain(revision: number): void {
    this.#revision = revision;
    const reading = this.#read();
    this.#reading = reading;
    reading.catch(() => {
      if (this.#reading === reading) this.#reading = null;
    });
  }

  async #read(): Promise<{ shelf: Shelf; mark: StockMark }> {
    const mark = await markStock(this.#db);
    return { mark, shelf: await readShelf(this.#db) };
  }
}

const NO_VALUES = { isComplexion: false, unit: null };

function move({ numberOf, moving, variantStarts }: Shelf, moved: readonly MovedProduct[]): void {
  for (const { id, stock, pricePence, formerPence, orderedCount, variants } of moved) {
    const product = numberOf.get(id);
    if (product === undefined) continue;
    moving.stock[product] = stock;
    moving.pricePence[product] = pricePence;
    moving.formerPence[product] = formerPence ?? 0;
    moving.orderedCount[product] = orderedCount;
    const first = variantStarts[product] ?? 0;
    const own = variantsOf(variants, NO_VALUES);
    // Other variants come with another revision, and thus with another shelf.
    if (own.length !== (variantStarts[product + 1] ?? 0) - first) continue;
    for (const [place, variant] of own.entries()) {
      moving.variantStock[first + place] = variant.stock;
      moving.variantPence[first + place] = variant.pricePence;
      moving.variantFormerPence[first + place] = variant.formerPence ?? 0;
    }
  }
}
