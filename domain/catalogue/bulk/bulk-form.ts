import * as v from 'valibot';
import type { ProductAttribute } from '#domain/catalogue/attributes.ts';
import { GOODS_KIND_NAMES, GOODS_KINDS } from '#domain/delivery/goods-kind.ts';
import { MOST_PIECE_GRAMS } from '#domain/fields/goods-fields.ts';
import { commodityField, originField } from '#domain/item-data/item-data-fields.ts';
import type { Territory } from '#domain/item-data/person-form.ts';
import { parsePounds } from '#domain/money/parse-pounds.ts';
import {
  ATTRIBUTE_CHANGES,
  type BulkChange,
  type ItemDataChange,
  MOST_STOCK,
  STOCK_CHANGES,
} from './bulk-change.ts';
import { GOODS_CHANGES, WEIGHT_CHANGES } from './bulk-goods.ts';
import { PRICE_CHANGES, PRICE_ENDINGS, type PriceHow } from './bulk-price.ts';

export const BULK_KINDS = [
  'price',
  'stock',
  'weight',
  'cost',
  'brand',
  'category',
  'type',
  'attribute',
  'goods-kind',
  'item-data',
] as const;

export type BulkKind = (typeof BULK_KINDS)[number];

/** What a form offers: brands or categories, types, and the values of attributes. */
export type BulkChoices = {
  groups: { id: string; name: string }[];
  types: { id: string; name: string; categoryId: string }[];
  attributes: ProductAttribute[];
  persons: { id: string; name: string; territory: Territory }[];
};

/** The name is that of the brand, category, type or value. Errors are keyed by field: 'amount', 'groupId' … */
export type ParsedBulkForm =
  | { ok: true; change: BulkChange; name: string }
  | { ok: false; errors: Record<string, string> };

/** The choice 'Nothing special'. */
export const NO_GOODS_KIND = 'none';

/** The choice 'No type'. */
export const NO_TYPE = 'none';

const LARGEST_PERCENT = 1000;

/**
 * Parses the form that changes many products: `how` and `amount` for prices, stock, weight and cost, `groupId` for brands and categories, `typeId`
 * for types, `how` and `value` ('skin-type:dry') for attributes. What is not among the choices is refused.
 */
export function parseBulkForm(
  kind: BulkKind,
  submitted: Record<string, unknown>,
  choices: BulkChoices,
): ParsedBulkForm {
  if (kind === 'price') return parsePrice(submitted);
  if (kind === 'stock') return parseStock(submitted);
  if (kind === 'weight') return parseWeight(submitted);
  if (kind === 'cost') return parseCost(submitted);
  if (kind === 'item-data') return parseItemData(submitted, choices);
  if (kind === 'goods-kind') return parseGoodsKind(submitted);
  if (kind === 'type') return parseType(submitted, choices);
  if (kind === 'attribute') return parseAttribute(submitted, choices);
  const group = choices.groups.find(({ id }) => id === textOf(submitted.groupId));
  if (group) return { ok: true, change: { kind, groupId: group.id }, name: group.name };
  return refused('groupId', kind === 'brand' ? 'Brand is required' : 'Category is required');
}

export const isPercent = (how: PriceHow) => how === 'raise-percent' || how === 'lower-percent';

function parsePrice(submitted: Record<string, unknown>): ParsedBulkForm {
  const how = PRICE_CHANGES.find((known) => known === submitted.how) ?? 'set';
  const allowsFree = submitted.free === 'on';
  const ending = PRICE_ENDINGS.find((known) => String(known) === submitted.ending) ?? null;
  if (how === 'original') return parsed({ kind: 'price', how, amount: 0, ending: null });
  const text = textOf(submitted.amount).replace(/\s*%$/, '');
  if (text === '') return refused('amount', 'Amount is required');
  if (isPercent(how)) {
    const percent = percentOf(text);
    if (percent === null) return refused('amount', NO_PERCENT);
    return parsed({
      kind: 'price',
      how,
      amount: percent,
      ending,
      ...(allowsFree && { allowsFree }),
    });
  }
  const pounds = parsePounds(text);
  if (!pounds.ok) return refused('amount', 'Amount must be pounds such as 24.99');
  return parsed({ kind: 'price', how, amount: pounds.pence, ending, ...(allowsFree && { allowsFree }) });
}

function parseStock(submitted: Record<string, unknown>): ParsedBulkForm {
  const how = STOCK_CHANGES.find((known) => known === submitted.how) ?? 'set';
  const text = textOf(submitted.amount);
  if (text === '') return refused('amount', 'Number is required');
  const count = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (!(count <= MOST_STOCK))
    return refused('amount', `Number must be a whole number from 0 to ${MOST_STOCK}`);
  return parsed({ kind: 'stock', how, count });
}

