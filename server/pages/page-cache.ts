import type { CatalogueListener } from '#database/watch/catalogue-watch.ts';
import {
  addEncoding,
  type CachedBody,
  type CachedPage,
  type Encoding,
  finishPage,
  sizeOf,
} from './cached-page.ts';

type Entry = { page: CachedPage; bytes: number; stockEpoch: number; slug: string | null };
type Rendering = { page: Promise<CachedPage | Response>; outdated: boolean; slug: string | null };

/** Pages other than the product's own follow an order after this long: well within the second that was promised. */
const STOCK_DELAY_MS = 500;

/**
 * Finished, compressed pages in memory. One rendering serves everybody who asks for it; a catalogue write drops all,
 * an order drops the product's page at once and every other page within a second. Bounded in bytes, least recently
 * asked for first out.
 */
export class PageCache implements CatalogueListener {
  readonly #entries = new Map<string, Entry>();
  readonly #renderings = new Map<string, Rendering>();
  readonly #maxBytes: number;
  readonly #now: () => number;
  #bytes = 0;
  #stockEpoch = 0;
  #stockDue: number | null = null;

  constructor(options: { maxBytes: number; now: () => number }) {
    this.#maxBytes = options.maxBytes;
    this.#now = options.now;
  }

  get(key: string): CachedPage | null {
    this.#passStockDue();
    const entry = this.#entries.get(key);
    if (!entry) return null;
    this.#entries.delete(key);
    if (entry.stockEpoch !== this.#stockEpoch) {
      this.#bytes -= entry.bytes;
      return null;
    }
    this.#entries.set(key, entry);
    return entry.page;
  }

  /** The kept page, or one rendering shared by all who ask meanwhile. What must not be kept comes back as it is. */
  async getOrRender(
    key: string,
    slug: string | null,
    render: () => Promise<Response>,
  ): Promise<CachedPage | Response> {
    const kept = this.get(key);
    if (kept) return kept;
    const running = this.#renderings.get(key);
    if (running && !running.outdated) {
      const page = await running.page;
      // A body can be read once: whoever waited for a page that is not kept renders it anew.
      return page instanceof Response ? render() : page;
    }
    const stockEpoch = this.#stockEpoch;
    const rendering: Rendering = { page: this.#finish(render), outdated: false, slug };
    this.#renderings.set(key, rendering);
    try {
      const page = await rendering.page;
      if (!(page instanceof Response) && !rendering.outdated) this.#keep(key, { page, slug, stockEpoch });
      return page;
    } finally {
      if (this.#renderings.get(key) === rendering) this.#renderings.delete(key);
    }
  }

  /** The page's body in an encoding; kept too when it is the first that asks for it. */
  async bodyIn(encoding: Encoding, page: CachedPage, key: string): Promise<CachedBody> {
    const made = page.bodies[encoding];
    if (made) return made;
    const body = await addEncoding(page, encoding);
    const entry = this.#entries.get(key);
    if (entry?.page === page) this.#keep(key, entry);
    return body;
  }

  catalogueChanged(): void {
    this.#entries.clear();
    this.#bytes = 0;
    for (const rendering of this.#renderings.values()) rendering.outdated = true;
  }

  stockChanged(slugs: string[]): void {
    const changed = new Set(slugs);
    for (const [key, entry] of this.#entries) {
      if (entry.slug === null || !changed.has(entry.slug)) continue;
      this.#entries.delete(key);
      this.#bytes -= entry.bytes;
    }
    for (const rendering of this.#renderings.values()) {
      if (rendering.slug !== null && changed.has(rendering.slug)) rendering.outdated = true;
    }
    this.#stockDue ??= this.#now() + STOCK_DELAY_MS;
  }

  get size(): { pages: number; bytes: number } {
    return { pages: this.#entries.size, bytes: this.#bytes };
  }

  #passStockDue(): void {
    if (this.#stockDue === null || this.#now() < this.#stockDue) return;
    this.#stockDue = null;
    this.#stockEpoch += 1;
  }

  async #finish(render: () => Promise<Response>): Promise<CachedPage | Response> {
    const response = await render();
    return isCacheable(response) ? finishPage(response) : response;
  }

  #keep(key: string, { page, slug, stockEpoch }: Omit<Entry, 'bytes'>): void {
    const before = this.#entries.get(key);
    if (before) this.#bytes -= before.bytes;
    this.#entries.delete(key);
    const bytes = sizeOf(page) + key.length * 2;
    if (bytes > this.#maxBytes / 4) return;
    this.#entries.set(key, { page, bytes, slug, stockEpoch });
    this.#bytes += bytes;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#entries.delete(oldest);
      this.#bytes -= entry.bytes;
    }
  }
}

function isCacheable(response: Response): boolean {
  const isFinal = [200, 301, 308, 404].includes(response.status) || response.status === 202;
  return (
    isFinal && !response.headers.has('set-cookie') && response.headers.get('cache-control') !== 'no-store'
  );
}
