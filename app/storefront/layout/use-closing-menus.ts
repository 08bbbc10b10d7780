import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Leaving a page closes whatever menu was open (spec §4); one opened before the script was there stays so. */
export function useClosingMenus() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs because the place changed
  useEffect(() => closeMenus, [key]);
}

function closeMenus() {
  for (const open of document.querySelectorAll('header [popover]:popover-open')) {
    if (open instanceof HTMLElement) open.hidePopover();
  }
}
