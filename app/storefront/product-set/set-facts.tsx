import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { formatPounds } from '#domain/money/money.ts';
import type { ShownPart, ShownSet } from './shown-set.ts';

/** What is inside a set and what it costs by itself; of a part the sets it is also in. */
export default function SetFacts({ parts, worthPence, notSold, alsoIn }: ShownSet) {
  return (
    <>
      {notSold !== '' && (
        <p className="rounded-card bg-blush-soft px-4 py-3 text-sm font-medium">{notSold}</p>
      )}
      {parts.length > 0 && (
        <section aria-labelledby="inside" className="grid gap-3 border-t border-line pt-5">
          <h2 id="inside" className="font-display text-lg leading-snug">
            What’s inside
          </h2>
          {worthPence !== null && (
            <p className="text-sm font-medium">{`Worth ${formatPounds(worthPence)} bought separately`}</p>
          )}
          <ul className="grid gap-3">
            {parts.map((part) => (
              <Part key={`${part.slug} ${part.variant}`} part={part} />
            ))}
          </ul>
        </section>
      )}
      {alsoIn.length > 0 && (
        <p className="text-sm text-ink-soft">
          Also in{' '}
          {alsoIn.map(({ slug, name }, place) => (
            <span key={slug}>
              {place > 0 && ', '}
              <Link to={paths.product(slug)} className="font-medium text-ink underline underline-offset-4">
                {name}
              </Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

function Part({ part }: { part: ShownPart }) {
  const { slug, name, brand, variant, quantity, size, unitPricePence, isOnSale, isSoldOut } = part;
  const detail = [variant, size, formatPounds(unitPricePence)].filter(Boolean).join(' · ');
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
      <ProductPicture product={part} alt="" sizes="4rem" className="w-16 rounded-lg" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="eyebrow block text-ink-soft">{brand}</span>
        {quantity > 1 && `${quantity} × `}
        {isOnSale ? (
          <Link to={paths.product(slug)} className="font-display leading-snug hover:text-rose">
            {name}
          </Link>
        ) : (
          <span className="font-display leading-snug">{name}</span>
        )}
        <span className="block text-sm text-ink-soft">{isOnSale ? detail : 'Not sold at the moment'}</span>
        {isOnSale && isSoldOut && <span className="block text-sm font-medium text-rose-deep">Sold out</span>}
      </span>
    </li>
  );
}
