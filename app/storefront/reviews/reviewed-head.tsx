import { pictured } from '#app/ui/drawing.ts';
import { ProductPicture } from '#app/ui/product-picture.tsx';

/** What is being reviewed, above its form. */
export function ReviewedHead({
  product: { name, brand, imageUrl, category },
  variant,
}: {
  product: { name: string; brand: string; imageUrl: string | null; category: string };
  /** The one that was bought; '' for none. */
  variant: string;
}) {
  return (
    <header className="flex flex-wrap items-center gap-5">
      <ProductPicture
        product={pictured({ name, brand, imageUrl, category })}
        alt=""
        sizes="6rem"
        className="w-[min(6rem,22vw)] shrink-0 rounded-lg"
      />
      <div className="grid min-w-[min(100%,12rem)] flex-1 gap-1 [overflow-wrap:anywhere]">
        <p className="eyebrow text-rose-deep">{brand}</p>
        <h1 className="heading-2">Review {name}</h1>
        {variant && <p className="text-ink-soft">{variant}</p>}
      </div>
    </header>
  );
}
