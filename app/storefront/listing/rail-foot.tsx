import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { useShop } from '#app/shop/use-shop.ts';
import { FILTERS_ID } from './filters-id.ts';
import type { ListingData } from './listing-data.ts';

/** Fewer products end before the filters do. */
const FROM_PRODUCTS = 10;

/** Below the filters of a wide screen and in view while many products pass: the way back to the filters, and help in choosing. */
export function RailFoot({ listing }: { listing: ListingData }) {
  const { popular } = useShop();
  if (listing.results.items.length < FROM_PRODUCTS) return null;
  return (
    <nav aria-label="Help in choosing" className="rail-foot">
      <a href={`#${FILTERS_ID}`} className="btn btn-outline btn-small">
        Back to filters
      </a>
      <p className="mt-4 font-display text-lg">Not sure which to choose?</p>
      <ul className="mt-1 text-[0.9375rem]">
        {[
          ['Read our beauty tips', paths.beautyTips()],
          ['Ask our team', paths.contact()],
          [`See ${popular.range.toLowerCase()}`, paths.bestsellers()],
        ].map(([name, to = '']) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-9 items-center underline underline-offset-4 hover:text-rose"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
