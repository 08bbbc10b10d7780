import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { productCountText } from '#domain/catalogue/category.ts';
import { LETTERS, type LetterGroup } from './by-letter.ts';

/** Beyond this each letter has a row of its own, because long columns are read up and down. */
const MOST_IN_COLUMNS = 60;

/** All brands or categories from A to Z, with links to the letters. */
export function LetterIndex({
  groups,
  of,
  linkTo,
}: {
  groups: LetterGroup[];
  of: 'brands' | 'categories';
  linkTo: (slug: string) => string;
}) {
  const isShort = groups.reduce((sum, { entries }) => sum + entries.length, 0) <= MOST_IN_COLUMNS;
  const present = new Set(groups.map(({ letter }) => letter));
  return (
    <section aria-labelledby="from-a-to-z">
      <h2 id="from-a-to-z" className="heading-2">
        {`All ${of}, A to Z`}
      </h2>
      <nav
        aria-label="Letters"
        className="sticky top-(--header-height) z-10 -mx-1 mt-4 mb-6 overflow-x-auto border-b border-line bg-page py-1 [scrollbar-width:none] max-sm:mask-r-from-[calc(100%-3rem)]"
      >
        <ul className="flex w-max max-sm:pr-10 sm:w-full sm:justify-between">
          {LETTERS.map((letter) => (
            <li key={letter}>
              {present.has(letter) ? (
                <a
                  href={`#${anchor(letter)}`}
                  aria-label={letter === '#' ? `Other ${of}` : `${capitalised(of)} with ${letter}`}
                  className="grid size-11 place-items-center rounded-full font-medium sm:max-lg:w-[3.4vw] hover:bg-blush-soft hover:text-rose"
                >
                  {letter}
                </a>
              ) : (
                <span
                  aria-hidden="true"
                  className="grid size-11 place-items-center text-line-strong/50 sm:max-lg:w-[3.4vw]"
                >
                  {letter}
                </span>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={isShort ? 'gap-x-10 xs:columns-2 md:columns-3 lg:columns-4' : undefined}>
        {groups.map((group) => (
          <Letter key={group.letter} group={group} of={of} linkTo={linkTo} inColumn={isShort} />
        ))}
      </div>
    </section>
  );
}

function Letter({
  group: { letter, entries },
  of,
  linkTo,
  inColumn,
}: {
  group: LetterGroup;
  of: string;
  linkTo: (slug: string) => string;
  inColumn: boolean;
}) {
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
            <span className="sr-only">{`Other ${of}`}</span>
          </>
        ) : (
          letter
        )}
      </h3>
      <ul className={inColumn ? undefined : 'gap-x-8 xs:columns-2 md:columns-3 lg:columns-4'}>
        {entries.map(({ slug, name, productCount, logoUrl }) => (
          <li key={slug} className="break-inside-avoid">
            <Link
              to={linkTo(slug)}
              className="group/name flex min-h-11 items-center gap-2 py-1.5 leading-snug hover:text-rose"
            >
              <span className="min-w-0 underline-offset-4 [overflow-wrap:anywhere] group-hover/name:underline">
                {logoUrl ? <img src={logoUrl} alt={name} loading="lazy" className="menu-logo" /> : name}
              </span>
              <span className="text-sm text-ink-soft tabular-nums">
                <span aria-hidden="true">{productCount}</span>
                <span className="sr-only">, {productCountText(productCount)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function anchor(letter: string): string {
  return letter === '#' ? 'letter-other' : `letter-${letter.toLowerCase()}`;
}
