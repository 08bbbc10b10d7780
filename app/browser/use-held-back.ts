import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { holdBack } from './hold-back.ts';

/** Lets the Back button close a dialog while it is open. */
export function useHeldBack(isOpen: boolean, close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: held once for each opening
  useEffect(() => (isOpen ? holdBack(close) : undefined), [isOpen]);
}

/**
 * Lets the Back button close a popover, also one opened before hydration. One that stays open over a navigation is held again
 * as soon as the next page is shown. `isSheet` says whether it covers the page at this width.
 */
export function usePopoverHeldBack(
  popover: RefObject<HTMLElement | null>,
  isSheet: () => boolean = always,
): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation replaced the entry
  useLayoutEffect(() => {
    const element = popover.current;
    let release: (() => void) | undefined;
    function follow() {
      const isOpen = element?.matches(':popover-open') && isSheet();
      if (isOpen) release ??= holdBack(() => element?.hidePopover());
      else stop();
    }
    function stop() {
      release?.();
      release = undefined;
    }
    follow();
    element?.addEventListener('toggle', follow);
    return () => {
      element?.removeEventListener('toggle', follow);
      stop();
    };
  }, [key]);
}

const always = () => true;
