import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

export function CreatedNotice({ children }: { children: ReactNode }) {
  const [params] = useSearchParams();
  if (!params.has('created')) return null;
  return (
    <p role="status" className="mb-4 rounded-card bg-[#e6efe8] px-5 py-3 text-sm font-medium text-[#24563a]">
      {children}
    </p>
  );
}
