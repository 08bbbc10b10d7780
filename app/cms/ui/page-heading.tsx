import type { ReactNode } from 'react';

export function PageHeading({
  title,
  count,
  children,
}: {
  title: string;
  /** A count in words: '14 brands'. */
  count?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
      <h1 className="font-display text-3xl tracking-tight">{title}</h1>
      {count && <div className="mt-1.5 text-sm text-ink-soft">{count}</div>}
      {children && (
        <div className="flex flex-wrap items-center gap-2 max-sm:basis-full sm:ml-auto max-sm:[&_.btn]:px-3">
          {children}
        </div>
      )}
    </div>
  );
}
