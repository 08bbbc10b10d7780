import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { flagField } from '#domain/fields/flag-field.ts';
import { optionalWholeNumber, requiredWholeNumber } from '#domain/fields/number-field.ts';
import { optionalPounds, requiredPounds } from '#domain/fields/pounds-field.ts';
import { optionalLine, optionalLines, requiredLine } from '#domain/fields/text-field.ts';
import { CUSTOMER_CLASSES } from '#domain/promotions/customer-class.ts';
import {
  ALL_GOODS,
  CODE_KINDS,
  type Conditions,
  type Effect,
  type EffectKind,
  effectSchema,
  type GoodsRule,
  LAYERS,
  PROMOTION_STATES,
} from '#domain/promotions/promotion.ts';
import { foldCode, MAX_CODE } from '#domain/promotions/promotion-code.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { momentOfLondon } from '#domain/text/london-clock.ts';
import { EFFECT_KINDS, type EffectField } from './effect-kinds.ts';
import {
  type EnteredPromotion,
  GIFTS_FIELD,
  GOODS_LIST_NAMES,
  GOODS_PREFIX,
  partPrefix,
  REDUCED_PREFIX,
} from './entered-promotion.ts';
import { linesOf } from './lines-of.ts';
import { untrueWords } from './true-words.ts';

export const MOST_PARTS_OF_BUNDLE = 8;
export const TITLE_LENGTH = 80;
export const WORDS_LENGTH = 80;
/** The most names in one list of a rule. */
const MOST_NAMES = 200;

type Errors = Record<string, string>;

/** Parses the form of an offer; money in pounds, times as London has them. */
export function parsePromotionForm(
  form: unknown,
): { ok: true; promotion: EnteredPromotion } | { ok: false; errors: Errors } {
  const fields = isRecord(form) ? form : {};
  const parsed = v.safeParse(COMMON, fields);
  const errors: Errors = parsed.success ? {} : fieldErrors(parsed.issues);
  const kind = kindOf(fields.kind);
  const effect = kind === null ? null : readEffect(fields, kind, errors);
  if (kind === null) errors.kind = 'Choose what the offer does';
  // The parts of a bundle are its goods.
  const goods = kind === 'bundle' ? ALL_GOODS : readGoods(fields, GOODS_PREFIX, errors);
  const startsAt = readMoment(fields, 'startsAt', 'Begins', errors);
  const endsAt = readMoment(fields, 'endsAt', 'Ends', errors);
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt)
    errors.endsAt = 'It must end after it begins';
  if (!parsed.success || effect === null) return { ok: false, errors };
  const { classes, spendPence, pieces, firstOrder, combines, code, ...common } = parsed.output;
  const conditions: Conditions = { spendPence, pieces, classes, firstOrder };
  if (spendPence === 0) errors.spendPence = 'Least to spend must be above 0, or blank';
  if (common.codeKind === 'shared' && code === '') errors.code = 'Code is required: letters and digits';
  const promotion: EnteredPromotion = {
    ...common,
    code: common.codeKind === 'shared' ? code : '',
    effect,
    goods,
    conditions,
    combines,
    startsAt,
    endsAt,
  };
  const untrue = errors.words === undefined ? untrueWords(promotion) : null;
  if (untrue !== null) errors.words = untrue;
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, promotion };
}

export function kindOf(text: unknown): EffectKind | null {
  return typeof text === 'string' && isKind(text) ? text : null;
}

function isKind(text: string): text is EffectKind {
  return Object.hasOwn(EFFECT_KINDS, text);
}

const COMMON = v.pipe(
  v.looseObject({
    title: optionalLine('Name', TITLE_LENGTH),
    words: requiredLine('Words for shoppers', WORDS_LENGTH),
    codeKind: v.fallback(v.picklist(CODE_KINDS), 'none'),
    code: v.pipe(optionalLine('Code', MAX_CODE), v.transform(foldCode)),
    state: v.fallback(v.picklist(PROMOTION_STATES), 'draft'),
    spendPence: optionalPounds('Least to spend'),
    pieces: optionalWholeNumber('Least pieces', { min: 1, max: 999 }),
    firstOrder: flagField(),
    limitUses: optionalWholeNumber('Uses in all', { min: 1, max: 1_000_000 }),
    limitEach: optionalWholeNumber('Uses for each customer', { min: 1, max: 1000 }),
  }),
  v.transform((fields) => ({
    title: fields.title || fields.words,
    words: fields.words,
    codeKind: fields.codeKind,
    code: fields.code,
    state: fields.state,
    spendPence: fields.spendPence,
    pieces: fields.pieces,
    firstOrder: fields.firstOrder,
    limitUses: fields.limitUses,
    limitEach: fields.limitEach,
    classes: CUSTOMER_CLASSES.filter((one) => fields[`classes.${one}`] === 'on'),
    combines: LAYERS.filter((one) => fields[`combines.${one}`] === 'on'),
  })),
);

