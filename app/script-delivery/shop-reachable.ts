const AWAY = [502, 503, 504];
const RESPOND_WITHIN_MS = 5_000;
const TRY_AGAIN_EVERY_MS = 5_000;

/** True for the status of a proxy without the shop, and of the shop while it is busy. */
export const isAway = (status: number): boolean => AWAY.includes(status);

/** Asks the shop itself, for `navigator.onLine` is false for a shop on the same machine without a network. */
export async function isShopReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(RESPOND_WITHIN_MS);
    const { status } = await fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store', signal });
    return !isAway(status);
  } catch {
    return false;
  }
}

let reached: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** True while something waits for the shop. */
export const isShopAwaited = (): boolean => reached !== null;

export function subscribeToWait(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves once the shop responds: it is asked when the browser reports a network, and every few seconds. */
export function untilReachable(): Promise<void> {
  const waiting = reached ?? askUntilReachable().finally(() => setReached(null));
  if (!reached) setReached(waiting);
  return waiting;
}

function setReached(next: Promise<void> | null) {
  reached = next;
  for (const listener of listeners) listener();
}

/** Asks the shop now; what waits for it goes on if it responds. */
export async function tryShop(): Promise<boolean> {
  const isReachable = await isShopReachable();
  if (isReachable) goOnNow();
  return isReachable;
}

let goOnNow = () => {};

async function askUntilReachable(): Promise<void> {
  do await connectedOrLater();
  while (document.visibilityState === 'hidden' || !(await isShopReachable()));
}

/** Resolves after as long, without a question. */
export const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_EVERY_MS));

function connectedOrLater(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(goOn, TRY_AGAIN_EVERY_MS);
    addEventListener('online', goOn);
    goOnNow = goOn;
    function goOn() {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    }
  });
}
