import type { ReactNode } from 'react';

export function FigureList({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 3xs:grid-cols-2 gap-y-4 sm:grid-cols-4">{children}</dl>;
}

export function Figure({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-display text-2xl tabular-nums">{value}</dd>
      {note && <dd className="text-xs text-ink-soft">{note}</dd>}
    </div>
  );
}
