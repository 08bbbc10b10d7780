import * as v from 'valibot';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { flagField } from '#domain/fields/flag-field.ts';
import { checkFilled, optionalLine, optionalLines } from '#domain/fields/text-field.ts';
import { isDay } from '#domain/text/london-day.ts';
import {
  isReturnWish,
  RETURN_REASON_MAX_LENGTH,
  RETURN_WORDS_MAX_LENGTH,
  type ReturnWish,
} from './return.ts';
import {
  GOODS_CONDITIONS,
  type GoodsCondition,
  RETURN_CAUSES,
  type ReturnCause,
} from './return-situation.ts';

export type AskedLine = {
  lineId: string;
  quantity: number;
  cause: ReturnCause;
  condition: GoodsCondition;
  /** One of the shop's list; '' for none. */
  reason: string;
  /** The variant that they want instead, where their wish is another. */
  wantedVariantId?: string;
  /** Means only pieces that were sent, or only those that were not; left out: sent ones first. */
  wasSent?: boolean;
};

/** What somebody asks for. */
export type ReturnRequest = {
  lines: AskedLine[];
  wish: ReturnWish;
  words: string;
};

/** The same as staff enter it. */
export type EnteredReturn = ReturnRequest & {
  /** The day on which the customer said it. */
  declaredOn: string;
  /** A repair or replacement failed. */
  remedyFailed: boolean;
  /** The shop takes it though the law does not ask for it. */
  isGoodwill: boolean;
};

type Parsed<Value> = { ok: true; value: Value } | { ok: false; errors: Record<string, string> };

/** The names of the fields of a line: the line's id follows. */
export const LINE_FIELDS = {
  quantity: 'pieces.',
  cause: 'cause.',
  condition: 'condition.',
  reason: 'reason.',
  wanted: 'wanted.',
};

const common = {
  wish: v.pipe(
    v.nullish(v.string(), 'money'),
    v.check(isReturnWish, 'Choose what you would like'),
    v.transform((text): ReturnWish => (isReturnWish(text) ? text : 'money')),
  ),
  words: optionalLines('Message', RETURN_WORDS_MAX_LENGTH),
};

/** Parses the form by which a customer asks. */
export function parseReturnRequest(form: Record<string, string>): Parsed<ReturnRequest> {
  return withLines(form, v.safeParse(v.object(common), form));
}

/** Parses the form by which staff enter what was said; `today` in London. */
export function parseEnteredReturn(form: Record<string, string>, today: string): Parsed<EnteredReturn> {
  const schema = v.object({
    ...common,
    declaredOn: v.pipe(
      optionalLine('Said on', 10),
      checkFilled(isDay, 'Said on must be a day, such as 2026-04-01'),
      checkFilled((day) => day <= today, 'Said on must not be after today'),
      v.transform((day) => day || today),
    ),
    remedyFailed: flagField(),
    isGoodwill: flagField(),
  });
  return withLines(form, v.safeParse(schema, form));
}

function withLines<Rest extends { wish: ReturnWish }>(
  form: Record<string, string>,
  parsed: { success: true; output: Rest } | { success: false; issues: readonly v.BaseIssue<unknown>[] },
): Parsed<Rest & { lines: AskedLine[] }> {
  const { lines, errors: ofLines } = readLines(form);
  const errors = { ...ofLines, ...(parsed.success ? {} : fieldErrors(parsed.issues)) };
  if (!parsed.success || Object.keys(errors).length > 0) return { ok: false, errors };
  const { wish } = parsed.output;
  return { ok: true, value: { ...parsed.output, lines: wish === 'another' ? lines : lines.map(unwanted) } };
}

/** Only who wants another thing names one. */
function unwanted({ wantedVariantId: _, ...line }: AskedLine): AskedLine {
  return line;
}

function readLines(form: Record<string, string>): { lines: AskedLine[]; errors: Record<string, string> } {
  const lines: AskedLine[] = [];
  const errors: Record<string, string> = {};
  const names = Object.keys(form).filter((name) => name.startsWith(LINE_FIELDS.quantity));
  for (const name of names) {
    const lineId = name.slice(LINE_FIELDS.quantity.length);
    const text = (form[name] ?? '').trim();
    if (text === '' || text === '0') continue;
    if (!/^\d{1,4}$/.test(text)) errors[name] = 'Pieces must be a whole number such as 1';
    const cause = RETURN_CAUSES.find((each) => each === form[LINE_FIELDS.cause + lineId]);
    if (!cause) errors[LINE_FIELDS.cause + lineId] = 'Choose what it is about';
    const condition =
      GOODS_CONDITIONS.find((each) => each === form[LINE_FIELDS.condition + lineId]) ??
      (form[LINE_FIELDS.condition + lineId] ? null : 'untouched');
    if (!condition) errors[LINE_FIELDS.condition + lineId] = 'Choose how it is';
    const reason = v.safeParse(
      optionalLine('Reason', RETURN_REASON_MAX_LENGTH),
      form[LINE_FIELDS.reason + lineId],
    );
    if (!reason.success) errors[LINE_FIELDS.reason + lineId] = reason.issues[0].message;
    const wanted = (form[LINE_FIELDS.wanted + lineId] ?? '').trim();
    if (cause && condition && reason.success)
      lines.push({
        lineId,
        quantity: Number(text),
        cause,
        condition,
        reason: reason.output,
        ...(wanted !== '' && { wantedVariantId: wanted }),
      });
  }
  if (lines.length === 0 && Object.keys(errors).length === 0) errors.lines = 'Say which pieces it is about';
  return { lines, errors };
}
