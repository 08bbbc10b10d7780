import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/** Closes open menus on navigation; one opened before hydration stays open. */
export function useClosingMenus() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs because the place changed
  useLayoutEffect(() => closeMenus, [key]);
}

export function closeMenus(): void {
  for (const open of document.querySelectorAll('header [popover]:popover-open')) {
    if (open instanceof HTMLElement) open.hidePopover();
  }
}
