import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';

const PAUSE_MS = 120;

/** Loads suggestions from a loader by `?text=` once typing pauses; a newer text aborts the request for an older one. */
export function useSuggestions<Loader>(path: string) {
  const { data, load } = useFetcher<Loader>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function suggestFor(text: string) {
    clearTimeout(timer.current);
    const request = () => load(`${path}?text=${encodeURIComponent(text)}`).catch(expectAborted);
    timer.current = setTimeout(() => void request(), PAUSE_MS);
  }

  return { data, suggestFor };
}

/** A request is aborted by a newer one and by leaving the page. */
function expectAborted(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}
