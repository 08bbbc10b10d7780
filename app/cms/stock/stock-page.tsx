import { Link } from 'react-router';
import { DataTable } from '#app/cms/lists/data-table.tsx';
import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import { ListFilters } from '#app/cms/lists/list-filters.tsx';
import { ListPager } from '#app/cms/lists/list-pager.tsx';
import { loadList } from '#app/cms/lists/load-list.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Moment } from '#app/ui/moment.tsx';
import { findProductRecord } from '#database/queries/catalogue-editing/product-record.ts';
import {
  type ListedMovement,
  listMovements,
  listStockActors,
} from '#database/queries/stock/listed-movements.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { isFiltered, listSearch } from '#domain/lists/list-query.ts';
import { STOCK_LIST } from '#domain/stock/stock-list.ts';
import { STOCK_KINDS } from '#domain/stock/stock-movement.ts';
import { countText } from '#domain/text/count-text.ts';
import type { Route } from './+types/stock-page';

const LIST: ListDeclaration<ListedMovement, typeof STOCK_LIST> = {
  path: cmsPaths.stock(),
  shape: STOCK_LIST,
  kind: 'product',
  title: 'Stock',
  caption: 'Stock movements',
  permissions: { view: 'stock.view', change: 'stock.edit', delete: 'stock.edit', export: 'stock.export' },
  verbs: [],
  searchLabel: 'Search by product, SKU, barcode or order',
  filters: {
    kind: { label: 'Kind', all: 'Every kind', labels: STOCK_KINDS },
    actor: { label: 'Who', all: 'Anybody' },
    product: { label: 'Product', all: 'All products' },
  },
  empty: { title: 'No movements yet', text: '' },
  idOf: ({ id }) => String(id),
  nameOf: ({ product }) => product,
  columns: [
    {
      label: 'Product',
      cell: ({ productId, product, variant, sku, isGone }) => (
        <>
          {isGone ? (
            <span className="block font-semibold [overflow-wrap:anywhere]">{product || 'Deleted'}</span>
          ) : (
            <Link
              to={cmsPaths.product(productId)}
              className="block font-semibold underline-offset-4 hover:underline [overflow-wrap:anywhere]"
            >
              {product}
            </Link>
          )}
          <span className="text-ink-soft [overflow-wrap:anywhere]">
            {[variant === STANDARD_VARIANT ? '' : variant, sku && `SKU ${sku}`, isGone && 'deleted']
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      ),
    },
    { label: 'Kind', cell: ({ kind }) => STOCK_KINDS[kind] },
    { label: 'Pieces', isNumber: true, labelled: true, cell: ({ quantity }) => signed(quantity) },
    { label: 'In stock then', isNumber: true, labelled: true, cell: ({ stockAfter }) => stockAfter },
    {
      label: 'What for',
      cell: ({ orderNumber, file, formId, reason }) => (
        <span className="[overflow-wrap:anywhere]">
          {orderNumber && (
            <Link to={cmsPaths.order(orderNumber)} className="block underline underline-offset-4">
              {orderNumber}
            </Link>
          )}
          {formId && (
            <Link to={cmsPaths.stockForm(formId)} className="block underline underline-offset-4">
              The form
            </Link>
          )}
          {file && <span className="block">{file}</span>}
          {reason && <span className="block text-ink-soft">{reason}</span>}
        </span>
      ),
    },
    { label: 'Who', labelled: true, isMinor: true, cell: ({ actor }) => actor ?? 'The shop' },
    { label: 'When', cell: ({ at }) => <Moment at={at} /> },
  ],
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export async function loader(args: Route.LoaderArgs) {
  const list = await loadList(args, LIST, listMovements);
  const { db } = args.context.get(platformContext);
  const { product } = list.query.filters;
  const [actors, chosen] = await Promise.all([
    listStockActors(db),
    product ? findProductRecord(db, product) : null,
  ]);
  return {
    ...list,
    choices: {
      actor: actors.map((actor) => ({ id: actor, name: actor })),
      product: product ? [{ id: product, name: chosen?.name ?? 'A deleted product' }] : [],
    },
  };
}

export default function StockPage({ loaderData }: Route.ComponentProps) {
  const { query, page, choices, canExport, canChange } = loaderData;
  const { product, ...filters } = LIST.filters;
  return (
    <>
      <PageHeading
        title={LIST.title}
        count={
          page.isMore
            ? countText(page.total, 'movement').replace(' ', '+ ')
            : countText(page.total, 'movement')
        }
      >
        {canChange && (
          <>
            <Link to={cmsPaths.enterStock('take-out')} className="btn btn-outline btn-small">
              Take out
            </Link>
            <Link to={cmsPaths.enterStock('count')} className="btn btn-outline btn-small">
              Count
            </Link>
            <Link to={cmsPaths.enterStock('delivery')} className="btn btn-primary btn-small">
              Delivery in
            </Link>
          </>
        )}
        {canExport && (
          <a
            href={cmsPaths.stockExport() + listSearch(query, STOCK_LIST)}
            download
            className="btn btn-outline btn-small"
          >
            Export CSV
          </a>
        )}
      </PageHeading>
      <ListFilters
        list={{ ...LIST, filters: query.filters.product ? { ...filters, product } : filters }}
        query={query}
        choices={choices}
      />
      <div className="rounded-card border border-line bg-surface">
        {page.items.length === 0 ? (
          <EmptyState title={isFiltered(query) ? 'Nothing found' : LIST.empty.title} />
        ) : (
          <DataTable list={LIST} query={query} rows={page.items} canChange={false} />
        )}
      </div>
      <ListPager list={LIST} query={query} pageCount={page.pageCount} isMore={page.isMore} />
    </>
  );
}

function signed(quantity: number): string {
  return quantity > 0 ? `+${quantity}` : `−${-quantity}`;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the stock" />;
}
