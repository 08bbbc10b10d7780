import { Link } from 'react-router';
import type { PageLink } from '#database/queries/content/pages.ts';

export function ArticleNeighbours({ newer, older }: { newer: PageLink | null; older: PageLink | null }) {
  if (!newer && !older) return null;
  return (
    <nav aria-label="More articles" className="border-t border-line">
      <ul className="wrap grid sm:grid-cols-2 sm:divide-x sm:divide-line">
        {older && <Neighbour label="Previous" link={older} />}
        {newer && <Neighbour label="Next" link={newer} isLast />}
      </ul>
    </nav>
  );
}

function Neighbour({ label, link, isLast = false }: { label: string; link: PageLink; isLast?: boolean }) {
  return (
    <li
      className={
        isLast
          ? 'border-t border-line py-8 sm:border-t-0 sm:py-12 sm:pl-10 sm:text-right'
          : 'py-8 sm:py-12 sm:pr-10'
      }
    >
      <Link to={link.to} className="group grid gap-2">
        <span className="eyebrow text-ink-soft">{label}</span>
        <span className="heading-3 group-hover:text-rose">{link.title}</span>
      </Link>
    </li>
  );
}
