import { ATTRIBUTES, type AttributeValue } from '#domain/catalogue/attributes.ts';
import { PRODUCT_LIST, type ProductListQuery } from '#domain/catalogue/product-list.ts';
import { listSearch, parseListQuery } from '#domain/lists/list-query.ts';
import type { Pence } from '#domain/money/money.ts';
import { parsePounds } from '#domain/money/parse-pounds.ts';
import { countText } from '#domain/text/count-text.ts';

/** Products chosen by hand, or by a rule: what the list of products finds, narrowed by type, value of an attribute and price. */
export type ProductChoice =
  | { by: 'hand'; ids: string[] }
  | {
      by: 'rule';
      list: ProductListQuery;
      typeId: string;
      value: AttributeValue | null;
      /** A product is chosen by the lowest price it can be bought at. */
      fromPence: Pence | null;
      toPence: Pence | null;
    };

/** Products chosen one by one. */
export const MOST_BY_HAND = 200;

/** The parameters of a rule beside those of the list of products. */
const RULE_FIELDS = ['type', 'value', 'priceFrom', 'priceTo'] as const;

/** Parses the parameters of an address or a form; `ids` name products by hand, anything else is a rule. */
export function parseChoice(params: URLSearchParams): ProductChoice {
  const ids = [...new Set(params.getAll('ids').filter(Boolean))].slice(0, MOST_BY_HAND);
  if (ids.length > 0) return { by: 'hand', ids };
  const list = parseListQuery(params, PRODUCT_LIST);
  return {
    by: 'rule',
    list: { ...list, sort: PRODUCT_LIST.sorts[0], page: 1 },
    typeId: textOf(params.get('type')),
    value: attributeValueOf(textOf(params.get('value'))),
    fromPence: penceOf(params.get('priceFrom')),
    toPence: penceOf(params.get('priceTo')),
  };
}

/** Errors of the fields whose text is no price, or a range that holds none. */
export function choiceErrors(params: URLSearchParams): Record<string, string> {
  const errors: Record<string, string> = {};
  const choice = parseChoice(params);
  if (choice.by === 'hand') return errors;
  if (textOf(params.get('priceFrom')) !== '' && choice.fromPence === null)
    errors.priceFrom = 'Price from must be pounds such as 10';
  if (textOf(params.get('priceTo')) !== '' && choice.toPence === null)
    errors.priceTo = 'Price to must be pounds such as 24.99';
  if ((choice.fromPence ?? 0) > (choice.toPence ?? Number.POSITIVE_INFINITY))
    errors.priceTo = 'Price to must not be below the price from';
  return errors;
}

/** The choice as the fields of a form, and as it is stored: parsed again it is the same. */
export function choiceFields(choice: ProductChoice): [name: string, value: string][] {
  if (choice.by === 'hand') return choice.ids.map((id) => ['ids', id]);
  const { list, typeId, value, fromPence, toPence } = choice;
  const own: [string, string][] = [
    ['type', typeId],
    ['value', value ? `${value.attribute}:${value.value}` : ''],
    ['priceFrom', fromPence === null ? '' : (fromPence / 100).toFixed(2)],
    ['priceTo', toPence === null ? '' : (toPence / 100).toFixed(2)],
  ];
  return [...new URLSearchParams(listSearch(list, PRODUCT_LIST)), ...own.filter(([, text]) => text !== '')];
}

export function choiceText(choice: ProductChoice): string {
  return new URLSearchParams(choiceFields(choice)).toString();
}

/** The parts of a rule that the form shows as fields; the others travel hidden. */
export const SHOWN_RULE_FIELDS = ['search', 'category', 'brand', ...RULE_FIELDS] as const;

/** Names a choice for people: '3 products by hand', 'Brand: Lumen, price from £10.00'; `nameOf` knows rows by their id. */
export function choiceWords(choice: ProductChoice, nameOf: (id: string) => string): string {
  if (choice.by === 'hand') return `${countText(choice.ids.length, 'product')} chosen by hand`;
  const { list, typeId, value, fromPence, toPence } = choice;
  const pounds = (pence: Pence) => `£${(pence / 100).toFixed(2)}`;
  const others = Object.entries<string>(list.filters).filter(
    ([name, chosen]) => chosen !== '' && name !== 'category' && name !== 'brand',
  );
  const parts = [
    list.search && `‘${list.search}’`,
    list.filters.category && `category ${nameOf(list.filters.category)}`,
    list.filters.brand && `brand ${nameOf(list.filters.brand)}`,
    typeId && `type ${nameOf(typeId)}`,
    value && nameOf(`${value.attribute}:${value.value}`),
    fromPence !== null && `price from ${pounds(fromPence)}`,
    toPence !== null && `price to ${pounds(toPence)}`,
    ...others.map(([name, chosen]) => `${name} ${chosen}`),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'All products';
}

function attributeValueOf(text: string): AttributeValue | null {
  const [slug, value] = text.split(':');
  const attribute = ATTRIBUTES.find((known) => known.slug === slug);
  return attribute && value ? { attribute: attribute.slug, value } : null;
}

function penceOf(text: string | null): Pence | null {
  const parsed = parsePounds(textOf(text));
  return parsed.ok ? parsed.pence : null;
}

function textOf(text: string | null): string {
  return (text ?? '').trim();
}
