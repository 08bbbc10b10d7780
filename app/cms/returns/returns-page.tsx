import { Link } from 'react-router';
import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { RowLink } from '#app/cms/lists/row-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { type ListedReturn, listReturns } from '#database/queries/returns/listed-returns.ts';
import { RETURN_STATE_NAMES } from '#domain/returns/return.ts';
import { RETURN_LIST } from '#domain/returns/return-list.ts';
import { CAUSE_LABELS } from '#domain/returns/return-words.ts';
import { londonDay, longDay } from '#domain/text/london-day.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/returns-page';

type Row = ListedReturn & { isOverdue: boolean };

const LIST: ListDeclaration<Row, typeof RETURN_LIST, never> = {
  path: cmsPaths.returns(),
  shape: RETURN_LIST,
  kind: 'request',
  noun: ['return', 'returns'],
  title: 'Returns',
  permissions: {
    view: 'returns.view',
    change: 'returns.edit',
    delete: 'returns.edit',
    export: 'returns.export',
  },
  exports: [{ path: cmsPaths.returnsExport() }],
  verbs: [],
  searchLabel: 'Search by number, name or email',
  filters: {
    state: {
      label: 'State',
      all: 'Open',
      labels: { ...RETURN_STATE_NAMES, overdue: 'Money overdue', all: 'Open and closed' },
    },
    cause: { label: 'Cause', all: 'Every cause', labels: CAUSE_LABELS },
  },
  empty: {
    title: 'Nothing is open',
    text: 'What customers cancel, send back or complain of comes here. For somebody on the phone, open the order and choose ‘New return’.',
    isSameIfFiltered: true,
  },
  idOf: ({ id }) => id,
  nameOf: ({ number }) => number,
  columns: [
    { label: 'Number', cell: ({ id, number }) => <RowLink to={cmsPaths.return(id)}>{number}</RowLink> },
    {
      label: 'Who',
      cell: ({ firstName, lastName, email }) => (
        <span className="[overflow-wrap:anywhere]">
          {[`${firstName} ${lastName}`.trim(), email].filter(Boolean).join(', ')}
        </span>
      ),
    },
    { label: 'State', labelled: true, cell: ({ state }) => RETURN_STATE_NAMES[state] },
    { label: 'Asked', sort: 'asked', labelled: true, cell: ({ askedAt }) => longDay(askedAt) },
    {
      label: 'Money due',
      sort: 'due',
      labelled: true,
      cell: ({ dueOn, isOverdue }) =>
        dueOn === null ? (
          'No day yet'
        ) : (
          <span className={isOverdue ? 'font-semibold text-rose-deep' : undefined}>
            {longDay(dueOn)}
            {isOverdue && ', overdue'}
          </span>
        ),
    },
  ],
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export async function loader(args: Route.LoaderArgs) {
  const today = londonDay(nowIso(args.context.get(platformContext).clock));
  const loaded = await loadList(args, LIST, async (db, query) => {
    const page = await listReturns(db, query, today);
    return {
      ...page,
      items: page.items.map((row) => ({ ...row, isOverdue: row.dueOn !== null && row.dueOn < today })),
    };
  });
  // Nothing is done to many of them at once.
  return { ...loaded, actions: [] };
}

export default function ReturnsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="mb-3 flex flex-wrap gap-x-5 text-sm">
        <Link
          to={cmsPaths.returnsReport()}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          What comes back and why
        </Link>
        <Link
          to={cmsPaths.claims()}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Claims against carriers
        </Link>
      </p>
      <RecordList list={LIST} loaded={loaderData} result={undefined} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the returns" />;
}
