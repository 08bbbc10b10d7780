import { useSyncExternalStore } from 'react';
import { addToCart, type CartItem, cartCount, parseCart } from '#domain/cart.ts';

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

  /** Empty on the server and while its page is taken over. */
  function useValue(): T {
    return useSyncExternalStore(subscribe, read, () => empty);
  }

  return { read, write, useValue };
}

const cart = storedValue<CartItem[]>({ key: 'cart', event: 'cartUpdated', parse: parseCart });

export const useCart = cart.useValue;
export const readCart = cart.read;
export const writeCart = cart.write;

export function useCartCount(): number {
  return cartCount(useCart());
}

export type AddResult = 'added' | 'nothing-added' | 'not-stored';

/** 'nothing-added' when the cart holds all of the stock already. */
export function addItem({ quantity, ...item }: CartItem, { stock }: { stock?: number } = {}): AddResult {
  const before = cart.read();
  const after = addToCart(before, item, { quantity, stock });
  if (after === before) return 'nothing-added';
  return cart.write(after) ? 'added' : 'not-stored';
}

function parsedJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
