import { PRICE_ENDINGS } from '#domain/catalogue/bulk/bulk-price.ts';
import { parsePounds } from '#domain/money/parse-pounds.ts';
import { singleLine } from '#domain/text/clean-text.ts';
import { momentOfLondon } from '#domain/text/london-clock.ts';
import { DATED_CHANGES, type DatedChange } from './dated-change.ts';

export type NewDatedPrice = DatedChange & {
  name: string;
  /** Null: at once. */
  fromAt: string | null;
  untilAt: string;
};

export type ParsedDatedPrice =
  | { ok: true; dated: NewDatedPrice }
  | { ok: false; errors: Record<string, string> };

export const DATED_NAME_LENGTH = 60;

/** Longer is no price for a time. */
const MOST_DAYS = 182;
/** A price must be readable before it ends. */
const LEAST_MS = 60_000;

/** Parses the fields `name`, `how`, `amount`, `ending`, `from` (blank: at once) and `until`, the times as London has them. */
export function parseDatedPrice(submitted: Record<string, unknown>, now: string): ParsedDatedPrice {
  const errors: Record<string, string> = {};
  const name = singleLine(textOf(submitted.name));
  if (name === '') errors.name = 'Name is required';
  else if ([...name].length > DATED_NAME_LENGTH)
    errors.name = `Name must be at most ${DATED_NAME_LENGTH} characters`;
  const how = DATED_CHANGES.find((known) => known === submitted.how) ?? 'percent';
  const ending = PRICE_ENDINGS.find((known) => String(known) === submitted.ending) ?? null;
  const amount = amountOf(how, textOf(submitted.amount));
  if (typeof amount === 'string') errors.amount = amount;
  const { fromAt, untilAt } = timesOf(submitted, now, errors);
  if (Object.keys(errors).length > 0 || typeof amount === 'string' || untilAt === null)
    return { ok: false, errors };
  return { ok: true, dated: { name, how, amount, ending, fromAt, untilAt } };
}

function timesOf(submitted: Record<string, unknown>, now: string, errors: Record<string, string>) {
  const from = textOf(submitted.from);
  const until = textOf(submitted.until);
  const fromAt = momentOfLondon(from);
  const untilAt = momentOfLondon(until);
  if (from !== '' && fromAt === null) errors.from = 'Begins must be a day and a time in London';
  else if (fromAt !== null && fromAt < earliest(now))
    errors.from = 'It would begin in the past: leave it blank for now';
  if (until === '') errors.until = 'Ends is required: a price without an end is a change of prices';
  else if (untilAt === null) errors.until = 'Ends must be a day and a time in London';
  else if (Date.parse(untilAt) - Math.max(Date.parse(now), Date.parse(fromAt ?? now)) < LEAST_MS)
    errors.until = 'It must end a minute or more after it begins';
  else if (Date.parse(untilAt) - Date.parse(fromAt ?? now) > MOST_DAYS * 86_400_000)
    errors.until = `It may last ${MOST_DAYS} days at most`;
  return { fromAt, untilAt };
}

/** The minute that was typed is over while the preview is read: it counts as now for a quarter of an hour. */
function earliest(now: string): string {
  return new Date(Date.parse(now) - 15 * 60_000).toISOString();
}

function amountOf(how: DatedChange['how'], text: string): number | string {
  if (text === '') return 'Amount is required';
  if (how === 'percent') {
    const digits = text.replace(/\s*%$/, '');
    const percent = /^\d{1,2}(\.\d{1,2})?$/.test(digits) ? Number(digits) : 0;
    return percent > 0 ? Math.round(percent * 100) : 'Percentage must be above 0 and below 100, such as 12.5';
  }
  const pounds = parsePounds(text);
  return pounds.ok && pounds.pence > 0 ? pounds.pence : 'Amount must be pounds above 0, such as 4.50';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
