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
      <label className="filter-option">
        <input type={type} name={name} value={value} defaultChecked={checked} />
        <span>{children}</span>
        {count !== undefined && <Count count={count} />}
      </label>
    </li>
  );
}

export function Count({ count }: { count: number }) {
  return <span className="filter-count">{count.toLocaleString('en-GB')}</span>;
}
