import { type MouseEvent, useEffect, useRef } from 'react';
import { replayed } from '#app/script-delivery/replayed.ts';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import type { ProductPicture as Shot } from '#domain/catalogue/product.ts';
import { ShadeSmear } from './shade-smear.tsx';
import type { ShownProduct, ShownVariant } from './shown-product.ts';

/** The product's pictures, to swipe through and to enlarge. */
export function Gallery({ product, chosen }: { product: ShownProduct; chosen: ShownVariant }) {
  const pictures = picturesOf(product, chosen);
  const strip = useRef<HTMLUListElement>(null);
  const zoom = useRef<HTMLDialogElement>(null);
  const seen = useRef(chosen.name);

  useEffect(() => {
    if (seen.current !== chosen.name) show(strip.current, 0);
    seen.current = chosen.name;
  }, [chosen.name]);

  function choose(event: MouseEvent, index: number) {
    event.preventDefault();
    show(strip.current, index);
  }

  function enlarge(index: number) {
    zoom.current?.showModal();
    const strip = zoom.current?.querySelector('ul') ?? null;
    show(strip, index);
    centre(strip?.children[index]);
  }

  return (
    <div className="grid gap-3">
      <div className="relative overflow-hidden rounded-card">
        <ul
          ref={strip}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {pictures.map((picture, index) => (
            <li
              // One element for all shades: the previous picture stays until the new one has loaded.
              key={index > 0 ? picture.url : 'first'}
              id={`picture-${index + 1}`}
              className="relative w-full shrink-0 snap-center"
            >
              <ProductPicture
                product={picturedAs(product, picture)}
                alt={picture.alt}
                priority={index === 0}
                sizes="(min-width: 88rem) 46rem, (min-width: 60.5rem) 54vw, 100vw"
                className="aspect-square max-h-[calc(100dvh-var(--header-height)-3rem)] min-h-80 w-full xs:aspect-4/5"
              />
              {picture.url && (
                <button
                  {...replayed}
                  type="button"
                  className="needs-script absolute inset-0 cursor-zoom-in"
                  aria-label={`Enlarge picture ${index + 1}`}
                  onClick={() => enlarge(index)}
                />
              )}
            </li>
          ))}
        </ul>
        {chosen.shade && !chosen.imageUrl && <ShadeSmear color={chosen.shade} />}
      </div>
      {pictures.length > 1 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <a
                href={`#picture-${index + 1}`}
                onClick={(event) => choose(event, index)}
                className="block w-16 overflow-hidden rounded-lg border border-line hover:border-ink"
              >
                <ProductPicture
                  product={picturedAs(product, picture)}
                  alt={`Show picture ${index + 1}`}
                  sizes="4rem"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {pictures[0]?.url && (
        <dialog ref={zoom} aria-label={`Pictures of ${product.name}`} className="dialog dialog-zoom">
          <form method="dialog" className="absolute top-3 right-3 z-10">
            <button type="submit" className="btn btn-dark btn-small">
              Close
            </button>
          </form>
          <ul className="flex h-full snap-x snap-mandatory overflow-x-auto">
            {pictures.map((picture) => (
              <li key={picture.url} className="h-full w-full shrink-0 snap-center overflow-auto">
                <ProductPicture
                  product={picturedAs(product, picture)}
                  alt={picture.alt}
                  sizes="(min-width: 48rem) min(100vw, 104vh), 40rem"
                  className="zoom-picture"
                />
              </li>
            ))}
          </ul>
        </dialog>
      )}
    </div>
  );
}

/** Puts the chosen shade's picture first: the picture in view is the variant the button buys. */
function picturesOf({ name, pictures }: ShownProduct, { imageUrl, name: shade }: ShownVariant): Shot[] {
  const ownOfShade = pictures.find(({ url }) => url === imageUrl);
  const others = pictures.filter((picture) => picture !== ownOfShade);
  return imageUrl ? [ownOfShade ?? { url: imageUrl, alt: `${name} in ${shade}` }, ...others] : pictures;
}

function picturedAs({ name, drawing }: ShownProduct, { url }: Shot) {
  return { name, imageUrl: url || null, drawing: url ? null : drawing };
}

function show(strip: HTMLElement | null, index: number) {
  strip?.scrollTo({ left: strip.clientWidth * index });
}

/** Scrolls a picture larger than the screen to its middle. */
function centre(item: Element | undefined) {
  item?.scrollTo({
    left: (item.scrollWidth - item.clientWidth) / 2,
    top: (item.scrollHeight - item.clientHeight) / 2,
  });
}
