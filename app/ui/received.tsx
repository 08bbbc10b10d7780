import { type ReactNode, useEffect, useRef } from 'react';
import { EmptyState } from './empty-state.tsx';

/** Takes the place of a form that was received: brings its words into view, and has them read out. Children are links onwards. */
export function Received({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    words.current?.focus();
    words.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={words} tabIndex={-1} role="status" className="section-gap outline-none">
      <EmptyState heading="h1" title={title} text={text} picture="box">
        {children}
      </EmptyState>
    </div>
  );
}
