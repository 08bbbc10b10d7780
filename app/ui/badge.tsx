import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const TONES = {
  sale: 'bg-rose text-white',
  plain: 'bg-surface text-ink',
  plum: 'bg-plum text-white',
  blush: 'bg-blush text-plum',
  leaf: 'bg-leaf text-white',
};

export type BadgeTone = keyof typeof TONES;

export function Badge({
  tone = 'plain',
  className,
  children,
}: {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-full px-2.5 py-1 text-xs leading-none font-semibold whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
