import { data, Link, redirect } from 'react-router';
import { Moment } from '#app/cms/orders/moment.tsx';
import { AnswerText } from '#app/cms/ui/answer-text.tsx';
import { type Ask, AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { BulkForm } from '#app/cms/ui/bulk-form.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { type Column, DataTable } from '#app/cms/ui/data-table.tsx';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { type ListAnswer, readListCommand } from '#app/cms/ui/list-answer.ts';
import { ListFilters } from '#app/cms/ui/list-filters.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { Pager } from '#app/cms/ui/pager.tsx';
import { sortLinks } from '#app/cms/ui/sort-links.ts';
import { useListAnswer } from '#app/cms/ui/use-list-answer.ts';
import { cmsPaths } from '#app/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/platform-context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { pictured } from '#app/ui/drawing.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import {
  findProductGroup,
  listFewProductGroups,
  listProductGroups,
} from '#database/queries/product-groups.ts';
import { listProductRows, type ProductRow } from '#database/queries/product-list.ts';
import { countText } from '#domain/count-text.ts';
import { isFiltered, listSearch, parseListQuery } from '#domain/list-query.ts';
import { CANNOT_BE_UNDONE, deleteQuestion, deletingFailed, savingFailed } from '#domain/messages.ts';
import { formatPounds } from '#domain/money.ts';
import { may } from '#domain/permissions.ts';
import { PRODUCT_LIST, type ProductListQuery } from '#domain/product-list.ts';
import { isLowStock } from '#domain/stock.ts';
import { changeProducts, deleteProducts, type ProductChange } from '#operations/change-products.ts';
import type { Route } from './+types/products-page';
import type { Choice } from './product-fields.tsx';
import { StatusFlag } from './status-flag.tsx';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Products');

/** More brands than this are found by typing. */
const MOST_TO_CHOOSE_FROM = 40;

export async function loader({ context, url }: Route.LoaderArgs) {
  const member = requirePermission(context, 'products.view');
  const { db } = context.get(platformContext);
  const query = parseListQuery(url.searchParams, PRODUCT_LIST);
  const products = await listProductRows(db, query);
  if (query.page > products.pageCount)
    throw redirect(cmsPaths.products() + listSearch(query, PRODUCT_LIST, { page: products.pageCount }));
  const canEdit = may(member.role, 'products.edit');
  return {
    query,
    products,
    canEdit,
    brands: await listFewProductGroups(db, 'brand', MOST_TO_CHOOSE_FROM),
    // Pages of brands lead here by id; in a field to type in it stands by its name.
    brandName: (await findProductGroup(db, 'brand', query.filters.brand))?.name ?? query.filters.brand,
    categories: await listProductGroups(db, 'category'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'products.edit');
  const platform = context.get(platformContext);
  const { intent, ids, isConfirmed } = await readListCommand(request);
  if (ids.length === 0) return data<ListAnswer>({ ok: false, message: 'Select a product first.' }, 400);
  const change = STATE_CHANGES.find(({ to }) => to === intent);
  if (change) {
    try {
      const count = await changeProducts(platform, member, ids, change.to);
      return data<ListAnswer>({ ok: true, message: `${countText(count, 'product')} ${change.done}.` });
    } catch (error) {
      platform.log.error({ err: error }, 'products could not be changed');
      return data<ListAnswer>({ ok: false, message: savingFailed('product') }, 500);
    }
  }
  if (intent !== 'delete') return data<ListAnswer>({ ok: false, message: savingFailed('product') }, 400);
  requirePermission(context, 'products.delete');
  if (!isConfirmed) return data<ListAnswer>({ ok: false, ask: askDeletion(ids) });
  try {
    const count = await deleteProducts(platform, member, ids);
    return data<ListAnswer>({ ok: true, message: `${countText(count, 'product')} deleted.` });
  } catch (error) {
    platform.log.error({ err: error }, 'a product could not be deleted');
    return data<ListAnswer>({ ok: false, message: deletingFailed('product') }, 500);
  }
}

const STATE_CHANGES: { to: ProductChange; label: string; done: string }[] = [
  { to: 'publish', label: 'Publish', done: 'published' },
  { to: 'draft', label: 'Make draft', done: 'made drafts' },
  { to: 'feature', label: 'Feature', done: 'featured' },
  { to: 'unfeature', label: 'Unfeature', done: 'no longer featured' },
  { to: 'archive', label: 'Archive', done: 'archived' },
  { to: 'restore', label: 'Take back', done: 'taken back as drafts' },
];

function askDeletion(ids: string[]): Ask {
  return {
    intent: 'delete',
    ids,
    text:
      ids.length === 1
        ? deleteQuestion('product')
        : `Are you sure you want to delete these ${ids.length} products?`,
    detail: CANNOT_BE_UNDONE,
    confirmLabel: 'Delete',
  };
}

export default function ProductsPage({
  loaderData: { query, products, canEdit, brands, brandName, categories },
  actionData,
}: Route.ComponentProps) {
  useListAnswer(actionData);
  return (
    <>
      <AnswerText answer={actionData} />
      <ListHeading title="Products" count={countText(products.total, 'product')}>
        {canEdit && (
          <ButtonLink to={cmsPaths.newProduct()} variant="dark" size="small">
            New product
          </ButtonLink>
        )}
      </ListHeading>
      <ProductFilters query={query} brands={brands} brandName={brandName} categories={categories} />
      {products.items.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          {isFiltered(query) ? (
            <EmptyState title="No product found" text="Try another word or fewer filters." />
          ) : (
            <EmptyState title="No products yet" text="Add one here, or import a list with npm run import." />
          )}
        </div>
      ) : (
        <BulkForm
          answer={actionData}
          actions={
            canEdit
              ? [
                  ...STATE_CHANGES.map(({ to, label }) => ({ intent: to, label })),
                  { intent: 'delete', label: 'Delete', isDestructive: true },
                ]
              : []
          }
        >
          <DataTable
            caption="Products"
            columns={columns(query, canEdit)}
            rows={products.items}
            idOf={(product) => product.id}
            nameOf={(product) => product.name}
            canPick={canEdit}
          />
        </BulkForm>
      )}
      <Pager
        page={products.page}
        pageCount={products.pageCount}
        addressOf={(page) => cmsPaths.products() + listSearch(query, PRODUCT_LIST, { page })}
      />
      <AskDialog ask={actionData?.ask} />
    </>
  );
}

