import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { chosenVariant, variantInAddress } from './chosen-variant.ts';
import { setChosenShade } from './recommended/chosen-shade-store.ts';
import type { ShownProduct, ShownVariant } from './shown-product.ts';

/**
 * Returns the variant the shopper picked, else the one the address names. Picking replaces the address without a navigation:
 * every variant is in the page already.
 */
export function useChosenVariant({
  id,
  variants,
}: Pick<ShownProduct, 'id' | 'variants'>): [ShownVariant, (variant: ShownVariant) => void] {
  const asked = variantInAddress(useSearchParams()[0]);
  const [picked, setPicked] = useState({ slug: asked, asked });

  useEffect(() => () => setChosenShade(null), []);

  function choose({ slug, shade }: ShownVariant) {
    setPicked({ slug, asked });
    setChosenShade({ product: id, asked, shade });
    window.history.replaceState(window.history.state, '', paths.variant(id, slug));
  }

  // A link to another variant of the same product wins over what was picked before.
  return [chosenVariant(variants, picked.asked === asked ? picked.slug : asked), choose];
}
