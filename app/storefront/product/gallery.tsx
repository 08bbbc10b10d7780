import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLater } from '#app/browser/use-later.ts';
import { replayed } from '#app/script-delivery/replayed.ts';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { picturedAs, picturesOf } from './gallery-pictures.ts';
import { ShadeSmear } from './shade-smear.tsx';
import type { ShownProduct, ShownVariant } from './shown-product.ts';

/** The product's pictures, to swipe through and to enlarge. */
export function Gallery({ product, chosen }: { product: ShownProduct; chosen: ShownVariant | null }) {
  const pictures = picturesOf(product, chosen);
  const strip = useRef<HTMLUListElement>(null);
  const seen = useRef(chosen?.name);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const zoom = useLater(enlarged !== null, fetchZoom, () => setEnlarged(null));

  useEffect(() => {
    if (seen.current !== chosen?.name) show(strip.current, 0);
    seen.current = chosen?.name;
  }, [chosen?.name]);

  function choose(event: MouseEvent, index: number) {
    event.preventDefault();
    show(strip.current, index);
  }

  return (
    <div className="gallery">
      <div className="relative min-w-0">
        <ul ref={strip} className="gallery-strip">
          {pictures.map((picture, index) => (
            <li
              // One element for all shades: the previous picture stays until the new one has loaded.
              key={index > 0 ? picture.url : 'first'}
              id={`picture-${index + 1}`}
            >
              <ProductPicture
                product={picturedAs(product, picture)}
                alt={picture.alt}
                priority={index === 0}
                sizes={SIZES}
              />
              {picture.url && (
                <button
                  {...replayed}
                  type="button"
                  className="needs-script absolute inset-0 cursor-zoom-in"
                  aria-label={`Enlarge: ${picture.alt}`}
                  onClick={() => setEnlarged(index)}
                />
              )}
              {picture.note && <p className="gallery-note">{picture.note}</p>}
              {index === 0 && chosen?.shade && !chosen.imageUrl && <ShadeSmear color={chosen.shade} />}
            </li>
          ))}
        </ul>
      </div>
      {pictures.length > 1 && (
        <ul className="gallery-thumbs">
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <a
                href={`#picture-${index + 1}`}
                onClick={(event) => choose(event, index)}
                className="block w-16 overflow-hidden rounded-lg border border-line hover:border-ink"
              >
                <ProductPicture
                  product={picturedAs(product, picture)}
                  alt={`Show: ${picture.alt}`}
                  sizes="4rem"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoom && (
        <zoom.PictureZoom
          name={product.name}
          pictures={pictures}
          at={enlarged}
          onClose={() => setEnlarged(null)}
          onShow={setEnlarged}
        />
      )}
    </div>
  );
}

const fetchZoom = () => import('./zoom/picture-zoom.tsx');

/** Phones with three pixels to a point get two: more cannot be told apart at that size, and weighs twice as much. */
const SIZES =
  '(min-width: 88rem) 38rem, (min-width: 48rem) 46vw, (min-resolution: 2.5dppx) min(54vw, 38svh), min(82vw, 58svh)';

function show(strip: HTMLElement | null, index: number) {
  const [first, shown] = [strip?.children[0], strip?.children[index]];
  if (first instanceof HTMLElement && shown instanceof HTMLElement)
    strip?.scrollTo({ left: shown.offsetLeft - first.offsetLeft });
}
