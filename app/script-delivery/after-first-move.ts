import type { ComponentType } from 'react';
import type {} from './page-delivery.ts';

type Module<P> = { default: ComponentType<P> };

/**
 * For `lazy`: a part below the first view stays as the server rendered it, and its script is fetched at the visitor's first
 * move. Renders nothing where the script cannot be fetched.
 */
export function afterFirstMove<P>(fetchPart: () => Promise<Module<P>>): () => Promise<Module<P>> {
  if (import.meta.env.SSR) return fetchPart;
  return () => window.pageDelivery.firstMove.then(fetchPart).catch(() => ({ default: Missing }));
}

const Missing = () => null;
