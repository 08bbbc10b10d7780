import { ATTRIBUTES } from '#domain/catalogue/attributes.ts';
import type { FilterParam } from '#domain/listing/filters.ts';

/** Returns the heading of a filter's values. */
export function filterTitle(param: FilterParam): string {
  switch (param) {
    case 'type':
      return 'Type';
    case 'price':
      return 'Price';
    case 'rating':
      return 'Customer rating';
    case 'shade':
      return 'Shade';
    case 'size':
      return 'Size';
    default:
      return ATTRIBUTES.find(({ slug }) => slug === param)?.name ?? param;
  }
}

/** Filters whose values say what they are without the heading. */
const PLAIN: readonly FilterParam[] = ['type', 'price', 'rating', 'size', 'standard', 'spf'];

/** Returns a chosen value as its chip says it: 'Lipstick', 'Free from: fragrance'. */
export function chipText(param: FilterParam, name: string): string {
  return PLAIN.includes(param) ? name : `${filterTitle(param)}: ${name.toLowerCase()}`;
}
