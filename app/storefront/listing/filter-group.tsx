import type { ReactNode } from 'react';

export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line py-4">
      <legend className="float-left mb-2 w-full text-sm font-semibold">{title}</legend>
      <div className="clear-both grid gap-0.5">{children}</div>
    </fieldset>
  );
}

export function FilterOption({
  id,
  name,
  value,
  label,
  count,
  checked,
}: {
  id: string;
  name: string;
  value: string;
  label: string;
  count: number;
  checked: boolean;
}) {
  return (
    <label htmlFor={id} className="flex min-h-9 cursor-pointer items-center gap-2.5 text-sm hover:text-rose">
      <input
        id={id}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={checked}
        className="size-4.5 shrink-0 accent-ink"
      />
      <span className="min-w-0 grow [overflow-wrap:anywhere]">{label}</span>
      <span className="text-xs text-ink-soft tabular-nums">{count.toLocaleString('en-GB')}</span>
    </label>
  );
}
