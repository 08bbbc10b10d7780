import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import type { PicturedProduct } from './drawing.ts';
import { ProductPicture } from './product-picture.tsx';

/** The empty state of a whole page: what to do next, beside three pictures of popular products. */
export function EmptyPanel({
  title,
  text,
  products,
  className,
  below,
  children,
}: {
  title: string;
  text: ReactNode;
  products: readonly (PicturedProduct & { id: string })[];
  className?: string;
  /** Shown under the buttons. */
  below?: ReactNode;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={classNames('empty-panel', className)}>
      <div className="grid content-center justify-items-start gap-4">
        <h2 id={heading} className="heading-2">
          {title}
        </h2>
        <p className="max-w-[46ch] text-lg">{text}</p>
        <div className="mt-1 flex flex-wrap gap-3">{children}</div>
        {below}
      </div>
      {products.length > 0 && (
        <div aria-hidden="true" className="empty-fan">
          {products.slice(0, 3).map((product) => (
            <span key={product.id} className="empty-print">
              <ProductPicture product={product} alt="" sizes="12rem" />
            </span>
          ))}
        </div>
      )}
    </section>
  );
}
