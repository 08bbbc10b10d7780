import type { ComponentType } from 'react';

type Module<P> = { default: ComponentType<P> };

/**
 * For `lazy`: a part below the first view stands there as the server wrote it, and its script is fetched once somebody moves,
 * scrolls or types. Where it cannot be had the part goes rather than the page.
 */
export function afterFirstMove<P>(fetchPart: () => Promise<Module<P>>): () => Promise<Module<P>> {
  if (import.meta.env.SSR) return fetchPart;
  return () => firstMove.then(fetchPart).catch(() => ({ default: Missing }));
}

const MOVES = ['pointermove', 'pointerdown', 'touchstart', 'scroll', 'keydown', 'focusin', 'popstate'];

const once = new AbortController();

const firstMove = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  once.signal.addEventListener('abort', () => resolve());
  for (const move of MOVES) addEventListener(move, fetchNow, { signal: once.signal, passive: true });
});

/** For a page that asks the shop for something by itself: until these parts are there, the router shows no answer. */
export function fetchNow(): void {
  once.abort();
}

const Missing = () => null;
