import { MapPin } from 'lucide-react';
import { useShop } from '#app/shop/use-shop.ts';

/** Nothing where the shop has none. */
export function Flagship() {
  const shop = useShop();
  if (!shop.flagship) return null;
  return (
    <section aria-labelledby="flagship" className={shop.showsExamples ? 'grid md:grid-cols-2' : 'grid'}>
      {shop.showsExamples && (
        <div className="map-placeholder">
          <p className="flex items-center gap-2 rounded-full bg-surface px-5 py-3 font-semibold text-plum shadow-lg shadow-ink/10">
            <MapPin aria-hidden="true" className="size-5 text-rose" />
            Interactive Map Coming Soon
          </p>
        </div>
      )}
      <div className="grid content-center gap-4 bg-blush px-6 py-14 text-plum sm:px-12 md:py-24">
        <h2 id="flagship" className="heading-2">
          Visit Our Flagship Store
        </h2>
        <p className="max-w-[52ch] whitespace-pre-line">{shop.flagship}</p>
        <p>
          {shop.businessHours.split('\n').map((line) => (
            <span key={line} className="block tabular-nums">
              {line}
            </span>
          ))}
        </p>
      </div>
    </section>
  );
}
