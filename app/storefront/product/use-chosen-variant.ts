import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { titleInTab } from '#app/storefront/page/page-meta.ts';
import { chosenVariant, productTitle, variantInAddress } from './chosen-variant.ts';
import { setChosenShade } from './recommended/chosen-shade-store.ts';
import type { ShownProduct, ShownVariant } from './shown-product.ts';

/**
 * Returns the variant the shopper picked, else the one the address names, else one that needs no choice. Picking replaces address and title without a navigation:
 * every variant is in the page already.
 */
export function useChosenVariant(
  product: Pick<ShownProduct, 'id' | 'name' | 'brand' | 'variants'>,
): [ShownVariant | null, (variant: ShownVariant | null) => void] {
  const { id, variants } = product;
  const shop = useShop();
  const asked = variantInAddress(useSearchParams()[0]);
  const [picked, setPicked] = useState({ slug: asked, asked });

  useEffect(() => () => setChosenShade(null), []);

  function choose(variant: ShownVariant | null) {
    const slug = variant?.slug ?? null;
    setPicked({ slug, asked });
    setChosenShade({ product: id, asked, shade: variant?.shade ?? null });
    const address = slug === null ? paths.product(id) : paths.variant(id, slug);
    window.history.replaceState(window.history.state, '', address);
    document.title = titleInTab(productTitle(product, variant?.name ?? null), shop.name);
  }

  // A link to another variant of the same product wins over what was picked before.
  return [chosenVariant(variants, picked.asked === asked ? picked.slug : asked), choose];
}
