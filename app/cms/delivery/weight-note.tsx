import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { WithoutWeight } from '#database/queries/shop/missing-weights.ts';
import { countText } from '#domain/text/count-text.ts';

/** Names what has no weight, where a service is priced by it. */
export function WeightNote({ count, first }: { count: number; first: readonly WithoutWeight[] }) {
  return (
    <div className="mb-5 rounded-card bg-[#fbeed3] px-5 py-4 text-sm text-[#70470a]">
      <p className="font-medium">
        {countText(count, 'product')} on sale {count === 1 ? 'has' : 'have'} a variant without a weight, which
        counts as nothing: their parcels are priced too low.
      </p>
      <p className="mt-1">
        <Link
          to={cmsPaths.weights()}
          className="inline-flex min-h-6 items-center underline underline-offset-4"
        >
          Enter weights
        </Link>
      </p>
      <ul className="mt-2 flex flex-wrap gap-x-4">
        {first.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={cmsPaths.product(id)}
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              {name}
            </Link>
          </li>
        ))}
        {count > first.length && (
          <li className="inline-flex min-h-6 items-center">and {count - first.length} more</li>
        )}
      </ul>
    </div>
  );
}
