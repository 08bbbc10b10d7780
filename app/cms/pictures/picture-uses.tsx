import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { PictureUse } from '#database/queries/pictures/picture-uses.ts';
import { countText } from '#domain/text/count-text.ts';

/** Links to the places that use a picture; orders after the first few are only counted. */
export function PictureUses({ uses }: { uses: PictureUse[] }) {
  if (uses.length === 0) return <p className="text-xs text-ink-soft">Not used</p>;
  const orders = uses.filter(({ kind }) => kind === 'order');
  const listed = [...uses.filter(({ kind }) => kind !== 'order'), ...orders.slice(0, ORDERS_SHOWN)];
  const more = uses.length - listed.length;
  return (
    <details className="text-xs">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-soft underline underline-offset-4">
        Used in {countText(uses.length, 'place')}
      </summary>
      <ul className="mt-1 grid gap-1">
        {listed.map((use) => (
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
        {more > 0 && <li className="text-ink-soft">and {countText(more, 'more order')}</li>}
      </ul>
    </details>
  );
}

const ORDERS_SHOWN = 3;

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
