import type { AuditChange } from './audit-changes.ts';

const LONGEST = 160;
const SHOWN = 4;

/** The changes of an entry; more than a few fold away. */
export function Differences({ changes }: { changes: AuditChange[] }) {
  if (changes.length === 0) return null;
  const list = (
    <dl className="grid gap-x-4 gap-y-1 text-ink-soft sm:grid-cols-[10rem_minmax(0,1fr)]">
      {changes.map(({ label, was, is }) => (
        <div key={`${label} ${was} ${is}`} className="contents">
          <dt className="text-ink [overflow-wrap:anywhere]">{label}</dt>
          <dd className="[overflow-wrap:anywhere]">
            {was !== null && <del className="mr-2 decoration-1">{shortened(was)}</del>}
            {is !== null && <ins className="text-ink no-underline">{shortened(is)}</ins>}
          </dd>
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

function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
