import { Link } from 'react-router';
import { ArticleCover } from './article-cover.tsx';
import type { ShownArticle } from './shown-article.ts';

export function LeadArticle({ article }: { article: ShownArticle }) {
  return (
    <article className="cover-link group relative grid items-center gap-x-12 gap-y-6 md:grid-cols-[1.35fr_1fr]">
      <ArticleCover {...article} sizes="(min-width: 60.5rem) 50rem, 92vw" priority />
      <div className="grid content-center gap-4">
        <Facts article={article} />
        <h2 className="heading-2">
          <ArticleLink article={article} />
        </h2>
        <p className="max-w-[48ch] text-lg text-ink-soft">{article.summary}</p>
        <p aria-hidden="true" className="text-link group-hover:text-rose">
          Read it
        </p>
      </div>
    </article>
  );
}

export function ArticleCard({ article }: { article: ShownArticle }) {
  return (
    <article className="cover-link group relative grid content-start gap-4">
      <ArticleCover {...article} sizes="(min-width: 60.5rem) 46vw, (min-width: 30rem) 46vw, 92vw" />
      <div className="grid gap-2.5">
        <Facts article={article} />
        <h2 className="heading-3">
          <ArticleLink article={article} />
        </h2>
        <p className="text-ink-soft">{article.summary}</p>
      </div>
    </article>
  );
}

function ArticleLink({ article: { to, title } }: { article: ShownArticle }) {
  return (
    <Link to={to} prefetch="intent" className="tile-link group-hover:text-rose">
      {title}
    </Link>
  );
}

function Facts({ article: { published, publishedAt, minutes } }: { article: ShownArticle }) {
  return (
    <p className="text-sm text-ink-soft">
      <time dateTime={publishedAt}>{published}</time> · {minutes} min read
    </p>
  );
}
