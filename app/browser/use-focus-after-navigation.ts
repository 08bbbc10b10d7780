import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A ref for the heading of a page: it takes the focus when the page was reached by a link of the shop, not on loading it. */
export function useFocusAfterNavigation() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is shown
  useEffect(() => {
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
