import { storedValue } from '#app/browser/stored-value.ts';

const MOST = 5;

const recent = storedValue<string[]>({
  key: 'recentSearches',
  event: 'recentSearchesChanged',
  parse: (stored) =>
    Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, MOST) : [],
});

export const useRecentSearches = recent.useValue;

/** The last searches of this device, the newest first, each once in whatever case. */
export function addRecentSearch(query: string): void {
  const others = recent.read().filter((text) => text.toLowerCase() !== query.toLowerCase());
  recent.write([query, ...others].slice(0, MOST));
}

export function clearRecentSearches(): void {
  recent.write(null);
}
