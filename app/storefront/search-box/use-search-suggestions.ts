import { useEffect, useState } from 'react';
import { readSuggestions, type Suggestions } from './read-suggestions.ts';

const PAUSE_MS = 150;

/**
 * Asks once typing pauses, at once where nothing is typed; a newer text aborts the request for an older one. Until it responds
 * the suggestions of the older text stay, with `isCurrent` false.
 */
export function useSearchSuggestions(query: string): { found: Suggestions | null; isCurrent: boolean } {
  const [latest, setLatest] = useState<{ query: string; found: Suggestions } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(
      async () => {
        try {
          const response = await fetch(`/api/suggest?q=${encodeURIComponent(query)}`, {
            signal: abort.signal,
          });
          if (response.ok) setLatest({ query, found: readSuggestions(await response.json()) });
        } catch {
          // Aborted or unreachable: the search works without suggestions.
        }
      },
      query ? PAUSE_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);
  return { found: latest?.found ?? null, isCurrent: latest?.query === query };
}
