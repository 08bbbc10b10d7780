import { cmsPaths } from '#app/links/cms-paths.ts';
import { PRODUCT_LIST, type ProductListQuery } from '#domain/catalogue/product-list.ts';
import { LIST_PAGE_SIZE, listSearch, parseListQuery } from '#domain/lists/list-query.ts';

/** Parameters that name products: `ids`, or `all` with the filters of the list. */
export type SelectionField = readonly [name: string, value: string];

/** The selected products; for all that the list finds, as it finds them now. */
export async function selectedIds(
  params: URLSearchParams,
  listFound: (query: ProductListQuery) => Promise<string[]>,
): Promise<string[]> {
  if (params.get('all') === 'yes') return listFound(parseListQuery(params, PRODUCT_LIST));
  return [...new Set(params.getAll('ids'))].slice(0, LIST_PAGE_SIZE);
}

export function selectionFields(params: URLSearchParams): SelectionField[] {
  if (params.get('all') !== 'yes') return params.getAll('ids').map((id) => ['ids', id]);
  return [['all', 'yes'], ...new URLSearchParams(listAddressSearch(params))];
}

/** The list the products were selected in. */
export function listOfSelection(params: URLSearchParams): string {
  return cmsPaths.products() + (params.get('all') === 'yes' ? listAddressSearch(params) : '');
}

function listAddressSearch(params: URLSearchParams): string {
  return listSearch(parseListQuery(params, PRODUCT_LIST), PRODUCT_LIST);
}
