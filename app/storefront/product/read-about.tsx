import { Link } from 'react-router';
import { pageAddress } from '#domain/content/page.ts';

/** Articles of the magazine that name the product, where shade and kind are chosen. */
export function ReadAbout({ articles }: { articles: readonly { slug: string; title: string }[] }) {
  if (articles.length === 0) return null;
  return (
    <ul aria-label="Help in choosing" className="grid gap-1 text-[0.9375rem]">
      {articles.map(({ slug, title }) => (
        <li key={slug}>
          <Link
            to={pageAddress({ kind: 'article', slug })}
            className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-rose"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
