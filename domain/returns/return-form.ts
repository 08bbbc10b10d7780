import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { optionalPounds } from '#domain/fields/pounds-field.ts';
import { checkFilled, optionalLine, optionalLines, requiredLines } from '#domain/fields/text-field.ts';
import type { Pence } from '#domain/money/money.ts';
import { isDay } from '#domain/text/london-day.ts';
import { type Postage, RETURN_PLACE_NAMES, RETURN_WORDS_MAX_LENGTH, type ReturnPlace } from './return.ts';

type Parsed<Value> = { ok: true; value: Value } | { ok: false; errors: Record<string, string> };

const MOST_WORDS = RETURN_WORDS_MAX_LENGTH;

/** What staff name to be sent instead of a line's pieces. */
export type WantedExchange = {
  id: string;
  /** A variant's id, or '' where `text` names it. */
  variantId: string;
  /** SKU, barcode or words of its name. */
  text: string;
  /** Null: as `text` or the product has it. */
  unitPence: Pence | null;
};

export type Approval = { postage: Postage; answer: string; exchanges: WantedExchange[] };

/** The names of the fields of a line, as above. */
export const EXCHANGE_FIELDS = { choice: 'instead.', text: 'insteadText.', price: 'insteadPrice.' };

/** The choice of a product that the list does not hold. */
export const ANOTHER_PRODUCT = 'another';

export function parseApproval(form: Record<string, string>, lineIds: readonly string[]): Parsed<Approval> {
  const { exchanges, errors } = readExchanges(form, lineIds);
  const plain = resultOf(v.safeParse(approvalSchema, form));
  if (!plain.ok) return { ok: false, errors: { ...errors, ...plain.errors } };
  return Object.keys(errors).length > 0
    ? { ok: false, errors }
    : { ok: true, value: { ...plain.value, exchanges } };
}

const approvalSchema = v.object({
  postage: v.pipe(
    v.nullish(v.string(), ''),
    v.picklist(['customer', 'shop'], 'Choose who pays for sending it back'),
  ),
  answer: optionalLines('Words to the customer', MOST_WORDS),
});

function readExchanges(
  form: Record<string, string>,
  lineIds: readonly string[],
): { exchanges: WantedExchange[]; errors: Record<string, string> } {
  const errors: Record<string, string> = {};
  const exchanges = lineIds.flatMap((id): WantedExchange[] => {
    const choice = form[EXCHANGE_FIELDS.choice + id] ?? '';
    if (choice === '') return [];
    const text = wordsIn(form, EXCHANGE_FIELDS.text + id, 'Product', errors);
    const isOther = choice === ANOTHER_PRODUCT;
    if (isOther && text === '') errors[EXCHANGE_FIELDS.text + id] = 'Enter its SKU, barcode or name';
    const price = v.safeParse(optionalPounds('Price of one'), form[EXCHANGE_FIELDS.price + id]);
    if (!price.success) errors[EXCHANGE_FIELDS.price + id] = price.issues[0].message;
    const unitPence = price.success ? price.output : null;
    return [{ id, variantId: isOther ? '' : choice, text: isOther ? text : '', unitPence }];
  });
  return { exchanges, errors };
}

export function parseRefusal(form: Record<string, string>): Parsed<{ answer: string }> {
  return resultOf(v.safeParse(v.object({ answer: requiredLines('Reason', MOST_WORDS) }), form));
}

/** Parses the day on which goods were sent or came; blank is today. */
export function parseReturnDay(form: Record<string, string>, today: string): Parsed<{ day: string }> {
  const schema = v.object({
    day: v.pipe(
      optionalLine('Day', 10),
      checkFilled(isDay, 'Day must be a day, such as 2026-04-01'),
      checkFilled((day) => day <= today, 'Day must not be after today'),
      v.transform((day) => day || today),
    ),
  });
  return resultOf(v.safeParse(schema, form));
}

/** What was found of a line of a return, by its id. */
export type InspectedLine = Record<ReturnPlace, number> & { id: string; found: string };

/** The names of the fields of a line: its id follows. */
export const INSPECT_FIELDS: Record<ReturnPlace | 'found', string> = {
  shelf: 'shelf.',
  damaged: 'damaged.',
  tester: 'tester.',
  binned: 'binned.',
  found: 'found.',
};

export function parseInspection(
  form: Record<string, string>,
  lineIds: readonly string[],
): Parsed<InspectedLine[]> {
  const errors: Record<string, string> = {};
  const value = lineIds.map((id): InspectedLine => {
    const counts = Object.fromEntries(
      RETURN_PLACE_NAMES.map((place) => {
        const name = INSPECT_FIELDS[place] + id;
        return [place, piecesIn(form, name, errors)];
      }),
    ) as Record<ReturnPlace, number>;
    return { id, found: wordsIn(form, INSPECT_FIELDS.found + id, 'What was found', errors), ...counts };
  });
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value };
}

/** What is paid back for a line of a return. */
export type SettledLine = {
  id: string;
  quantity: number;
  lessPence: Pence;
  ground: string;
  /** Pieces for which something is sent instead. */
  swap?: number;
};

export type Settlement = { lines: SettledLine[]; deliveryPence: Pence; answer: string };

export const SETTLE_FIELDS = { quantity: 'pay.', less: 'less.', ground: 'ground.', swap: 'swap.' };

export function parseSettlement(
  form: Record<string, string>,
  lineIds: readonly string[],
): Parsed<Settlement> {
  const errors: Record<string, string> = {};
  const lines = lineIds.map((id): SettledLine => {
    const lessPence = penceIn(form, SETTLE_FIELDS.less + id, 'Taken off', errors);
    const ground = wordsIn(form, SETTLE_FIELDS.ground + id, 'Why', errors);
    if (lessPence > 0 && ground === '')
      errors[SETTLE_FIELDS.ground + id] = 'Say why it is worth less: the customer reads it';
    const quantity = piecesIn(form, SETTLE_FIELDS.quantity + id, errors);
    return { id, quantity, lessPence, ground, swap: piecesIn(form, SETTLE_FIELDS.swap + id, errors) };
  });
  const deliveryPence = penceIn(form, 'delivery', 'Delivery', errors);
  const answer = v.safeParse(optionalLine('Note', 300), form.answer);
  if (!answer.success) errors.answer = answer.issues[0].message;
  if (!answer.success || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, value: { lines, deliveryPence, answer: answer.output } };
}

function piecesIn(form: Record<string, string>, name: string, errors: Record<string, string>): number {
  const text = (form[name] ?? '').trim();
  if (text === '') return 0;
  if (/^\d{1,4}$/.test(text)) return Number(text);
  errors[name] = 'Pieces must be a whole number such as 1';
  return 0;
}

function penceIn(
  form: Record<string, string>,
  name: string,
  label: string,
  errors: Record<string, string>,
): Pence {
  const parsed = v.safeParse(optionalPounds(label), form[name]);
  if (parsed.success) return parsed.output ?? 0;
  errors[name] = parsed.issues[0].message;
  return 0;
}

function wordsIn(
  form: Record<string, string>,
  name: string,
  label: string,
  errors: Record<string, string>,
): string {
  const parsed = v.safeParse(optionalLine(label, 300), form[name]);
  if (parsed.success) return parsed.output;
  errors[name] = parsed.issues[0].message;
  return '';
}

function resultOf<Value>(
  parsed: { success: true; output: Value } | { success: false; issues: readonly v.BaseIssue<unknown>[] },
): Parsed<Value> {
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}
