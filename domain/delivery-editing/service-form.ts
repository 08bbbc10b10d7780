import * as v from 'valibot';
import type { DeliveryRate, DeliveryService } from '#domain/delivery/delivery-plan.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { optionalWholeNumber, requiredWholeNumber } from '#domain/fields/number-field.ts';
import { optionalPounds, requiredPounds } from '#domain/fields/pounds-field.ts';
import { requiredLine } from '#domain/fields/text-field.ts';
import { parseCarriageFields } from './carriage-fields.ts';

/** A service as its form says it; switching it on or off is a command of its own. */
export type EnteredService = Omit<DeliveryService, 'id' | 'isOn'>;

type ParsedService = { ok: true; service: EnteredService } | { ok: false; errors: Record<string, string> };

export const MOST_RATES = 10;
export const MOST_GRAMS = 1_000_000;
const MOST_DAYS = 60;

const DAYS = { min: 1, max: MOST_DAYS };

const schema = v.pipe(
  v.object({
    name: requiredLine('Name', 60),
    freeFromPence: optionalPounds('Free from'),
    firstDay: requiredWholeNumber('First day', DAYS),
    lastDay: requiredWholeNumber('Last day', DAYS),
    cutOffHour: optionalWholeNumber('Cut-off hour', { min: 0, max: 23 }),
  }),
  v.forward(
    v.partialCheck(
      [['firstDay'], ['lastDay']],
      ({ firstDay, lastDay }) => firstDay <= lastDay,
      'Last day must not be before the first',
    ),
    ['lastDay'],
  ),
);

const rateSchema = v.object({
  fromPence: optionalPounds('Order value'),
  upToGrams: optionalWholeNumber('Weight', { min: 1, max: MOST_GRAMS }),
  pricePence: requiredPounds('Price'),
});

/** Reads the form of a service: its rates as rows 'rates.0.pricePence', of which blank ones are ignored. */
export function parseServiceForm(form: Record<string, string>): ParsedService {
  const parsed = v.safeParse(schema, form);
  const rows = ratesOf(form);
  const errors = {
    ...(parsed.success ? {} : fieldErrors(parsed.issues)),
    ...Object.fromEntries(rows.flatMap(({ errors: own }) => Object.entries(own))),
    ...(rows.length === 0 ? { 'rates.0.pricePence': 'A service needs a price' } : {}),
  };
  const rules = parseCarriageFields(form);
  Object.assign(errors, rules.errors);
  if (!parsed.success || Object.keys(errors).length > 0) return { ok: false, errors };
  const rates = rows.flatMap(({ rate }) => rate ?? []);
  const twice = sameTwice(rows);
  if (twice) return { ok: false, errors: twice };
  return { ok: true, service: { ...parsed.output, rates, ...rules.rules } };
}

type Row = { place: number; rate: DeliveryRate | null; errors: Record<string, string> };

function ratesOf(form: Record<string, string>): Row[] {
  return Array.from({ length: MOST_RATES }, (_, place) => place).flatMap((place): Row[] => {
    const fields = Object.fromEntries(
      RATE_FIELDS.map((name) => [name, form[`rates.${place}.${name}`] ?? ''] as const),
    );
    if (Object.values(fields).every((text) => text.trim() === '')) return [];
    const parsed = v.safeParse(rateSchema, fields);
    if (parsed.success) {
      const { fromPence, ...rate } = parsed.output;
      return [{ place, rate: { fromPence: fromPence ?? 0, ...rate }, errors: {} }];
    }
    const errors = Object.entries(fieldErrors(parsed.issues)).map(
      ([name, message]) => [`rates.${place}.${name}`, message] as const,
    );
    return [{ place, rate: null, errors: Object.fromEntries(errors) }];
  });
}

const RATE_FIELDS = ['fromPence', 'upToGrams', 'pricePence'] as const;

/** Two prices for the same value and weight. */
function sameTwice(rows: readonly Row[]): Record<string, string> | null {
  const seen = new Set<string>();
  for (const { place, rate } of rows) {
    const key = `${rate?.fromPence} ${rate?.upToGrams}`;
    if (seen.has(key))
      return { [`rates.${place}.fromPence`]: 'Another row has this order value and weight already' };
    seen.add(key);
  }
  return null;
}
