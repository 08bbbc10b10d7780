import type { DataStrategyResult, Register } from 'react-router';

/** The data of a page could not be fetched: there is no network, or no shop at its end. */
export class ShopUnreachable extends Error {}

const FRAME = 'storefront/layout/storefront-page' satisfies keyof NonNullable<Register['routeModules']>;

type Results = Record<string, DataStrategyResult>;

/**
 * Around every navigation: a page that could not be fetched is the frame's error alone, so that header, menus and cart
 * stay as they were. Left to itself the error would be the whole document's.
 */
export async function keepFrame(_: unknown, next: () => Promise<Results>): Promise<Results> {
  const results = await next();
  const isLost = Object.values(results).some(
    ({ type, result }) => type === 'error' && isNetworkFailure(result),
  );
  return isLost ? { [FRAME]: { type: 'error', result: new ShopUnreachable() } } : results;
}

/** What browsers throw from `fetch` when nothing came back. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError;
}

const RESPOND_WITHIN_MS = 5_000;

/** Whether the shop answers now. `navigator.onLine` alone does not say: a shop on this very machine needs no network. */
export async function isShopReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(RESPOND_WITHIN_MS);
    await fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
