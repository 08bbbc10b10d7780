import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose cards leave it when pressed: where it was lost with a card, the heading takes it. `shown` says
 * which cards are there; `within` belongs on the element around them.
 */
export function useKeptFocus(shown: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isWithin = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus leaves with the cards
  useEffect(() => {
    if (isWithin.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [shown]);
  const within = {
    onFocus: () => {
      isWithin.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      queueMicrotask(() => {
        if (target.isConnected) isWithin.current = false;
      });
    },
  };
  return { heading, within };
}
