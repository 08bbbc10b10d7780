import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { closeMenus } from '#app/browser/use-closing-menus.ts';
import { paths } from '#app/links/paths.ts';
import { isPartAwaited } from '#app/script-delivery/after-first-move.ts';
import { isShopAwaited } from '#app/script-delivery/shop-reachable.ts';

/**
 * Follows links as the router does while the shop cannot be reached and parts of the page wait for their scripts, whose links are
 * the browser's own: it would put its error page in place of this one.
 */
export function useLateLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const isLost = navigator.onLine === false || isShopAwaited();
      if (event.defaultPrevented || !isPlain || !isLost || !isPartAwaited()) return;
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-discover]');
      // The page of payment is a document of its own, which the router does not know.
      if (!link || link.pathname === paths.pay()) return;
      event.preventDefault();
      closeMenus();
      void navigate(link.pathname + link.search + link.hash);
    }
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, [navigate]);
}
