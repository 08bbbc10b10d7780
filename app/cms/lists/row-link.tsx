import type { ReactNode } from 'react';
import { Link } from 'react-router';

export function RowLink({
  to,
  className = 'inline-flex items-center gap-3',
  children,
}: {
  to: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Link to={to} className={`underline-offset-4 hover:underline ${className}`}>
      {children}
    </Link>
  );
}
