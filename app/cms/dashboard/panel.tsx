import type { ReactNode } from 'react';
import { Link } from 'react-router';

export function Panel({
  title,
  more,
  className = '',
  children,
}: {
  title: string;
  more?: { to: string; label: string };
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={title}
      className={`grid content-start gap-3 rounded-card border border-line bg-surface p-5 ${className}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold">{title}</h2>
        {more && (
          <Link to={more.to} className="text-sm underline underline-offset-4">
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** A short list of links; `empty` where there is none. */
export function PanelList({
  rows,
  empty,
}: {
  rows: { key: string; label: ReactNode; note: ReactNode; to?: string }[];
  empty: string;
}) {
  if (rows.length === 0) return <p className="text-sm text-ink-soft">{empty}</p>;
  return (
    <ul className="divide-y divide-line text-sm">
      {rows.map(({ key, label, note, to }) => (
        <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 2xs:flex-nowrap">
          {to ? (
            <Link
              to={to}
              className="min-w-0 font-medium [overflow-wrap:anywhere] underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          ) : (
            <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{label}</span>
          )}
          <span className="text-right whitespace-nowrap text-ink-soft tabular-nums">{note}</span>
        </li>
      ))}
    </ul>
  );
}
