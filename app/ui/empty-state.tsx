import type { ReactNode } from 'react';
import type { Packaging } from '#domain/packaging/choose-packaging.ts';
import { classNames } from './class-names.ts';

/** Nothing here, said kindly: a title, a sentence, and what to do next. */
export function EmptyState({
  title,
  text,
  picture = 'box',
  heading: Heading = 'h2',
  className,
  children,
}: {
  title: ReactNode;
  text?: ReactNode;
  picture?: Packaging;
  heading?: 'h1' | 'h2' | 'h3';
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div
      className={classNames(
        'mx-auto grid max-w-lg justify-items-center gap-3 px-4 py-14 text-center',
        className,
      )}
    >
      <svg viewBox="0 0 400 500" aria-hidden="true" className="still niche tone-blush pack-white">
        <use href={`/packaging.svg#${picture}`} x={40} y={58} width={320} height={400} />
      </svg>
      <Heading className="heading-3">{title}</Heading>
      {text && <p className="text-ink-soft">{text}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
