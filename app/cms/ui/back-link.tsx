import type { ReactNode } from 'react';
import { Link } from 'react-router';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="mb-3 text-sm">
      <Link to={to} className="inline-flex min-h-6 items-center underline underline-offset-4">
        {children}
      </Link>
    </p>
  );
}
