import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import type { RetentionRun } from '#database/queries/retention/retention-runs.ts';
import { isRetentionKind, RETENTION_KINDS } from '#domain/retention/retention-kinds.ts';
import { longDay } from '#domain/text/london-day.ts';

/** What was erased because its time was up, by day and kind, the newest first. */
export function RetentionRuns({ runs }: { runs: RetentionRun[] }) {
  return (
    <FieldGroup title="What was erased" hint="Because its time was up, the newest day first.">
      {runs.length === 0 ? (
        <p className="text-sm text-ink-soft">Nothing yet.</p>
      ) : (
        <table className="w-full max-w-2xl text-sm">
          <thead>
            <tr className="border-b border-line text-left">
              <th scope="col" className="py-2 pr-4 font-semibold">
                Day
              </th>
              <th scope="col" className="py-2 pr-4 font-semibold">
                What
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                Erased
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {runs.map(({ day, kind, erased }) => (
              <tr key={`${day} ${kind}`}>
                <td className="py-2 pr-4 align-top">{longDay(day)}</td>
                <td className="py-2 pr-4">{isRetentionKind(kind) ? RETENTION_KINDS[kind].label : kind}</td>
                <td className="py-2 text-right align-top tabular-nums">{erased.toLocaleString('en-GB')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </FieldGroup>
  );
}
