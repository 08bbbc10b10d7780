import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Going to another page closes whatever menu was open (spec §4). */
export function useClosingMenus() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs because the place changed
  useEffect(() => {
    for (const open of document.querySelectorAll('header [popover]:popover-open')) {
      if (open instanceof HTMLElement) open.hidePopover();
    }
  }, [key]);
}
