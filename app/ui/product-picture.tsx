import { useShop } from '#app/shop/use-shop.ts';
import { classNames } from './class-names.ts';
import type { Drawing, PicturedProduct } from './drawing.ts';
import { Picture } from './picture.tsx';

/**
 * The product's photograph, 4:5. Without one, an empty frame; in a demo a drawing of its packaging with the brand's name.
 * Pass alt='' when the name stands beside it in the same link.
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
  /** In the first view: loaded at once. */
  priority?: boolean;
  alt?: string;
  className?: string;
}) {
  const { imageUrl, drawing } = product;
  const { drawsGoods } = useShop();
  if (drawing && !drawsGoods) return <EmptyFrame alt={alt} className={className} />;
  if (drawing) return <Packshot drawing={drawing} alt={alt} className={className} />;
  return (
    <Picture
      url={imageUrl ?? ''}
      alt={alt}
      sizes={sizes}
      priority={priority}
      className={classNames('picture-product', className)}
    />
  );
}

/** A frame with a hill and a sun: nothing that could be taken for the goods. */
function EmptyFrame({ alt, className }: { alt: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 400 500"
      role={alt ? 'img' : undefined}
      aria-label={alt ? `${alt}: no picture yet` : undefined}
      aria-hidden={alt ? undefined : true}
      preserveAspectRatio="xMidYMid slice"
      className={classNames('empty-frame', className)}
    >
      <path d="M140 190h120v120H140zM140 288l36-40 28 30 20-20 36 36" />
      <circle cx="228" cy="220" r="11" />
    </svg>
  );
}

function Packshot({
  drawing: { packaging, colours, label },
  alt,
  className,
}: {
  drawing: Drawing;
  alt: string;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 400 500"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      preserveAspectRatio="xMidYMid slice"
      className={classNames('still', colours, className)}
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
