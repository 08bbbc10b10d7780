import { type ReactNode, useRef, useState } from 'react';
import { useEarlyInput } from '#app/script-delivery/use-early-input.ts';

/**
 * A filter that unfolds; it stays as the shopper left it while results change. One that is closed at first gets its values when it
 * is opened: in a `noscript` they cost neither elements nor hydration (docs/decisions/099-first-values-of-a-filter.md).
 */
export function FilterGroup({
  title,
  isOpen,
  children,
}: {
  title: string;
  /** At first; later true keeps the values in the form, since one of them is chosen. */
  isOpen: boolean;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const [openAtFirst] = useState(isOpen);
  const [wasOpened, setWasOpened] = useState(isOpen);
  useEarlyInput(() => noteOpened());

  function noteOpened() {
    if (details.current?.open) setWasOpened(true);
  }

  return (
    <details ref={details} className="fold border-t border-line" open={openAtFirst} onToggle={noteOpened}>
      <summary className="flex min-h-12 items-center justify-between font-semibold hover:text-rose">
        {title}
        <span aria-hidden="true" className="fold-mark scale-75" />
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{title}</legend>
        {wasOpened || isOpen ? children : <noscript>{children}</noscript>}
      </fieldset>
    </details>
  );
}
