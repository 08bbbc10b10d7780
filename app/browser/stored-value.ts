import { useSyncExternalStore } from 'react';

/**
 * A value in the browser's storage, reached in no other way. A change dispatches `event`; other tabs receive the
 * browser's `storage` event. Storage may hold anything, which `parse` must accept, or be forbidden: then the value reads
 * as empty and `write` returns false.
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
  /** The session's lasts as long as the tab, which alone sees it. */
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
    const onOtherTab = (change: StorageEvent) => {
      if (change.key === key || change.key === null) listener();
    };
    window.addEventListener(event, listener);
    window.addEventListener('storage', onOtherTab);
    return () => {
      window.removeEventListener(event, listener);
      window.removeEventListener('storage', onOtherTab);
    };
  }

  /** Empty on the server and during hydration. */
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
