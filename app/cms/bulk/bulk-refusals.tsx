import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { countText } from '#domain/text/count-text.ts';

/** Products a change was refused for, each with its reason; the first of many. */
export function BulkRefusals({
  title,
  refusals,
  count,
}: {
  title: string;
  refusals: { productId: string; name: string; reason: string }[];
  count: number;
}) {
  if (refusals.length === 0) return null;
  const more = count - refusals.length;
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface p-5 text-sm">
      <h2 className="mb-2 font-semibold">{title}</h2>
      <ul className="divide-y divide-line">
        {refusals.map(({ productId, name, reason }) => (
          <li key={`${productId} ${name}`} className="flex flex-wrap justify-between gap-x-4 py-1.5">
            <Link to={cmsPaths.product(productId)} className="font-medium underline underline-offset-4">
              {name}
            </Link>
            <span className="text-ink-soft">{reason}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-ink-soft">and {countText(more, 'more product')}</p>}
    </section>
  );
}
