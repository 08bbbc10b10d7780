import { redirect } from 'react-router';
import { RESTORE } from '#app/cms/lists/bulk-actions.ts';
import { UPDATED } from '#app/cms/lists/data-table.tsx';
import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import type { ListResult } from '#app/cms/lists/list-result.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { RowLink } from '#app/cms/lists/row-link.tsx';
import { runListCommand } from '#app/cms/lists/run-list-command.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { pictured } from '#app/ui/drawing.ts';
import { ProductPicture } from '#app/ui/product-picture.tsx';
import {
  listProductIds,
  listProductRows,
  type ProductRow,
} from '#database/queries/catalogue-editing/listed-products.ts';
import {
  findProductGroup,
  listFewProductGroups,
  listProductGroups,
} from '#database/queries/catalogue-editing/product-groups.ts';
import type { ProductStateChange } from '#domain/catalogue/bulk/bulk-change.ts';
import { bulkTitle } from '#domain/catalogue/bulk/bulk-words.ts';
import { PRODUCT_LIST } from '#domain/catalogue/product-list.ts';
import { isLowStock } from '#domain/catalogue/stock.ts';
import { LIST_PAGE_SIZE, listSearch, parseListQuery } from '#domain/lists/list-query.ts';
import { formatPounds, plainPounds } from '#domain/money/money.ts';
import { countText } from '#domain/text/count-text.ts';
import { changeInBulk } from '#operations/catalogue/change-in-bulk.ts';
import { deleteProducts } from '#operations/catalogue/delete-products.ts';
import type { Route } from './+types/products-page';
import { ProductCell } from './product-cell.tsx';
import { StatusFlag } from './status-flag.tsx';

const LIST: ListDeclaration<ProductRow, typeof PRODUCT_LIST, ProductStateChange | 'edit'> = {
  path: cmsPaths.products(),
  shape: PRODUCT_LIST,
  kind: 'product',
  title: 'Products',
  permissions: {
    view: 'products.view',
    change: 'products.edit',
    delete: 'products.delete',
    export: 'products.view',
  },
  buttons: [{ label: 'New product', to: cmsPaths.newProduct() }],
  exports: [{ path: cmsPaths.productsExport() }],
  canSelectAll: true,
  verbs: [
    { intent: 'edit', label: 'Change price, stock, type …', done: '', isLink: true },
    { intent: 'publish', label: 'Publish', done: 'published' },
    { intent: 'draft', label: 'Make draft', done: 'made drafts' },
    { intent: 'feature', label: 'Feature', done: 'featured' },
    { intent: 'unfeature', label: 'Unfeature', done: 'no longer featured' },
    { intent: 'archive', label: 'Archive', done: 'archived' },
    { ...RESTORE, done: 'restored as drafts' },
  ],
  searchLabel: 'Search products',
  filters: {
    status: {
      label: 'Status',
      all: 'Not archived',
      labels: { published: 'Published', draft: 'Drafts', archived: 'Archived', all: 'All, archived too' },
    },
    stock: {
      label: 'Stock',
      all: 'Any stock',
      labels: { in: 'In stock', low: 'Low stock', out: 'Sold out' },
    },
    featured: { label: 'Featured', all: 'Featured or not', labels: { yes: 'Featured', no: 'Not featured' } },
    picture: {
      label: 'Picture',
      all: 'With or without picture',
      labels: { none: 'Without picture', elsewhere: 'Picture elsewhere' },
    },
    waiting: { label: 'Waiting', all: 'Waiting list or not', labels: { yes: 'With a waiting list' } },
    category: { label: 'Category', all: 'All categories' },
    brand: { label: 'Brand', all: 'All brands', suggestionsAt: cmsPaths.brandNames() },
  },
  empty: { title: 'No products yet', text: 'Add one here, or import a list with npm run import.' },
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  duplicateAt: ({ id }) => cmsPaths.newProduct(id),
  columns: [
    {
      label: 'Product',
      sort: 'name',
      cell: (product) => (
        <RowLink to={cmsPaths.product(product.id)}>
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
        </RowLink>
      ),
    },
    {
      label: 'Status',
      cell: ({ status, featured, isSet }) => (
        <span className="flex flex-wrap gap-1.5">
          <StatusFlag status={status} />
          {isSet && <FlagBadge look="quiet">Set</FlagBadge>}
          {featured && <FlagBadge look="waiting">Featured</FlagBadge>}
        </span>
      ),
    },
    { label: 'Category', isMinor: true, cell: ({ category }) => category },
    {
      label: 'Price',
      sort: 'price',
      isNumber: true,
      cell: (product) => (
        <ProductCell
          {...product}
          field="price"
          value={product.pricePence}
          text={plainPounds(product.pricePence)}
          isEditable={product.hasOnePrice}
        >
          {formatPounds(product.pricePence)}
        </ProductCell>
      ),
    },
    {
      label: 'Stock',
      sort: 'stock',
      isNumber: true,
      labelled: true,
      cell: (product) => (
        <ProductCell
          {...product}
          field="stock"
          value={product.stock}
          text={String(product.stock)}
          isEditable={product.hasOneStock}
        >
          <span className={product.stock === 0 ? 'font-semibold text-rose-deep' : undefined}>
            {product.stock.toLocaleString('en-GB')}
            {isLowStock(product.stock) && <span className="text-gold"> low</span>}
            {product.waiting > 0 && (
              <span className="block text-xs font-normal whitespace-nowrap text-ink-soft">
                {`${product.waiting.toLocaleString('en-GB')} waiting`}
              </span>
            )}
          </span>
        </ProductCell>
      ),
    },
    UPDATED,
  ],
};

