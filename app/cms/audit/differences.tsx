import { formatPounds } from '#domain/money/money.ts';
import { fieldLabel } from './field-label.ts';

type Fields = Record<string, unknown> | null;

const LONGEST = 160;

export function Differences({ before, after }: { before: Fields; after: Fields }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  const list = (
    <dl className="grid gap-x-4 gap-y-1 text-ink-soft sm:grid-cols-[10rem_minmax(0,1fr)]">
      {names.map((name) => (
        <div key={name} className="contents">
          <dt className="text-ink">{fieldLabel(name)}</dt>
          <dd className="[overflow-wrap:anywhere]">
            {before && name in before && (
              <del className="mr-2 decoration-1">{textOf(name, before[name])}</del>
            )}
            {after && name in after && (
              <ins className="text-ink no-underline">{textOf(name, after[name])}</ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
  if (names.length <= 4) return list;
  return (
    <details>
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-soft underline underline-offset-4">
        {names.length} fields
      </summary>
      <div className="mt-2">{list}</div>
    </details>
  );
}

function textOf(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'number' && name.endsWith('Pence')) return formatPounds(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
