import { useEffect, useRef } from 'react';

/** Makes the rest of the page inert while the popover is open. `beforetoggle` ends it in time for focus to return to its button. */
export function useInertBehind() {
  const popover = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    let behind: HTMLElement[] = [];
    const end = () => {
      for (const other of behind) other.inert = false;
      behind = [];
    };
    const follow = (event: ToggleEvent) => {
      end();
      if (event.newState !== 'open') return;
      behind = besides(element);
      for (const other of behind) other.inert = true;
    };
    element.addEventListener('beforetoggle', follow);
    return () => {
      element.removeEventListener('beforetoggle', follow);
      end();
    };
  }, []);
  return popover;
}

/** Returns what neither holds the element nor is in it, as few elements as that takes. */
function besides(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner && sibling instanceof HTMLElement && !sibling.inert) others.push(sibling);
  return others;
}
