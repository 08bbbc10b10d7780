import type { ReactNode } from 'react';

/** A checkbox, or one of several radio buttons, with the number of products it would leave. */
export function FilterOption({
  type = 'checkbox',
  name,
  value,
  count,
  checked,
  hidden,
  children,
}: {
  type?: 'checkbox' | 'radio';
  name: string;
  value: string;
  /** Absent for 'any'. */
  count?: number;
  checked: boolean;
  hidden?: boolean;
  children: ReactNode;
}) {
  return (
    <li hidden={hidden}>
      <label className="flex min-h-11 items-center gap-3 leading-snug hover:text-rose md:min-h-9 md:text-[0.9375rem]">
        <input
          type={type}
          name={name}
          value={value}
          defaultChecked={checked}
          className="size-4.5 shrink-0 accent-ink"
        />
        <span className="flex min-w-0 grow items-center gap-2 [overflow-wrap:anywhere]">{children}</span>
        {count !== undefined && <Count count={count} />}
      </label>
    </li>
  );
}

export function Count({ count }: { count: number }) {
  return <span className="text-sm text-ink-soft tabular-nums">{count.toLocaleString('en-GB')}</span>;
}
