import { cmsPaths } from '#app/links/cms-paths.ts';
import { Moment } from '#app/ui/moment.tsx';
import { formatPounds, type Pence } from '#domain/money/money.ts';

/** A paper as its links in /cms name it. */
export type ShownPaper = { id: string; title: string; issuedAt: string; grossPence: Pence };

/** The papers of an order, to open or download. */
export function PaperList({ papers }: { papers: readonly ShownPaper[] }) {
  return (
    <ul className="grid gap-2.5 text-sm">
      {papers.map(({ id, title, issuedAt, grossPence }) => (
        <li key={id}>
          <p className="flex flex-wrap justify-between gap-x-4">
            <a
              href={cmsPaths.paper(id)}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-6 items-center font-medium underline underline-offset-4"
            >
              {title}
            </a>
            <span className="tabular-nums">{formatPounds(grossPence)}</span>
          </p>
          <p className="text-xs text-ink-soft">
            <Moment at={issuedAt} />
          </p>
        </li>
      ))}
    </ul>
  );
}
