import type { ReactNode } from 'react';

/** A section's title, and opposite it usually a link to all. */
export function SectionHeading({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex sm:mb-7 flex-wrap items-end justify-between gap-x-8 gap-y-2 md:mb-10">
      <h2 id={id} className="heading-2">
        {title}
      </h2>
      {children}
    </div>
  );
}
