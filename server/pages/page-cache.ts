import { LRUCache } from 'lru-cache';
import type { PageReads } from '#database/page-reads.ts';
import type { CatalogueChange } from '#database/watch/catalogue-change.ts';
import type { CatalogueListener } from '#database/watch/catalogue-watch.ts';
import type { Topic } from '#domain/topics/topics.ts';
import type { Encoding } from '#server/http/encoding.ts';
import { addEncoding, type CachedBody, type CachedPage, finishPage, sizeOf } from './cached-page.ts';

/**
 * Keys that begin with '/' or an origin are the addresses of pages, which are sent as they stand; others hold a space after their
 * first word, so that no address can name them. `slug`: the page's product, whose orders drop it at once. `showsStock` false: only a catalogue
 * write drops the page.
 */
export type PageName = { key: string; slug?: string | null; showsStock?: boolean };

/** Makes a page, and may note what it reads: without that, every change of the catalogue concerns it. */
export type MakePage = (noteReads: (reads: PageReads) => void) => Promise<Response>;

type Entry = {
  page: CachedPage;
  stockEpoch: number | null;
  slug: string | null;
  topics: ReadonlySet<Topic> | null;
};
type Rendering = { page: Promise<CachedPage | Response>; outdated: boolean; slug: string | null };

/** Bytes of memory of a topic in a set, measured. */
const TOPIC_BYTES = 100;

/** An order drops the pages of other products and lists after this time; they must be right within a second. */
const STOCK_DELAY_MS = 500;

/**
 * Compressed pages, least recently used out first. A catalogue write drops the pages it concerns, an order its product at once.
 */
export class PageCache implements CatalogueListener {
  readonly #entries: LRUCache<string, Entry>;
  readonly #renderings = new Map<string, Rendering>();
  readonly #now: () => number;
  #stockEpoch = 0;
  #stockDue: number | null = null;

  /** Of 0 bytes, it holds nothing. */
  constructor(options: { maxBytes: number; now: () => number }) {
    this.#entries = new LRUCache({
      maxSize: Math.max(1, options.maxBytes),
      maxEntrySize: Math.max(1, Math.floor(options.maxBytes / 4)),
      sizeCalculation: ({ page, topics }, key) =>
        sizeOf(page) + key.length * 2 + (topics?.size ?? 0) * TOPIC_BYTES,
    });
    this.#now = options.now;
  }

  get(key: string): CachedPage | null {
    this.#advanceStockEpoch();
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (entry.stockEpoch === null || entry.stockEpoch === this.#stockEpoch) return entry.page;
    this.#entries.delete(key);
    return null;
  }

  /** Renders once for all concurrent requests, also if that throws. Returns a Response where it must not be cached. */
  async getOrRender(
    { key, slug = null, showsStock = true }: PageName,
    make: MakePage,
  ): Promise<CachedPage | Response> {
    const cached = this.get(key);
    if (cached) return cached;
    const running = this.#renderings.get(key);
    if (running && !running.outdated) {
      const page = await running.page;
      // A body can be read once: those who waited for an uncacheable response render their own.
      return page instanceof Response ? make(() => {}) : page;
    }
    const stockEpoch = showsStock ? this.#stockEpoch : null;
    let noted: PageReads | null = null;
    const noteReads = (reads: PageReads) => {
      noted = reads;
    };
    const rendering: Rendering = { page: this.#finish(() => make(noteReads)), outdated: false, slug };
    this.#renderings.set(key, rendering);
    try {
      const page = await rendering.page;
      if (!(page instanceof Response) && !rendering.outdated)
        this.#entries.set(key, { page, slug, stockEpoch, topics: topicsOf(noted) });
      return page;
    } finally {
      if (this.#renderings.get(key) === rendering) this.#renderings.delete(key);
    }
  }

  async bodyIn(encoding: Encoding, page: CachedPage, key: string): Promise<CachedBody> {
    const made = page.bodies[encoding];
    if (made) return made;
    const body = await addEncoding(page, encoding);
    const entry = this.#entries.peek(key);
    // A new object: the cache asks for the size of a value it does not hold yet.
    if (entry?.page === page) this.#entries.set(key, { ...entry });
    return body;
  }

  /** A page that is being rendered may have read before the change, so that what it reads is not asked. */
  catalogueChanged(change: CatalogueChange | null = null): void {
    if (change) this.#dropReading(change.topics);
    else this.#entries.clear();
    for (const rendering of this.#renderings.values()) rendering.outdated = true;
  }

  stockChanged(slugs: string[]): void {
    const changed = new Set(slugs);
    const outdated = [...this.#entries.entries()].filter(
      ([, { slug }]) => slug !== null && changed.has(slug),
    );
    for (const [key] of outdated) this.#entries.delete(key);
    for (const rendering of this.#renderings.values()) {
      if (rendering.slug !== null && changed.has(rendering.slug)) rendering.outdated = true;
    }
    this.#stockDue ??= this.#now() + STOCK_DELAY_MS;
  }

  #dropReading(changed: CatalogueChange['topics']): void {
    const outdated = [...this.#entries.entries()].filter(
      ([, { topics }]) => topics === null || !changed.isDisjointFrom(topics),
    );
    for (const [key] of outdated) this.#entries.delete(key);
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  #advanceStockEpoch(): void {
    if (this.#stockDue === null || this.#now() < this.#stockDue) return;
    this.#stockDue = null;
    this.#stockEpoch += 1;
  }

  async #finish(render: () => Promise<Response>): Promise<CachedPage | Response> {
    const response = await render();
    return isCacheable(response) ? finishPage(response) : response;
  }
}

/** Null where every change concerns the page. */
function topicsOf(reads: PageReads | null): ReadonlySet<Topic> | null {
  return reads && !reads.readsAnything ? reads.topics : null;
}

function isCacheable(response: Response): boolean {
  // 202 is React Router's redirect of a page's data.
  const isCacheableStatus = [200, 202, 301, 308, 404].includes(response.status);
  return (
    isCacheableStatus &&
    !response.headers.has('set-cookie') &&
    response.headers.get('cache-control') !== 'no-store'
  );
}
