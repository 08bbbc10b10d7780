import { useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose cards leave it when pressed: where it was lost with a card, the heading takes it. `shown` says
 * which cards are there; `list` belongs on the element around them.
 */
export function useKeptFocus(shown: string) {
  const list = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedLast = useRef<Element | null>(null);
  useEffect(() => {
    function note({ target }: FocusEvent) {
      focusedLast.current = target instanceof Element && list.current?.contains(target) ? target : null;
    }
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus leaves with the cards
  useEffect(() => {
    const hasLeft = focusedLast.current?.isConnected === false;
    if (hasLeft && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [shown]);
  return { list, heading };
}
