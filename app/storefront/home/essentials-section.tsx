import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { CategoryStill } from '#app/ui/category-still.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ArrowRightIcon } from '#app/ui/icons.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { categoryTone } from '#domain/packaging/packaging-tone.ts';
import type { HomeData } from './home-data.ts';
import { SectionHeading } from './section-heading.tsx';

export function EssentialsSection({ essentials }: Pick<HomeData, 'essentials'>) {
  return (
    <section aria-labelledby="essentials" className="wrap section-gap">
      <SectionHeading id="essentials" title="Beauty Essentials Collection" />
      <ul className="grid gap-4 xs:grid-cols-2 sm:grid-cols-3 md:gap-6">
        {essentials.map(({ name, offer, slug, imageUrl }) => (
          <li key={name} className={classNames('tile group', imageUrl && categoryTone(slug))}>
            {imageUrl ? (
              <Picture
                url={imageUrl}
                alt=""
                sizes="(min-width: 48rem) 28rem, 100vw"
                className="tile-picture tile-photo"
              />
            ) : (
              <CategoryStill slug={slug} fit="corner" className="tile-picture" />
            )}
            <div className="tile-words">
              <h3 className="heading-3">
                <Link to={tileLink(slug, offer)} className="tile-link">
                  {name}
                </Link>
              </h3>
              <p className="flex items-center gap-x-2 font-semibold">
                {offer || 'Discover'}
                <ArrowRightIcon className="size-4 transition-transform group-hover:translate-x-1" />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A tile that names a reduction leads to the reduced products alone. */
function tileLink(slug: string, offer: string): string {
  if (!slug) return paths.products();
  return offer ? paths.reducedInCategory(slug) : paths.category(slug);
}
