import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';

const LOOKS = {
  good: 'bg-[#e6efe8] text-[#24563a]',
  waiting: 'bg-[#fbeed3] text-[#70470a]',
  quiet: 'bg-[#e9e6e6] text-[#443a3c]',
  bad: 'bg-[#fbe1e6] text-[#8c1138]',
} as const;

/** A state in one word, told apart by more than its colour. */
export function FlagBadge({ look, children }: { look: keyof typeof LOOKS; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-block rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
        LOOKS[look],
      )}
    >
      {children}
    </span>
  );
}
