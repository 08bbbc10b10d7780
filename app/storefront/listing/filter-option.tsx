import type { ReactNode } from 'react';

/** A checkbox with the number of products it would leave. */
export function FilterOption({
  name,
  value,
  count,
  checked,
  hidden,
  children,
}: {
  name: string;
  value: string;
  count: number;
  checked: boolean;
  hidden?: boolean;
  children: ReactNode;
}) {
  return (
    <li hidden={hidden}>
      <label className="flex min-h-11 items-center gap-3 leading-snug hover:text-rose md:min-h-9 md:text-[0.9375rem]">
        <input
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={checked}
          className="size-4.5 accent-ink"
        />
        <span className="min-w-0 grow [overflow-wrap:anywhere]">{children}</span>
        <Count count={count} />
      </label>
    </li>
  );
}

export function Count({ count }: { count: number }) {
  return <span className="text-sm text-ink-soft">{count.toLocaleString('en-GB')}</span>;
}
