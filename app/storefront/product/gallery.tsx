import { type MouseEvent, useEffect, useRef } from 'react';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { ShadeSmear } from './shade-smear.tsx';
import type { ShownProduct, ShownVariant } from './shown-product.ts';

/** The product's pictures, to swipe through; the chosen shade's own comes into view by itself. */
export function Gallery({ product, chosen }: { product: ShownProduct; chosen: ShownVariant }) {
  const pictures = picturesOf(product);
  const strip = useRef<HTMLUListElement>(null);
  const wanted = chosen.imageUrl ? pictures.indexOf(chosen.imageUrl) : 0;

  useEffect(() => show(strip.current, wanted), [wanted]);

  function choose(event: MouseEvent, index: number) {
    event.preventDefault();
    show(strip.current, index);
  }

  return (
    <div className="grid gap-3">
      <div className="relative overflow-hidden rounded-card">
        <ul
          ref={strip}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {pictures.map((imageUrl, index) => (
            <li key={imageUrl} id={`picture-${index + 1}`} className="w-full shrink-0 snap-center">
              <ProductPicture
                product={picturedAs(product, imageUrl)}
                alt={index === 0 ? product.name : `${product.name}, picture ${index + 1}`}
                priority={index === 0}
                sizes="(min-width: 1408px) 46rem, (min-width: 968px) 54vw, 100vw"
                className="aspect-square max-h-[calc(100dvh-var(--header-height)-3rem)] min-h-80 w-full xs:aspect-4/5"
              />
            </li>
          ))}
        </ul>
        {chosen.shade && !chosen.imageUrl && <ShadeSmear color={chosen.shade} name={chosen.name} />}
      </div>
      {pictures.length > 1 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((imageUrl, index) => (
            <li key={imageUrl}>
              <a
                href={`#picture-${index + 1}`}
                onClick={(event) => choose(event, index)}
                className="block w-16 overflow-hidden rounded-lg border border-line hover:border-ink"
              >
                <ProductPicture
                  product={picturedAs(product, imageUrl)}
                  alt={`Show picture ${index + 1}`}
                  sizes="4rem"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** '' stands for the drawn one. */
function picturesOf({ imageUrl, variants }: ShownProduct): string[] {
  const own = variants.flatMap((variant) => (variant.imageUrl ? [variant.imageUrl] : []));
  return [...new Set([imageUrl ?? (own.length === 0 ? '' : null), ...own])].filter((url) => url !== null);
}

function picturedAs({ name, brand, category }: ShownProduct, imageUrl: string) {
  return { name, brand: brand.name, category: category.slug, imageUrl: imageUrl || null };
}

function show(strip: HTMLElement | null, index: number) {
  strip?.scrollTo({ left: strip.clientWidth * Math.max(0, index) });
}
