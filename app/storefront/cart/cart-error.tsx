import type { ReactNode } from 'react';
import { EmptyState } from '#app/ui/empty-state.tsx';

/** Shown in place of a cart or checkout that could not be rendered. */
export function ErrorState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div role="alert" className="wrap min-h-[60dvh] content-center">
      <EmptyState heading="h1" title={title} text={text}>
        {children}
      </EmptyState>
    </div>
  );
}
