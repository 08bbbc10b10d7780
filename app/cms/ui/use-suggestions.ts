import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';

const PAUSE_MS = 120;

/**
 * Loads suggestions from a loader by `?text=` once typing pauses, or by `&page=` at once; a newer request aborts an older one.
 */
export function useSuggestions<Loader>(path: string) {
  const { data, load } = useFetcher<Loader>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function suggestFor(text: string) {
    clearTimeout(timer.current);
    const request = () => load(`${path}?text=${encodeURIComponent(text)}`).catch(expectAborted);
    timer.current = setTimeout(() => void request(), PAUSE_MS);
  }

  function loadPage(text: string, page: number) {
    clearTimeout(timer.current);
    void load(`${path}?text=${encodeURIComponent(text)}&page=${page}`).catch(expectAborted);
  }

  return { data, suggestFor, loadPage };
}

/** A request is aborted by a newer one and by leaving the page. */
function expectAborted(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
