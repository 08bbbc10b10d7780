import { isShopReachable, later, untilReachable } from './shop-reachable.ts';

/**
 * Fetches a script. Where that fails because the shop cannot be reached, waits for it and tries again: what the page shows stays.
 * While the page is being left it waits without a word: Firefox and WebKit break off imports then. Rejects where the shop responds:
 * it may have newer files.
 */
export function onceConnected<Module>(
  fetchScript: () => Promise<Module>,
  onWait = () => {},
): () => Promise<Module> {
  if (import.meta.env.SSR) return fetchScript;
  return async function fetchAgain(): Promise<Module> {
    let isBeingLeft = false;
    const noteLeaving = () => {
      isBeingLeft = true;
    };
    addEventListener('beforeunload', noteLeaving);
    try {
      return await fetchScript();
    } catch (error) {
      const isReachable = await isShopReachable();
      if (!isBeingLeft) {
        if (isReachable) throw error;
        onWait();
      }
    } finally {
      removeEventListener('beforeunload', noteLeaving);
    }
    await (isBeingLeft ? later() : untilReachable());
    return fetchAgain();
  };
}
