import type { ReactNode } from 'react';

/** A checkbox; the form sends 'on'. */
export function CheckField({
  name,
  value,
  children,
}: {
  name: string;
  value: string | undefined;
  children: ReactNode;
}) {
  return (
    <label className="flex min-h-6 items-center gap-2.5 text-sm font-medium">
      <input type="checkbox" name={name} defaultChecked={value === 'on'} className="size-4.5 accent-plum" />
      {children}
    </label>
  );
}
