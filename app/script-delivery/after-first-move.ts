import type { ComponentType } from 'react';
import { onceConnected } from './once-connected.ts';
import type {} from './page-delivery.ts';
import { sayNoConnection } from './say-no-connection.ts';
import { whenQuiet } from './when-quiet.ts';

type Module<P> = { default: ComponentType<P> };

/**
 * For `lazy`: leaves a part as rendered until the visitor's first move. Its script is fetched before, once the page is quiet:
 * the move may come when the network is gone. Presses that wait for the page's script come before. Renders nothing where its
 * script cannot be fetched.
 */
export function afterFirstMove<P>(fetchPart: () => Promise<Module<P>>): () => Promise<Module<P>> {
  if (import.meta.env.SSR) return fetchPart;
  return () => {
    // A failure shows at the first move.
    whenQuiet().then(fetchPart).catch(ignore);
    awaited += 1;
    return window.pageDelivery.firstMove
      .then(window.pageDelivery.untilReplayed)
      .then(onceConnected(fetchPart, sayNoConnection))
      .catch(() => ({ default: Missing }))
      .finally(() => {
        awaited -= 1;
      });
  };
}

let awaited = 0;

/** True while a part is as the server rendered it: its links are the browser's own. */
export const isPartAwaited = (): boolean => awaited > 0;

const Missing = () => null;
const ignore = () => {};
