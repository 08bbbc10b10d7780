import { classNames } from '#app/ui/class-names.ts';
import type { PicturedProduct } from '#app/ui/drawing.ts';
import { Picture } from '#app/ui/picture.tsx';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import './magazine.css';

type Props = {
  imageUrl: string | null;
  imageAlt?: string;
  products: readonly PicturedProduct[];
  sizes: string;
  isWide?: boolean;
  priority?: boolean;
};

/** The article's picture, or else those of its first products side by side, uncropped (4:5). */
export function ArticleCover({
  imageUrl,
  imageAlt = '',
  products,
  sizes,
  isWide = false,
  priority = false,
}: Props) {
  const shown = products.slice(0, isWide ? 3 : 2);
  if (!imageUrl && shown.length === 0) return null;
  return (
    <div className={classNames('cover', isWide && shown.length !== 2 && 'cover-wide')}>
      {imageUrl ? (
        <Picture url={imageUrl} alt={imageAlt} sizes={sizes} priority={priority} />
      ) : (
        shown.map((product) => (
          <ProductPicture
            key={product.name}
            product={product}
            alt=""
            sizes={`calc((${sizes}) / ${shown.length})`}
            priority={priority}
          />
        ))
      )}
    </div>
  );
}
