import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { countText } from '#domain/text/count-text.ts';
import type { GroupKind } from './group-words.ts';

/** '10 products', as a link to them. */
export function ProductsOfGroup({ kind, id, count }: { kind: GroupKind; id: string; count: number }) {
  const text = countText(count, 'product');
  if (count === 0) return text;
  return (
    <Link
      to={`${cmsPaths.products()}?${kind}=${encodeURIComponent(id)}`}
      className="inline-flex min-h-6 items-center underline underline-offset-4"
    >
      {text}
    </Link>
  );
}
