import { Badge } from '#app/ui/badge.tsx';
import { classNames } from '#app/ui/class-names.ts';
import type { ProductCard } from '#domain/catalogue/product.ts';
import { isLowStock } from '#domain/catalogue/stock.ts';
import { discountBadge } from '#domain/money/discount.ts';

/** Badges on the picture: the reduction and limited stock. */
export function CardBadges({ product, inList = false }: { product: ProductCard; inList?: boolean }) {
  const percent = discountBadge(product);
  return (
    <div
      className={classNames(
        'absolute left-2 flex flex-wrap gap-1.5',
        inList ? 'right-2 bottom-2' : 'top-2 right-11 xs:top-3 xs:left-3',
      )}
    >
      {percent !== null && <Badge tone="sale">-{percent}%</Badge>}
      {isLowStock(product.stock) && <Badge>Limited Stock</Badge>}
      {product.stock <= 0 && <Badge tone="plum">Sold out</Badge>}
    </div>
  );
}
