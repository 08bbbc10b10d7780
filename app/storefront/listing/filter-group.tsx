import { type ReactNode, useState } from 'react';

/** A filter that unfolds; it stays as the shopper left it while results change. */
export function FilterGroup({
  title,
  isOpen,
  children,
}: {
  title: string;
  /** At first. */
  isOpen: boolean;
  children: ReactNode;
}) {
  const [openAtFirst] = useState(isOpen);
  return (
    <details className="fold border-t border-line" open={openAtFirst}>
      <summary className="flex min-h-12 items-center justify-between font-semibold hover:text-rose">
        {title}
        <span aria-hidden="true" className="fold-mark scale-75" />
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
