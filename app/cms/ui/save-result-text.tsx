import type { ListResult } from './list-result.ts';

/** What a toast says, for who has no script. */
export function SaveResultText({ answer }: { answer: ListResult | undefined }) {
  if (!answer || answer.ask) return null;
  return (
    <noscript>
      <p role="status" className="mb-4 rounded-xl border border-line-strong bg-surface px-4 py-3 font-medium">
        {answer.message}
      </p>
    </noscript>
  );
}