const PERCENT = { min: 1, max: 100 };
const PIECES = { min: 1, max: 99 };

const EFFECT_ENTRIES = {
  percent: requiredWholeNumber('Percent', PERCENT),
  amountPence: requiredPounds('Sum'),
  take: requiredWholeNumber('Pieces together', PIECES),
  reduced: requiredWholeNumber('Pieces reduced', PIECES),
  buy: requiredWholeNumber('Pieces to buy', PIECES),
  get: requiredWholeNumber('Pieces to get', PIECES),
  gifts: optionalLines('Gifts', 8000),
  pick: requiredWholeNumber('Gifts for one order', { min: 1, max: 10 }),
} satisfies Record<EffectField, v.GenericSchema>;

/** Null, with errors, where its fields make none. */
function readEffect(fields: Record<string, unknown>, kind: EffectKind, errors: Errors): Effect | null {
  const asked = EFFECT_KINDS[kind].fields;
  const entries = v.safeParse(v.object(EFFECT_ENTRIES), {
    ...fields,
    ...Object.fromEntries(
      Object.keys(EFFECT_ENTRIES)
        .filter((name) => !asked.some((one) => one === name))
        .map((name) => [name, '1']),
    ),
  });
  if (!entries.success) {
    Object.assign(errors, fieldErrors(entries.issues));
    return null;
  }
  const { percent, amountPence: pence, take, reduced, buy, get, gifts, pick } = entries.output;
  const parsed = v.safeParse(effectSchema, {
    ...{ kind, percent, pence, take, reduced, buy, get, pick },
    variants: linesOf(gifts),
    goods: kind === 'buy-get' ? readGoods(fields, REDUCED_PREFIX, errors) : undefined,
    parts: kind === 'bundle' ? readParts(fields, errors) : undefined,
  });
  if (parsed.success) return parsed.output;
  for (const [field, message] of Object.entries(fieldErrors(parsed.issues)))
    errors[FORM_FIELDS[field] ?? defaultField(kind, field)] ??= message;
  return null;
}

/** Where the form has another name for a part of an effect. */
const FORM_FIELDS: Record<string, string> = {
  pence: 'amountPence',
  variants: GIFTS_FIELD,
  parts: 'part1.pieces',
};

/** Checks of a whole effect have no field of their own. */
function defaultField(kind: EffectKind, field: string): string {
  if (field !== 'form') return field;
  return kind === 'multi-buy' ? 'reduced' : 'pick';
}

function readParts(fields: Record<string, unknown>, errors: Errors) {
  return Array.from({ length: MOST_PARTS_OF_BUNDLE }, (_, at) => partPrefix(at)).flatMap((prefix) => {
    const isFilled = Object.entries(fields).some(
      ([name, value]) => name.startsWith(`${prefix}.`) && name !== `${prefix}.withReduced` && value !== '',
    );
    if (!isFilled) return [];
    const pieces = v.safeParse(requiredWholeNumber('Pieces', PIECES), fields[`${prefix}.pieces`]);
    if (!pieces.success) errors[`${prefix}.pieces`] = pieces.issues[0].message;
    return [{ pieces: pieces.success ? pieces.output : 1, goods: readGoods(fields, prefix, errors) }];
  });
}

function readGoods(fields: Record<string, unknown>, prefix: string, errors: Errors): GoodsRule {
  const rule: GoodsRule = { ...ALL_GOODS, withReduced: fields[`${prefix}.fullPrice`] !== 'on' };
  for (const list of GOODS_LIST_NAMES) {
    const field = `${prefix}.${list}`;
    const lines = linesOf(textOf(fields[field]));
    if (lines.length > MOST_NAMES) errors[field] = `At most ${MOST_NAMES} in a list`;
    if (lines.some((line) => line.length > 200)) errors[field] = 'A line holds 200 characters or fewer';
    rule[list] = lines;
  }
  for (const [end, label] of [
    ['fromPence', 'Price from'],
    ['toPence', 'Price to'],
  ] as const) {
    const parsed = v.safeParse(optionalPounds(label), fields[`${prefix}.${end}`]);
    if (parsed.success) rule[end] = parsed.output;
    else errors[`${prefix}.${end}`] = parsed.issues[0].message;
  }
  if ((rule.fromPence ?? 0) > (rule.toPence ?? Number.POSITIVE_INFINITY))
    errors[`${prefix}.toPence`] = 'Price to must not be below the price from';
  return rule;
}

function readMoment(
  fields: Record<string, unknown>,
  field: 'startsAt' | 'endsAt',
  label: string,
  errors: Errors,
): string | null {
  const text = textOf(fields[field]).trim();
  if (text === '') return null;
  const moment = momentOfLondon(text);
  if (moment === null) errors[field] = `${label} must be a day and a time in London`;
  return moment;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 50_000) : '';
}
