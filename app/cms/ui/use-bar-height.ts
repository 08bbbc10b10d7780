import { type RefObject, useEffect, useRef } from 'react';

/** Makes the height of a bar at the foot of the window known to cms.css, so that toasts stand above it. */
export function useBarHeight<Bar extends HTMLElement>(): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--cms-bar', `${current.offsetHeight}px`));
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--cms-bar');
    };
  }, []);
  return bar;
}
