import { Link } from 'react-router';
import type { Contents } from '#domain/content/prose.ts';

type Props = { contents: Contents };

/** The list of contents: beside the text on wide screens, folded above it on narrow ones. */
export function FoldedContents({ contents }: Props) {
  return (
    <details className="fold no-print mb-8 rounded-card border border-line bg-surface px-5 md:hidden">
      <summary className="flex min-h-13 items-center justify-between gap-4 font-semibold">
        On this page
        <span aria-hidden="true" className="fold-mark" />
      </summary>
      <ContentsList contents={contents} />
    </details>
  );
}

export function ContentsBeside({ contents }: Props) {
  return (
    <nav aria-label="On this page" className="hidden md:block">
      <p className="eyebrow mb-3 text-ink-soft">On this page</p>
      <ContentsList contents={contents} />
    </nav>
  );
}

function ContentsList({ contents }: Props) {
  return (
    <ul className="pb-4 text-[0.9375rem] leading-snug md:border-l md:border-line md:pb-0">
      {contents.map(({ id, title }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className="-ml-px flex min-h-9 items-center py-1.5 text-ink-soft hover:text-rose md:border-l md:border-transparent md:pl-4 md:hover:border-rose"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
