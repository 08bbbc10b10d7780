import type { ReactNode } from 'react';

/** A box to tick; the form sends 'on'. */
export function CheckField({
  name,
  value,
  children,
}: {
  name: string;
  value: string | undefined;
  /** What ticking it says. */
  children: ReactNode;
}) {
  return (
    <label className="flex min-h-6 items-center gap-2.5 text-sm font-medium">
      <input type="checkbox" name={name} defaultChecked={value === 'on'} className="size-4.5 accent-plum" />
      {children}
    </label>
  );
}
