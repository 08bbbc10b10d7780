import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { PictureUse, PictureUses as Uses } from '#database/queries/pictures/picture-uses.ts';
import { countText } from '#domain/text/count-text.ts';

/** Links to the places that use a picture: all of them, or the first of many. */
export function PictureUses({ uses: { places, hasMore } }: { uses: Uses }) {
  if (places.length === 0) return <p className="text-xs text-ink-soft">Not used</p>;
  const count = countText(places.length, 'place');
  return (
    <details className="text-xs">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-soft underline underline-offset-4">
        Used in {hasMore ? `more than ${count}` : count}
      </summary>
      <ul className="mt-1 grid gap-1">
        {places.map((use) => (
          <li key={`${use.kind} ${use.id}`}>
            <Link
              to={PATHS[use.kind](use.id)}
              className="inline-flex min-h-6 items-center [overflow-wrap:anywhere] underline-offset-4 hover:underline"
            >
              <span>
                {use.name} <span className="text-ink-soft">· {KINDS[use.kind]}</span>
              </span>
            </Link>
          </li>
        ))}
        {hasMore && <li className="text-ink-soft">and more</li>}
      </ul>
    </details>
  );
}

const PATHS: Record<PictureUse['kind'], (id: string) => string> = {
  product: cmsPaths.product,
  brand: cmsPaths.brand,
  category: cmsPaths.category,
  slide: cmsPaths.slide,
  page: cmsPaths.page,
  order: cmsPaths.order,
};

const KINDS: Record<PictureUse['kind'], string> = {
  product: 'product',
  brand: 'brand',
  category: 'category',
  slide: 'hero slide',
  page: 'page',
  order: 'order',
};
