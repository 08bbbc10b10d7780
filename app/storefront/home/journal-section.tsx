import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { Picture } from '#app/ui/picture.tsx';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import type { HomeData } from './home-data.ts';
import { SectionHeading } from './section-heading.tsx';

const SIZES = '(min-width: 48rem) 30vw, 92vw';

/** The newest articles, each with its picture or that of its first product. */
export function JournalSection({ articles }: Pick<HomeData, 'articles'>) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="journal" className="wrap section-gap pb-0">
      <SectionHeading id="journal" title="Beauty Tips">
        <Link to={paths.beautyTips()} className="text-link">
          All articles
        </Link>
      </SectionHeading>
      <ul className="journal-row">
        {articles.map(({ to, title, summary, imageUrl, product }) => (
          <li key={to} className="group relative">
            {imageUrl && <Picture url={imageUrl} alt="" sizes={SIZES} className="journal-picture" />}
            {!imageUrl && product && (
              <ProductPicture product={product} alt="" sizes={SIZES} className="journal-picture" />
            )}
            <h3 className="heading-3 mt-4">
              <Link to={to} className="tile-link group-hover:text-rose">
                {title}
              </Link>
            </h3>
            <p className="mt-2 2xs:line-clamp-3 text-ink-soft">{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
