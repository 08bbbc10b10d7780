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
    case 'depth':
      return 'Depth of shade';
    case 'undertone':
      return 'Undertone';
    case 'size':
      return 'Size';
    default:
      return ATTRIBUTES.find(({ slug }) => slug === param)?.name ?? param;
  }
}

/** Filters whose values say what they are without the heading. */
const PLAIN: readonly FilterParam[] = ['type', 'price', 'rating', 'size', 'standard', 'spf'];

/** Returns a chosen value as its chip says it: 'Lipstick', 'Finish: matt', 'Without fragrance'. */
export function chipText(param: FilterParam, name: string): string {
  if (param === 'free-from') return `Without ${name.toLowerCase()}`;
  return PLAIN.includes(param) ? name : `${filterTitle(param)}: ${name.toLowerCase()}`;
}
