import { Link } from 'react-router';
import { DELETE } from '#app/cms/ui/bulk-actions.ts';
import { clampPage } from '#app/cms/ui/clamp-page.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { type Column, DataTable } from '#app/cms/ui/data-table.tsx';
import { duplicateColumn } from '#app/cms/ui/duplicate-column.tsx';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { type FilterField, ListFilters } from '#app/cms/ui/list-filters.tsx';
import { ListPage } from '#app/cms/ui/list-page.tsx';
import { ListRows } from '#app/cms/ui/list-rows.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { type ListChange, runListCommand } from '#app/cms/ui/run-list-command.ts';
import type { ShownList } from '#app/cms/ui/shown-list.ts';
import { sortLinks } from '#app/cms/ui/sort-links.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { pictured } from '#app/ui/drawing.ts';
import { Moment } from '#app/ui/moment.tsx';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import { listProductRows, type ProductRow } from '#database/queries/catalogue-editing/listed-products.ts';
import {
  findProductGroup,
  listFewProductGroups,
  listProductGroups,
} from '#database/queries/catalogue-editing/product-groups.ts';
import { PRODUCT_LIST, type ProductListQuery } from '#domain/catalogue/product-list.ts';
import { isLowStock } from '#domain/catalogue/stock.ts';
import { isFiltered, parseListQuery } from '#domain/lists/list-query.ts';
import { formatPounds } from '#domain/money/money.ts';
import { may } from '#domain/people/permissions.ts';
import { countText } from '#domain/text/count-text.ts';
import { changeProducts, deleteProducts, type ProductChange } from '#operations/catalogue/change-products.ts';
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
  clampPage(listOf(query), products.pageCount);
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
  return runListCommand(request, {
    kind: 'product',
    selectFirst: 'Select a product first.',
    countOf: (count) => countText(count, 'product'),
    changes: STATE_CHANGES,
    change: ({ intent }, ids) => changeProducts(platform, member, ids, intent),
    checkMayDelete: () => requirePermission(context, 'products.delete'),
    deleteAll: (ids) => deleteProducts(platform, member, ids),
    log: platform.log,
    failures: { change: 'products could not be changed', delete: 'a product could not be deleted' },
  });
}

const STATE_CHANGES: ListChange<ProductChange>[] = [
  { intent: 'publish', label: 'Publish', done: 'published' },
  { intent: 'draft', label: 'Make draft', done: 'made drafts' },
  { intent: 'feature', label: 'Feature', done: 'featured' },
  { intent: 'unfeature', label: 'Unfeature', done: 'no longer featured' },
  { intent: 'archive', label: 'Archive', done: 'archived' },
  { intent: 'restore', label: 'Take back', done: 'taken back as drafts' },
];

export default function ProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { query, products, canEdit } = loaderData;
  const list = listOf(query);
  return (
    <ListPage
      title="Products"
      count={countText(products.total, 'product')}
      buttons={
        canEdit && (
          <ButtonLink to={cmsPaths.newProduct()} variant="dark" size="small">
            New product
          </ButtonLink>
        )
      }
      answer={actionData}
    >
      <ListFilters list={list} searchLabel="Search products" filters={filters(loaderData)} />
      <ListRows
        list={list}
        page={products}
        empty={
          isFiltered(query)
            ? { title: 'No product found', text: 'Try another word or fewer filters.' }
            : { title: 'No products yet', text: 'Add one here, or import a list with npm run import.' }
        }
        actions={canEdit ? [...STATE_CHANGES, DELETE] : []}
        answer={actionData}
      >
        <DataTable
          caption="Products"
          columns={columns(list, canEdit)}
          rows={products.items}
          idOf={(product) => product.id}
          nameOf={(product) => product.name}
          canPick={canEdit}
        />
      </ListRows>
    </ListPage>
  );
}

function filters({
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
}): FilterField[] {
  return [
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
  ];
}

function listOf(query: ProductListQuery): ShownList {
  return { path: cmsPaths.products(), shape: PRODUCT_LIST, query };
}

function columns(list: ShownList, canEdit: boolean): Column<ProductRow>[] {
  const sort = (name: string) => sortLinks(list, name);
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
          duplicateColumn<ProductRow>(
            ({ id }) => cmsPaths.newProduct(id),
            ({ name }) => name,
          ),
        ]
      : []),
  ];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ManagerError error={error} name="Product" back={{ to: cmsPaths.products(), label: 'All products' }} />
  );
}
