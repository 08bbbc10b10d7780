import type { MouseEvent } from 'react';
import { paths } from '#app/links/paths.ts';
import { ShadeDisc } from '#app/storefront/product-card/shade-disc.tsx';
import { nearestShade } from '#domain/recommended/nearest-shade.ts';
import type { ShownProduct, ShownVariant } from './shown-product.ts';

/** Leads from a sold-out shade to the nearest one in stock. Loaded where one is sold out; a link without script. */
export default function ShadeInstead({
  product,
  chosen,
  onChoose,
}: {
  product: ShownProduct;
  chosen: ShownVariant;
  onChoose: (variant: ShownVariant) => void;
}) {
  const nearest = chosen.shade === null ? null : nearestShade(product.variants, chosen.shade);
  if (!nearest) return null;

  function choose(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (nearest) onChoose(nearest);
  }

  return (
    <p className="shade-instead">
      <span>Nearest shade in stock: </span>
      <a href={paths.variant(product.id, nearest.slug)} onClick={choose}>
        <ShadeDisc {...nearest} />
        {nearest.name}
      </a>
    </p>
  );
}
