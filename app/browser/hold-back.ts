/**
 * Adds an entry of the same address to the history, so that the Back button calls `close` instead of leaving the page. The
 * router does not see the step back. `release` removes the entry after the sheet was closed in another way; `forget` leaves
 * it for a navigation that replaces it.
 */
export function holdBack(close: () => void): { release: () => void; forget: () => void } {
  const own = window.history.state;
  window.history.pushState(own, '');
  const listening = new AbortController();

  function onPop(event: PopStateEvent) {
    event.stopImmediatePropagation();
    listening.abort();
    close();
  }

  window.addEventListener('popstate', onPop, { capture: true, signal: listening.signal });

  return {
    release() {
      if (listening.signal.aborted) return;
      if (window.history.state?.key === own?.key) window.history.back();
      else listening.abort();
    },
    forget: () => listening.abort(),
  };
}
