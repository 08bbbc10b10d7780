import type { AuditChange } from './audit-changes.ts';
import { excerpts } from './excerpts.ts';

const SHOWN = 4;

/** The changes of an entry; more than a few fold away. */
export function Differences({ changes }: { changes: AuditChange[] }) {
  if (changes.length === 0) return null;
  const list = (
    <dl className="grid gap-x-4 gap-y-1 text-ink-soft sm:grid-cols-[10rem_minmax(0,1fr)]">
      {changes.map((change) => (
        <div key={`${change.label} ${change.was} ${change.is}`} className="contents">
          <dt className="text-ink [overflow-wrap:anywhere]">{change.label}</dt>
          <Excerpts change={change} />
        </div>
      ))}
    </dl>
  );
  if (changes.length <= SHOWN) return list;
  return (
    <details>
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-soft underline underline-offset-4">
        {changes.length} changes
      </summary>
      <div className="mt-2">{list}</div>
    </details>
  );
}

function Excerpts({ change }: { change: AuditChange }) {
  const { was, is } = excerpts(change.was, change.is);
  return (
    <dd className="[overflow-wrap:anywhere]">
      {was !== null && <del className="mr-2 decoration-1">{was}</del>}
      {is !== null && <ins className="text-ink no-underline">{is}</ins>}
    </dd>
  );
}
