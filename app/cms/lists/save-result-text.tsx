import type { ListResult } from './list-result.ts';

/** The words of the toast, for browsers without script. */
export function SaveResultText({ result }: { result: ListResult | undefined }) {
  if (!result || result.ask) return null;
  return (
    <noscript>
      <p role="status" className="mb-4 rounded-xl border border-line-strong bg-surface px-4 py-3 font-medium">
        {result.message}{' '}
        {result.undo && (
          <a href={result.undo.action} className="underline">
            Undo
          </a>
        )}
      </p>
    </noscript>
  );
}
