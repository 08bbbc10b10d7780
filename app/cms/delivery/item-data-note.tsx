import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { LackingProduct } from '#database/queries/item-data/lacking-item-data.ts';
import { lackingWords } from '#domain/item-data/item-data.ts';
import { countText } from '#domain/text/count-text.ts';

export type LackingZone = { name: string; asks: boolean; count: number; first: readonly LackingProduct[] };

/** Names what a zone abroad or with Northern Ireland cannot be sent, or should not be sent, for want of item data. */
export function ItemDataNote({ zone: { name, asks, count, first } }: { zone: LackingZone }) {
  return (
    <section
      aria-label={`Item data for ${name}`}
      className="rounded-card bg-[#fbeed3] px-5 py-4 text-sm text-[#70470a]"
    >
      <p className="font-medium">
        {asks
          ? `${countText(count, 'product')} on sale ${count === 1 ? 'is' : 'are'} not sent to all places of ‘${name}’, for want of item data.`
          : `‘${name}’ goes to Northern Ireland or abroad and does not ask for item data: ${countText(count, 'product')} on sale ${count === 1 ? 'lacks' : 'lack'} it. The law asks for it there: enter it, then switch it on under ‘Change places’.`}
      </p>
      <ul className="mt-2 grid gap-1">
        {first.map(({ id, name: product, lacks }) => (
          <li key={id}>
            <Link
              to={cmsPaths.product(id)}
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              {product}
            </Link>
            : {lackingWords(lacks)}
          </li>
        ))}
        {count > first.length && <li>and {(count - first.length).toLocaleString('en-GB')} more</li>}
      </ul>
      <p className="mt-2">
        <Link
          to={cmsPaths.persons()}
          className="inline-flex min-h-6 items-center underline underline-offset-4"
        >
          Responsible persons
        </Link>
      </p>
    </section>
  );
}
