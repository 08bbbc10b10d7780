import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { RowLink } from '#app/cms/lists/row-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { type ListedClaim, listClaims } from '#database/queries/returns/carrier-claims.ts';
import { formatPounds } from '#domain/money/money.ts';
import { CLAIM_LIST, CLAIM_STATES } from '#domain/returns/carrier-claim.ts';
import { longDay } from '#domain/text/london-day.ts';
import type { Route } from './+types/claims-page';

const LIST: ListDeclaration<ListedClaim, typeof CLAIM_LIST, never> = {
  path: cmsPaths.claims(),
  shape: CLAIM_LIST,
  kind: 'request',
  noun: ['claim', 'claims'],
  title: 'Claims against carriers',
  permissions: {
    view: 'returns.view',
    change: 'returns.edit',
    delete: 'returns.edit',
    export: 'returns.export',
  },
  verbs: [],
  searchLabel: 'Search by carrier, claim number or return',
  filters: {
    state: { label: 'State', all: 'Open', labels: { ...CLAIM_STATES, all: 'Open and closed' } },
  },
  empty: {
    title: 'No claim is open',
    text: 'A claim is noted on the page of an order or of a return, for goods that came damaged or never came.',
    isSameIfFiltered: true,
  },
  idOf: ({ returnId }) => returnId,
  nameOf: ({ returnNumber }) => returnNumber,
  columns: [
    {
      label: 'Return',
      cell: ({ returnId, returnNumber }) => <RowLink to={cmsPaths.return(returnId)}>{returnNumber}</RowLink>,
    },
    {
      label: 'Carrier',
      cell: ({ carrier, number }) => (
        <span className="[overflow-wrap:anywhere]">{[carrier, number].filter(Boolean).join(', ')}</span>
      ),
    },
    { label: 'Amount', labelled: true, cell: ({ amountPence }) => formatPounds(Number(amountPence)) },
    { label: 'State', labelled: true, cell: ({ state }) => CLAIM_STATES[state] },
    { label: 'Noted', sort: 'at', labelled: true, cell: ({ at }) => longDay(at) },
  ],
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadList(args, LIST, listClaims);
  // Nothing is done to many of them at once.
  return { ...loaded, actions: [] };
}

export default function ClaimsPage({ loaderData }: Route.ComponentProps) {
  return <RecordList list={LIST} loaded={loaderData} result={undefined} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the claims" />;
}
