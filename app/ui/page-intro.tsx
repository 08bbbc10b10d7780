import type { ReactNode } from 'react';

/** The page's h1 with a sentence under it. */
export function PageIntro({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="grid gap-4 py-10 md:py-16">
      <h1 className="heading-1">{title}</h1>
      {children && <p className="max-w-[60ch] text-lg text-ink-soft">{children}</p>}
    </header>
  );
}
