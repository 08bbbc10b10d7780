import { paths } from '#app/links/paths.ts';
import { ShadeDisc } from '#app/storefront/product-card/shade-disc.tsx';
import type { ShownProduct, ShownVariant } from './shown-product.ts';

/** The variants as links, for a page without script. */
export function VariantLinks({ product, chosen }: { product: ShownProduct; chosen: ShownVariant | null }) {
  const areShades = product.variants.every(({ shade }) => shade !== null);
  return (
    <nav aria-label="Choose" className={areShades ? 'swatches' : 'flex flex-wrap gap-2'}>
      {(areShades || product.optionName) && (
        <p className="col-span-full px-1.5">
          <span className="font-semibold">{labelOf(product.optionName, chosen !== null)}</span> {chosen?.name}
          {chosen?.shadeWords && <span className="text-ink-soft"> · {chosen.shadeWords}</span>}
        </p>
      )}
      {product.variants.map((variant) => (
        <a
          key={variant.slug}
          href={paths.variant(product.id, variant.slug)}
          aria-current={variant === chosen ? 'true' : undefined}
          className={areShades ? 'swatch' : 'btn btn-small btn-outline aria-[current]:bg-blush'}
        >
          {areShades && <ShadeDisc {...variant} />}
          {variant.name}
          {variant.shadeWords && <span className="sr-only">, {variant.shadeWords}</span>}
          {variant.stock <= 0 && <span className="sr-only">, sold out</span>}
        </a>
      ))}
    </nav>
  );
}

/** The owner's word for what is chosen, where there is one. */
function labelOf(optionName: string, isChosen: boolean): string {
  if (isChosen) return `${optionName || 'Shade'}:`;
  return optionName ? `Choose: ${optionName}` : 'Choose a shade';
}