function ProductFilters({
  query,
  brands,
  brandName,
  categories,
}: {
  query: ProductListQuery;
  /** Null where there are too many. */
  brands: Choice[] | null;
  brandName: string;
  categories: Choice[];
}) {
  return (
    <ListFilters
      path={cmsPaths.products()}
      searchLabel="Search products"
      search={query.search}
      sort={query.sort === PRODUCT_LIST.sorts[0] ? '' : query.sort}
      isFiltered={isFiltered(query)}
      filters={[
        {
          name: 'status',
          label: 'Status',
          value: query.filters.status,
          all: 'Any status',
          options: [
            { value: 'published', label: 'Published' },
            { value: 'draft', label: 'Drafts' },
            { value: 'archived', label: 'Archived' },
          ],
        },
        {
          name: 'stock',
          label: 'Stock',
          value: query.filters.stock,
          all: 'Any stock',
          options: [
            { value: 'in', label: 'In stock' },
            { value: 'low', label: 'Low stock' },
            { value: 'out', label: 'Sold out' },
          ],
        },
        {
          name: 'category',
          label: 'Category',
          value: query.filters.category,
          all: 'All categories',
          options: categories.map(({ id, name }) => ({ value: id, label: name })),
        },
        brands
          ? {
              name: 'brand',
              label: 'Brand',
              value: query.filters.brand,
              all: 'All brands',
              options: brands.map(({ id, name }) => ({ value: id, label: name })),
            }
          : {
              name: 'brand',
              label: 'Brand',
              value: brandName,
              all: 'All brands',
              suggestionsAt: cmsPaths.brandNames(),
            },
      ]}
    />
  );
}

function columns(query: ProductListQuery, canEdit: boolean): Column<ProductRow>[] {
  const sort = (name: string) => sortLinks(cmsPaths.products(), query, PRODUCT_LIST, name);
  return [
    {
      key: 'name',
      label: 'Product',
      sort: sort('name'),
      cell: (product) => (
        <Link
          to={cmsPaths.product(product.id)}
          className="inline-flex items-center gap-3 underline-offset-4 hover:underline"
        >
          <ProductPicture
            product={pictured({ ...product, category: product.categorySlug })}
            alt=""
            sizes="2.25rem"
            className="h-11 w-9 flex-none overflow-hidden rounded-md object-cover"
          />
          <span>
            {product.name}
            <span className="block text-xs font-normal text-ink-soft">{product.brand}</span>
          </span>
        </Link>
      ),
    },
    {
      key: 'status',
      label: 'Status',
      cell: (product) => (
        <span className="flex flex-wrap gap-1.5">
          <StatusFlag status={product.status} />
          {product.featured && <FlagBadge look="waiting">Featured</FlagBadge>}
        </span>
      ),
    },
    { key: 'category', label: 'Category', isMinor: true, cell: (product) => product.category },
    {
      key: 'price',
      label: 'Price',
      sort: sort('price'),
      isNumber: true,
      cell: (product) => formatPounds(product.pricePence),
    },
    {
      key: 'stock',
      label: 'Stock',
      sort: sort('stock'),
      isNumber: true,
      labelled: true,
      cell: (product) => (
        <span className={product.stock === 0 ? 'font-semibold text-rose-deep' : undefined}>
          {product.stock.toLocaleString('en-GB')}
          {isLowStock(product.stock) && <span className="text-gold"> low</span>}
        </span>
      ),
    },
    {
      key: 'updated',
      label: 'Updated',
      isMinor: true,
      sort: sort('updated'),
      labelled: true,
      cell: (product) => <Moment at={product.updatedAt} />,
    },
    ...(canEdit
      ? [
          {
            key: 'copy',
            label: 'Actions',
            cell: (product: ProductRow) => (
              <Link
                to={cmsPaths.newProduct(product.id)}
                aria-label={`Duplicate ${product.name}`}
                className="inline-flex min-h-6 items-center underline underline-offset-4"
              >
                Duplicate
              </Link>
            ),
          },
        ]
      : []),
  ];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ManagerError error={error} name="Product" back={{ to: cmsPaths.products(), label: 'All products' }} />
  );
}
