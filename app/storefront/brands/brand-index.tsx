import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { classNames } from '#app/ui/class-names.ts';
import { productCountText } from '#domain/category.ts';
import { LETTERS, type LetterGroup } from './brands-by-letter.ts';

/** A short list flows in columns; in a long one each letter has its own row, or one would read up and down. */
const MOST_IN_COLUMNS = 60;

/** Every brand from A to Z, with the letters to jump by. */
export function BrandIndex({ groups }: { groups: LetterGroup[] }) {
  const isShort = groups.reduce((sum, { brands }) => sum + brands.length, 0) <= MOST_IN_COLUMNS;
  const held = new Set(groups.map(({ letter }) => letter));
  return (
    <section aria-labelledby="all-brands">
      <h2 id="all-brands" className="heading-2">
        All brands, A to Z
      </h2>
      <nav
        aria-label="Letters"
        className="sticky top-(--header-height) z-10 -mx-1 mt-4 mb-6 overflow-x-auto border-b border-line bg-page py-1 [scrollbar-width:none]"
      >
        <ul className="flex w-max lg:w-full lg:justify-between">
          {LETTERS.map((letter) => (
            <li key={letter}>
              {held.has(letter) ? (
                <a
                  href={`#${anchor(letter)}`}
                  aria-label={letter === '#' ? 'Other brands' : `Brands with ${letter}`}
                  className="grid size-11 place-items-center rounded-full font-medium hover:bg-blush-soft hover:text-rose"
                >
                  {letter}
                </a>
              ) : (
                <span aria-hidden="true" className="grid size-11 place-items-center text-line-strong/50">
                  {letter}
                </span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={isShort ? 'gap-x-10 xs:columns-2 md:columns-3 lg:columns-4' : undefined}>
        {groups.map((group) => (
          <Letter key={group.letter} group={group} inColumn={isShort} />
        ))}
      </div>
    </section>
  );
}

function Letter({ group: { letter, brands }, inColumn }: { group: LetterGroup; inColumn: boolean }) {
  return (
    <section
      id={anchor(letter)}
      aria-labelledby={`${anchor(letter)}-heading`}
      className={classNames(
        'grid scroll-mt-[calc(var(--header-height)+4.5rem)] gap-x-6 gap-y-2',
        inColumn
          ? 'break-inside-avoid grid-cols-[2.5rem_minmax(0,1fr)] py-3'
          : 'border-b border-line py-7 last:border-b-0 sm:grid-cols-[5rem_minmax(0,1fr)]',
      )}
    >
      <h3
        id={`${anchor(letter)}-heading`}
        className={classNames(
          'font-display leading-none text-rose',
          inColumn ? 'pt-2.5 text-3xl' : 'text-4xl sm:pt-1.5',
        )}
      >
        {letter === '#' ? (
          <>
            <span aria-hidden="true">#</span>
            <span className="sr-only">Other brands</span>
          </>
        ) : (
          letter
        )}
      </h3>
      <ul className={inColumn ? undefined : 'gap-x-8 xs:columns-2 md:columns-3 lg:columns-4'}>
        {brands.map((brand) => (
          <li key={brand.slug} className="break-inside-avoid">
            <Link
              to={paths.brand(brand.slug)}
              className="group/brand flex min-h-11 items-center gap-2 py-1.5 leading-snug hover:text-rose"
            >
              <span className="min-w-0 underline-offset-4 [overflow-wrap:anywhere] group-hover/brand:underline">
                {brand.name}
              </span>
              <span className="text-sm text-ink-soft tabular-nums">
                <span aria-hidden="true">{brand.productCount}</span>
                <span className="sr-only">, {productCountText(brand.productCount)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function anchor(letter: string): string {
  return letter === '#' ? 'letter-other' : `letter-${letter.toLowerCase()}`;
}
