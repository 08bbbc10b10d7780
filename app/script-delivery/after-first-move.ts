import type { ComponentType } from 'react';
import { showToast } from '#app/ui/toast-store.ts';
import { onceConnected } from './once-connected.ts';
import type {} from './page-delivery.ts';
import { whenQuiet } from './when-quiet.ts';

type Module<P> = { default: ComponentType<P> };

/**
 * For `lazy`: leaves a part as rendered until the visitor's first move. Its script is fetched before, once the page is quiet:
 * the move may come when the network is gone. Renders nothing where its script cannot be fetched.
 */
export function afterFirstMove<P>(fetchPart: () => Promise<Module<P>>): () => Promise<Module<P>> {
  if (import.meta.env.SSR) return fetchPart;
  return () => {
    // A failure shows at the first move.
    whenQuiet().then(fetchPart).catch(ignore);
    return window.pageDelivery.firstMove
      .then(onceConnected(fetchPart, sayItWaits))
      .catch(() => ({ default: Missing }));
  };
}

const Missing = () => null;
const ignore = () => {};
const sayItWaits = () => showToast(WAITS_TEXT, 'alert');
const WAITS_TEXT = 'No connection. The page goes on by itself as soon as you are connected again.';
