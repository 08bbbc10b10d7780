import { useSyncExternalStore } from 'react';

/**
 * A value the browser keeps for the shopper; the only way to its storage. Whoever changes it raises `event`, other tabs
 * hear the browser's own `storage` event. Storage may hold anything (`parse` answers for that) or be forbidden: then it
 * reads as empty, and `write` answers false.
 */
export function storedValue<T>({
  key,
  event,
  parse,
  inTabOnly = false,
}: {
  key: string;
  event: string;
  parse: (stored: unknown) => T;
  /** Gone with the tab, and never seen by others. */
  inTabOnly?: boolean;
}) {
  const area = () => (inTabOnly ? window.sessionStorage : window.localStorage);
  const empty = parse(null);
  let lastText: string | null = null;
  let lastValue = empty;

  function read(): T {
    const text = readText();
    if (text !== lastText) {
      lastText = text;
      lastValue = parse(parsedJson(text));
    }
    return lastValue;
  }

  function readText(): string | null {
    try {
      return area().getItem(key);
    } catch {
      return null;
    }
  }

  /** Null removes it. */
  function write(value: T | null): boolean {
    try {
      if (value === null) area().removeItem(key);
      else area().setItem(key, JSON.stringify(value));
    } catch {
      return false;
    }
    window.dispatchEvent(new Event(event));
    return true;
  }

  function subscribe(listener: () => void): () => void {
    const hearOtherTabs = (change: StorageEvent) => {
      if (change.key === key || change.key === null) listener();
    };
    window.addEventListener(event, listener);
    window.addEventListener('storage', hearOtherTabs);
    return () => {
      window.removeEventListener(event, listener);
      window.removeEventListener('storage', hearOtherTabs);
    };
  }

  /** Empty on the server and while its page is hydrated. */
  function useValue(): T {
    return useSyncExternalStore(subscribe, read, () => empty);
  }

  return { read, write, useValue };
}

function parsedJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
