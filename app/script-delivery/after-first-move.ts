import type { ComponentType } from 'react';
import type {} from './page-delivery.ts';

type Module<P> = { default: ComponentType<P> };

/** For `lazy`: leaves a part as rendered until the visitor's first move. Renders nothing where its script cannot be fetched. */
export function afterFirstMove<P>(fetchPart: () => Promise<Module<P>>): () => Promise<Module<P>> {
  if (import.meta.env.SSR) return fetchPart;
  return () => window.pageDelivery.firstMove.then(fetchPart).catch(() => ({ default: Missing }));
}

const Missing = () => null;
