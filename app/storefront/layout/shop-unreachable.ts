import { type DataStrategyResult, isRouteErrorResponse } from 'react-router';
import { STOREFRONT_FRAME } from '#app/links/storefront-frame.ts';
import { isAway } from '#app/script-delivery/shop-reachable.ts';

/** Thrown when a page's data cannot be fetched, for lack of a network or of the shop. */
export class ShopUnreachable extends Error {}

type Results = Record<string, DataStrategyResult>;

/**
 * Client middleware: turns a page that could not be fetched into an error of the layout route, so that header, menus and
 * cart stay. Without it the root's error boundary would replace the whole document.
 */
export async function catchUnreachable(_: unknown, next: () => Promise<Results>): Promise<Results> {
  const results = await next();
  const isLost = Object.values(results).some(
    ({ type, result }) => type === 'error' && (isNetworkFailure(result) || isOfAbsentShop(result)),
  );
  return isLost ? { [STOREFRONT_FRAME]: { type: 'error', result: new ShopUnreachable() } } : results;
}

/** Recognises the error browsers throw from `fetch` when no response arrived. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError;
}

/** Recognises the response of a proxy without the shop, and of the shop while it is busy. */
function isOfAbsentShop(error: unknown): boolean {
  return isRouteErrorResponse(error) && isAway(error.status);
}