function parseWeight(submitted: Record<string, unknown>): ParsedBulkForm {
  const how = WEIGHT_CHANGES.find((known) => known === submitted.how) ?? 'set';
  if (how === 'clear') return parsed({ kind: 'weight', how, amount: 0 });
  const text = textOf(submitted.amount).replace(/\s*g$/, '');
  const grams = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (grams < 1 || grams > MOST_PIECE_GRAMS)
    return refused('amount', `Weight must be whole grams from 1 to ${MOST_PIECE_GRAMS}`);
  return parsed({ kind: 'weight', how, amount: grams });
}

function parseCost(submitted: Record<string, unknown>): ParsedBulkForm {
  const how = GOODS_CHANGES.find((known) => known === submitted.how) ?? 'set';
  if (how === 'clear') return parsed({ kind: 'cost', how, amount: 0 });
  const text = textOf(submitted.amount).replace(/\s*%$/, '');
  if (how === 'raise-percent' || how === 'lower-percent') {
    const percent = percentOf(text);
    return percent === null ? refused('amount', NO_PERCENT) : parsed({ kind: 'cost', how, amount: percent });
  }
  const pounds = parsePounds(text);
  if (!pounds.ok) return refused('amount', 'Cost must be pounds without VAT such as 4.20');
  return parsed({ kind: 'cost', how, amount: pounds.pence });
}

/** Blank fields stay as they are; `NOTHING` takes a value away. */
function parseItemData(
  { originCountry, commodityCode, gbPersonId, euPersonId }: Record<string, unknown>,
  { persons }: BulkChoices,
): ParsedBulkForm {
  const set: ItemDataChange = {};
  const named: string[] = [];
  const errors: Record<string, string> = {};
  for (const [field, value, schema] of [
    ['originCountry', originCountry, originField()],
    ['commodityCode', commodityCode, commodityField()],
  ] as const) {
    const text = textOf(value);
    if (text === '') continue;
    const parsedField = v.safeParse(schema, text === NOTHING ? '' : text);
    if (!parsedField.success) errors[field] = parsedField.issues[0].message;
    else set[field] = parsedField.output;
    named.push(text);
  }
  for (const [field, value, territory] of [
    ['gbPersonId', gbPersonId, 'gb'],
    ['euPersonId', euPersonId, 'eu-ni'],
  ] as const) {
    const text = textOf(value);
    if (text === '') continue;
    const person = persons.find((one) => one.id === text && one.territory === territory);
    if (text !== NOTHING && !person) errors[field] = 'Person is not one of those offered';
    set[field] = person?.id ?? null;
    named.push(person?.name ?? NOTHING);
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  if (named.length === 0) return refused('originCountry', 'Fill in what is to be written');
  return parsed({ kind: 'item-data', set }, named.join(', '));
}

/** Takes a value away. */
export const NOTHING = '-';

function parseGoodsKind({ goodsKind }: Record<string, unknown>): ParsedBulkForm {
  if (textOf(goodsKind) === NO_GOODS_KIND) return parsed({ kind: 'goods-kind', goodsKind: null });
  const known = GOODS_KINDS.find((kind) => kind === textOf(goodsKind));
  if (!known) return refused('goodsKind', 'Kind is required');
  return parsed({ kind: 'goods-kind', goodsKind: known }, GOODS_KIND_NAMES[known]);
}

const NO_PERCENT = `Percentage must be above 0 and at most ${LARGEST_PERCENT}, such as 12.5`;

/** In hundredths of a percent; null where it is none. */
function percentOf(text: string): number | null {
  const percent = /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Number(text) : 0;
  return percent > 0 && percent <= LARGEST_PERCENT ? Math.round(percent * 100) : null;
}

function parseType(submitted: Record<string, unknown>, { types }: BulkChoices): ParsedBulkForm {
  const typeId = textOf(submitted.typeId);
  if (typeId === NO_TYPE) return parsed({ kind: 'type', type: null });
  const type = types.find(({ id }) => id === typeId);
  if (!type) return refused('typeId', 'Type is required');
  return parsed({ kind: 'type', type: { id: type.id, categoryId: type.categoryId } }, type.name);
}

function parseAttribute(submitted: Record<string, unknown>, { attributes }: BulkChoices): ParsedBulkForm {
  const how = ATTRIBUTE_CHANGES.find((known) => known === submitted.how) ?? 'add';
  const [slug = '', valueSlug = ''] = textOf(submitted.value).split(':');
  const attribute = attributes.find((known) => known.slug === slug);
  const value = attribute?.values.find((known) => known.slug === valueSlug);
  if (!attribute || !value) return refused('value', 'Value is required');
  const change = { kind: 'attribute', how, attribute: attribute.slug, value: value.slug } as const;
  return parsed(change, `${attribute.name}: ${value.name}`);
}

function parsed(change: BulkChange, name = ''): ParsedBulkForm {
  return { ok: true, change, name };
}

function refused(field: string, message: string): ParsedBulkForm {
  return { ok: false, errors: { [field]: message } };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
