import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import { cheapestInStock } from '#domain/catalogue/product.ts';
import type { ShownProduct, ShownVariant } from './shown-product.ts';

/**
 * Returns the variant the shopper picked, else the one in the address (`?variant=Ember`), else the cheapest in stock, whose
 * price the cards show. The address is read in the browser alone: the cached page is the same for every variant.
 */
export function useChosenVariant({
  variants,
}: Pick<ShownProduct, 'variants'>): [ShownVariant, (variant: ShownVariant) => void] {
  const [picked, setPicked] = useState<ShownVariant | null>(null);
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  const named = isHydrated ? variants.find(({ name }) => name === params.get('variant')) : undefined;
  return [picked ?? named ?? cheapestInStock(variants), setPicked];
}