/** More brands than this are found by typing. */
const MOST_TO_CHOOSE_FROM = 40;

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export async function loader(args: Route.LoaderArgs) {
  const list = await loadList(args, LIST, listProductRows);
  const { db } = args.context.get(platformContext);
  const { brand } = list.query.filters;
  const brands = await listFewProductGroups(db, 'brand', MOST_TO_CHOOSE_FROM);
  return {
    ...list,
    choices: {
      category: await listProductGroups(db, 'category'),
      // Pages of brands lead here by id; a field to type in shows the name.
      brand: brands ?? (await findProductGroup(db, 'brand', brand))?.name ?? brand,
    },
  };
}

export function action(args: Route.ActionArgs) {
  return runListCommand(args, LIST, {
    listFound: (db, params) => listProductIds(db, parseListQuery(params, PRODUCT_LIST)),
    remove: deleteProducts,
    async change(platform, actor, ids, intent): Promise<ListResult> {
      if (intent === 'edit') throw redirect(cmsPaths.bulkEdit(await selectionSearch(args.request, ids)));
      const change = { kind: intent };
      const { changeId, changed } = await changeInBulk(platform, actor, {
        ids,
        change,
        title: bulkTitle(change),
      });
      const done = LIST.verbs.find((verb) => verb.intent === intent)?.done;
      const message = `${countText(changed, 'product')} ${done}.`;
      const commands = [{ fields: { intent: 'undo' }, ids: [] }];
      const undo = { action: cmsPaths.bulkChange(changeId), commands };
      return changed > 0 ? { ok: true, message, undo } : { ok: true, message };
    },
  });
}

/** Names the selected products in an address: by id, or by the filters of the list for all it finds. */
async function selectionSearch(request: Request, ids: string[]): Promise<string> {
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(searchParams, PRODUCT_LIST);
  const isOfPage = ids.length <= LIST_PAGE_SIZE;
  const params = new URLSearchParams(isOfPage ? [] : listSearch(query, PRODUCT_LIST));
  if (isOfPage) for (const id of ids) params.append('ids', id);
  else params.set('all', 'yes');
  return `?${params}`;
}

export default function ProductsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordList list={LIST} loaded={loaderData} result={actionData} choices={loaderData.choices} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ManagerError error={error} name="Product" back={{ to: cmsPaths.products(), label: 'All products' }} />
  );
}
