import { classNames } from './class-names.ts';
import { choosePackaging } from './packaging.ts';
import { fitLabel } from './packaging-label.ts';
import { brandMaterial, categoryTone } from './packaging-tone.ts';
import { Picture } from './picture.tsx';

export type PicturedProduct = {
  name: string;
  brand: string;
  imageUrl: string | null;
  /** Slug */
  category: string;
};

/**
 * The product's photograph, 4:5; until there is one, its packaging drawn on the colour of its category with the brand's
 * name on it. Give alt='' where its name stands beside it in the same link.
 */
export function ProductPicture({
  product,
  sizes,
  priority = false,
  alt = product.name,
  className,
}: {
  product: PicturedProduct;
  sizes?: string;
  /** In the first view: fetched at once. */
  priority?: boolean;
  alt?: string;
  className?: string;
}) {
  if (!product.imageUrl) return <Packshot product={product} alt={alt} className={className} />;
  return (
    <Picture
      url={product.imageUrl}
      alt={alt}
      sizes={sizes}
      priority={priority}
      className={classNames('picture-product', className)}
    />
  );
}

function Packshot({
  product,
  alt,
  className,
}: {
  product: PicturedProduct;
  alt: string;
  className?: string;
}) {
  const packaging = choosePackaging(product.name, product.category);
  const label = fitLabel(packaging, product.brand);
  return (
    <svg
      viewBox="0 0 400 500"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      preserveAspectRatio="xMidYMid slice"
      className={classNames('still', categoryTone(product.category), brandMaterial(product.brand), className)}
    >
      <use href={`/packaging.svg#${packaging}`} />
      {label?.lines.map((line, index) => (
        <text
          key={line}
          x={label.x}
          y={label.y + index * label.fontSize * 1.15}
          fontSize={label.fontSize}
          transform={label.upright ? `rotate(-90 ${label.x} ${label.y})` : undefined}
          className={label.on}
        >
          {line}
        </text>
      ))}
    </svg>
  );
}
