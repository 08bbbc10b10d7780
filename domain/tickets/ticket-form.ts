import * as v from 'valibot';
import { addMonths } from '#domain/calendar/add-months.ts';
import { emailField } from '#domain/fields/email-field.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import {
  checkFilled,
  optionalLine,
  optionalLines,
  requiredLine,
  requiredLines,
} from '#domain/fields/text-field.ts';
import { isDay } from '#domain/text/london-day.ts';
import {
  isTicketKind,
  TICKET_ENDS,
  TICKET_NOTE_MAX_LENGTH,
  TICKET_TEXT_MAX_LENGTH,
  type TicketEnd,
  type TicketKind,
} from './ticket.ts';
import { MOST_EXTENDED_MONTHS } from './ticket-deadline.ts';

type Parsed<Value> = { ok: true; value: Value } | { ok: false; errors: Record<string, string> };

export type NewTicket = { kind: TicketKind; name: string; email: string; receivedOn: string; note: string };

/** As long as a complaint can matter (Limitation Act 1980, s. 5): an older day is mistyped. */
const MOST_YEARS_AGO = 6;

const dayOf = (label: string) =>
  v.pipe(requiredLine(label, 10), checkFilled(isDay, `${label} must be a day, such as 2026-04-01`));

const kindField = v.pipe(v.nullish(v.string(), ''), v.check(isTicketKind, 'Choose what it is about'));

/** Parses a ticket that staff enter; it is received neither after today nor many years ago. */
export function parseNewTicket(form: Record<string, string>, today: string): Parsed<NewTicket> {
  const schema = v.object({
    kind: kindField,
    name: optionalLine('Name', 200),
    email: emailField(),
    receivedOn: v.pipe(
      dayOf('Received on'),
      checkFilled((day) => day <= today, 'Received on must not be after today'),
      checkFilled(
        (day) => day >= addMonths(today, -12 * MOST_YEARS_AGO),
        `Received on must not be more than ${MOST_YEARS_AGO} years ago`,
      ),
    ),
    note: optionalLines('Note', TICKET_NOTE_MAX_LENGTH),
  });
  return resultOf(v.safeParse(schema, form));
}

export type Closing = { end: TicketEnd; answer: string };

/** Parses how a ticket ended, and what the person was told. */
export function parseClosing(form: Record<string, string>): Parsed<Closing> {
  const schema = v.object({
    end: v.pipe(
      v.nullish(v.string(), ''),
      v.check((name) => Object.hasOwn(TICKET_ENDS, name), 'Choose how it ended'),
    ),
    answer: requiredLines('What was done and how the person was told', TICKET_TEXT_MAX_LENGTH),
  });
  return resultOf(v.safeParse(schema, form));
}

export type Extension = { months: number; reason: string };

export function parseExtension(form: Record<string, string>): Parsed<Extension> {
  const schema = v.object({
    months: v.pipe(
      v.nullish(v.string(), ''),
      v.check(
        (text) =>
          Array.from({ length: MOST_EXTENDED_MONTHS }, (_, place) => String(place + 1)).includes(text),
        'Choose one or two months',
      ),
      v.transform(Number),
    ),
    reason: requiredLines('Reason', TICKET_TEXT_MAX_LENGTH),
  });
  return resultOf(v.safeParse(schema, form));
}

/** Parses the day from which a deadline counts: not before it was received, nor after today. */
export function parseCountedFrom(
  form: Record<string, string>,
  { receivedOn, today }: { receivedOn: string; today: string },
): Parsed<{ countedFrom: string; why: string }> {
  const schema = v.object({
    countedFrom: v.pipe(
      dayOf('Counted from'),
      checkFilled(
        (day) => day >= receivedOn && day <= today,
        'Counted from must be between the day it was received and today',
      ),
    ),
    why: requiredLine('Reason', TICKET_TEXT_MAX_LENGTH),
  });
  return resultOf(v.safeParse(schema, form));
}

function resultOf<Value>(
  parsed: { success: true; output: unknown } | { success: false; issues: readonly v.BaseIssue<unknown>[] },
): Parsed<Value> {
  return parsed.success
    ? { ok: true, value: parsed.output as Value }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}
