import type { ReactNode } from 'react';
import { useBarHeight } from '#app/cms/ui/use-bar-height.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';

/** Stays at the foot of the window: the state of the form, why it was refused, and Save. */
export function SaveBar({
  isDirty,
  isSending,
  label,
  className,
  children,
}: {
  isDirty: boolean;
  isSending: boolean;
  label: string;
  className?: string;
  /** The refusal, scrolled within the bar where it is long. */
  children: ReactNode;
}) {
  const bar = useBarHeight<HTMLDivElement>();
  return (
    <div
      ref={bar}
      className={classNames(
        'sticky bottom-0 z-20 grid gap-3 border-t border-line bg-surface/95 py-3 backdrop-blur',
        className,
      )}
    >
      <div className="max-h-[50dvh] overflow-y-auto empty:hidden">{children}</div>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="mr-auto text-sm text-ink-soft">
          {isDirty ? 'Not saved yet' : ''}
        </p>
        <Button type="submit" variant="dark" aria-disabled={isSending}>
          {isSending ? 'Saving…' : label}
        </Button>
      </div>
    </div>
  );
}
