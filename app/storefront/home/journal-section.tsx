import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { ArticleCard } from '#app/storefront/magazine/article-card.tsx';
import type { HomeData } from './home-data.ts';
import { SectionHeading } from './section-heading.tsx';

/** The newest articles. */
export function JournalSection({ articles }: Pick<HomeData, 'articles'>) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="journal" className="wrap section-gap">
      <SectionHeading id="journal" title="Beauty Tips">
        <Link to={paths.beautyTips()} className="text-link">
          All articles
        </Link>
      </SectionHeading>
      <ul className="journal-row">
        {articles.map((article) => (
          <li key={article.to}>
            <ArticleCard article={article} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
