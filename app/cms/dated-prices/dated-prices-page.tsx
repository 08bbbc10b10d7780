import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { RowLink } from '#app/cms/lists/row-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { Moment } from '#app/ui/moment.tsx';
import { countLines, type LineCounts } from '#database/queries/dated-prices/dated-lines.ts';
import { listDatedPrices } from '#database/queries/dated-prices/dated-prices.ts';
import { datedChangeText } from '#domain/dated-prices/dated-change.ts';
import { type DatedPrice, type DatedState, datedState, endOf } from '#domain/dated-prices/dated-price.ts';
import { DATED_PRICE_LIST } from '#domain/dated-prices/dated-price-list.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/dated-prices-page';
import { DatedStateFlag } from './dated-state-flag.tsx';

type Row = DatedPrice & { state: DatedState; counts: LineCounts | null };

const LIST: ListDeclaration<Row, typeof DATED_PRICE_LIST, never> = {
  path: cmsPaths.datedPrices(),
  shape: DATED_PRICE_LIST,
  kind: 'dated price',
  title: 'Dated prices',
  permissions: { view: 'products.view', change: 'products.edit', delete: 'products.edit' },
  buttons: [{ label: 'New dated price', to: cmsPaths.newDatedPrice() }],
  verbs: [],
  searchLabel: 'Search dated prices',
  filters: {
    state: {
      label: 'State',
      all: 'Not over',
      labels: {
        running: 'Running',
        scheduled: 'Scheduled',
        ended: 'Ended',
        cancelled: 'Cancelled',
        all: 'All',
      },
    },
  },
  empty: {
    title: 'No dated price runs or waits',
    text: 'A dated price lowers the prices of some products from a time until another, and puts them back by itself.',
  },
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  columns: [
    {
      label: 'Name',
      sort: 'name',
      cell: ({ id, name }) => <RowLink to={cmsPaths.datedPrice(id)}>{name}</RowLink>,
    },
    { label: 'State', cell: ({ state }) => <DatedStateFlag state={state} /> },
    { label: 'Price', labelled: true, cell: (dated) => datedChangeText(dated) },
    { label: 'Begins', sort: 'from', labelled: true, cell: ({ fromAt }) => <Moment at={fromAt} /> },
    { label: 'Ends', sort: 'until', labelled: true, cell: (dated) => <Moment at={endOf(dated)} /> },
    {
      label: 'Prices',
      isNumber: true,
      labelled: true,
      isMinor: true,
      cell: ({ counts }) => countedText(counts),
    },
  ],
};

function countedText(counts: LineCounts | null): string {
  if (counts === null) return '';
  const { planned, begun, ended, kept } = counts;
  return (planned + begun + ended + kept).toLocaleString('en-GB');
}

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export async function loader(args: Route.LoaderArgs) {
  const now = nowIso(args.context.get(platformContext).clock);
  const loaded = await loadList(args, LIST, async (db, query) => {
    const page = await listDatedPrices(db, query, now);
    const counts = await countLines(
      db,
      page.items.map(({ id }) => id),
    );
    const items = page.items.map((dated) => ({
      ...dated,
      state: datedState(dated, now),
      counts: counts.get(dated.id) ?? null,
    }));
    return { ...page, items };
  });
  // Nothing is done to many of them at once.
  return { ...loaded, actions: [] };
}

export default function DatedPricesPage({ loaderData }: Route.ComponentProps) {
  return <RecordList list={LIST} loaded={loaderData} result={undefined} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the dated prices" />;
}
