import { vi } from 'vitest';

/** A storage that can be forbidden, as by a browser's settings, or full. */
export class FakeStorage implements Storage {
  [name: string]: unknown;
  #values = new Map<string, string>();
  isForbidden = false;

  get length() {
    return this.#open().size;
  }
  key(place: number) {
    return [...this.#open().keys()][place] ?? null;
  }
  getItem(key: string) {
    return this.#open().get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#open().set(key, value);
  }
  removeItem(key: string) {
    this.#open().delete(key);
  }
  clear() {
    this.#open().clear();
  }
  #open() {
    if (this.isForbidden) throw new DOMException('Storage is forbidden', 'SecurityError');
    return this.#values;
  }
}

type Sent = { url: string; headers: Headers; body: unknown };
type Reply = { status: number; body: unknown } | 'lost' | 'broken-off';

/**
 * The browser's side of one tab: storage, events, the network's state, locks, and a shop that replies as the test says. For
 * modules that read these by their global names; undone by `vi.unstubAllGlobals()`.
 */
export function fakeBrowser() {
  const tab = new EventTarget();
  const localStorage = new FakeStorage();
  const sessionStorage = new FakeStorage();
  const network = { onLine: true };
  const sent: Sent[] = [];
  const replies: (Reply | (() => Reply | Promise<Reply>))[] = [];
  let heldLock: Promise<unknown> = Promise.resolve();
  let isLockHeld = false;

  const locks = {
    async request(_name: string, ...given: unknown[]) {
      const work = given.at(-1);
      if (typeof work !== 'function') throw new TypeError('A lock needs work');
      const isOnlyIfFree = given.length > 1;
      if (isOnlyIfFree && isLockHeld) return work(null);
      const turn = heldLock.then(async () => {
        isLockHeld = true;
        try {
          return await work({});
        } finally {
          isLockHeld = false;
        }
      });
      heldLock = turn.catch(() => {});
      return turn;
    },
  };

  async function fetch(url: string, init: RequestInit = {}): Promise<Response> {
    sent.push({
      url,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    });
    const next = replies.shift() ?? 'lost';
    const reply = typeof next === 'function' ? await next() : next;
    if (reply === 'lost') throw new TypeError('Failed to fetch');
    if (reply === 'broken-off') return new Response(brokenOff());
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
    return new Response(text, { status: reply.status });
  }

  vi.stubGlobal('window', Object.assign(tab, { localStorage, sessionStorage }));
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  vi.stubGlobal('dispatchEvent', tab.dispatchEvent.bind(tab));
  vi.stubGlobal('navigator', {
    get onLine() {
      return network.onLine;
    },
    locks,
  });
  vi.stubGlobal('fetch', fetch);

  return {
    localStorage,
    sessionStorage,
    network,
    locks,
    sent,
    /** The shop's next replies, in turn; without one the request is lost. */
    reply: (...next: (Reply | (() => Reply | Promise<Reply>))[]) => replies.push(...next),
    store: (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value)),
    stored: (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null'),
    /** Another tab's write: the value and the event that the browser raises for it. */
    storeInOtherTab(key: string, value: unknown) {
      localStorage.setItem(key, JSON.stringify(value));
      tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
  };
}

/** A body that ends in the middle. */
function brokenOff(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"orderNumber":'));
      controller.error(new TypeError('network error'));
    },
  });
}
