import { findTicket, insertTicket, updateTicket } from '#database/queries/tickets/tickets.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { newTicketRow } from '#domain/tickets/new-ticket.ts';
import { type Ticket, ticketTitle } from '#domain/tickets/ticket.ts';
import { type TicketAction, whyNot } from '#domain/tickets/ticket-actions.ts';
import { ticketDue } from '#domain/tickets/ticket-deadline.ts';
import type { Closing, Extension, NewTicket } from '#domain/tickets/ticket-form.ts';
import type { NoteResult } from '#operations/inbox/write-note.ts';
import { writeNote } from '#operations/inbox/write-note.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, type StaffWrite, staffWrite } from '#operations/platform/staff-write.ts';

/** Opens a ticket under an id that its form brought: one form makes one ticket, and one message too. */
export function openTicket(
  platform: Platform,
  actor: Actor,
  id: string,
  { messageId, ...ticket }: NewTicket & { messageId: string | null },
): Promise<void> {
  return staffWrite(platform, actor, async ({ trx, now, record }) => {
    const opened = await insertTicket(trx, newTicketRow({ ...ticket, id, messageId, now, by: actor.name }));
    if (!opened) return;
    const { kind, receivedOn } = ticket;
    record({
      action: 'ticket.open',
      subjectId: id,
      subject: ticketTitle(ticket),
      before: null,
      after: { kind, receivedOn },
    });
  });
}

export type TicketChange =
  | { ok: true }
  | { ok: false; problem: 'not-found' }
  | { ok: false; problem: 'changed-meanwhile' }
  /** Not possible as the ticket stands; in words. */
  | { ok: false; problem: 'refused'; why: string };

/** A change of a ticket over the version that was read. */
export type TicketStep =
  | { action: 'acknowledge' }
  | { action: 'take' }
  | { action: 'reopen' }
  | ({ action: 'extend' } & Extension)
  | { action: 'count-from'; countedFrom: string; why: string }
  | ({ action: 'close' } & Closing);

export function changeTicket(
  platform: Platform,
  actor: Actor,
  { id, version, step }: { id: string; version: number; step: TicketStep },
): Promise<TicketChange> {
  return staffWrite(platform, actor, (write) => changeIn(write, actor, { id, version, step }));
}

/** The same in a write that does more; version null for the one of this moment. */
export async function changeIn(
  { trx, now, record }: Pick<StaffWrite, 'trx' | 'now' | 'record'>,
  actor: Actor,
  { id, version, step }: { id: string; version: number | null; step: TicketStep },
): Promise<TicketChange> {
  const ticket = await findTicket(trx, id);
  if (!ticket) return { ok: false, problem: 'not-found' };
  if (version !== null && ticket.version !== version) return { ok: false, problem: 'changed-meanwhile' };
  const why = whyNot(step.action, ticket, londonDay(now));
  if (why !== null) return { ok: false, problem: 'refused', why };
  const changed = after(ticket, step, { now, by: actor.name });
  const written = { ...changed, dueOn: ticketDue(changed).day };
  if (!(await updateTicket(trx, written))) return { ok: false, problem: 'changed-meanwhile' };
  record({
    action: `ticket.${VERBS[step.action]}`,
    subjectId: id,
    subject: ticketTitle(ticket),
    before: saidOf(ticket),
    after: saidOf(written),
  });
  return { ok: true };
}

const VERBS: Record<TicketAction, string> = {
  acknowledge: 'acknowledge',
  extend: 'extend',
  'count-from': 'count',
  close: 'close',
  reopen: 'reopen',
  take: 'take',
};

function after(ticket: Ticket, step: TicketStep, { now, by }: { now: string; by: string }): Ticket {
  switch (step.action) {
    case 'acknowledge':
      return { ...ticket, acknowledgedAt: now };
    case 'take':
      return { ...ticket, assignee: by };
    case 'reopen':
      return { ...ticket, state: 'open', answeredAt: null, answeredBy: null };
    case 'extend':
      return { ...ticket, extendedMonths: step.months, extensionReason: step.reason };
    case 'count-from':
      return {
        ...ticket,
        countedFrom: step.countedFrom,
        note: addedTo(ticket.note, `Counted from ${step.countedFrom}: ${step.why}`),
      };
    case 'close':
      return {
        ...ticket,
        state: step.end,
        answer: step.answer,
        answeredAt: now,
        answeredBy: by,
        acknowledgedAt: ticket.acknowledgedAt ?? now,
      };
  }
}

function addedTo(note: string, line: string): string {
  return note === '' ? line : `${note}\n${line}`;
}

/** What the log keeps of a change: no word of the person's own. */
function saidOf({ state, dueOn, countedFrom, extendedMonths, assignee, answer }: Ticket) {
  return { state, dueOn, countedFrom, extendedMonths, assignee, answer };
}

/** Stores the staff's note about a ticket. Problems: gone, another note since `noteWas` was read. */
export function noteTicket(
  platform: Platform,
  actor: Actor,
  id: string,
  { note, noteWas }: { note: string; noteWas: string },
): Promise<NoteResult> {
  return writeNote(platform, actor, { id, note, noteWas }, findTicket, async (ticket, write) => {
    if (note === ticket.note) return;
    await updateTicket(write.trx, { ...ticket, note });
    write.record({
      action: 'ticket.note',
      subjectId: id,
      subject: ticketTitle(ticket),
      before: { note: ticket.note },
      after: { note },
    });
  });
}

/** Closes the open tickets of these kinds that an address has, in a write that did what they ask for. */
export async function closeAnswered(
  write: Pick<StaffWrite, 'trx' | 'now' | 'record'>,
  actor: Actor,
  tickets: readonly Ticket[],
  answer: string,
): Promise<void> {
  for (const { id } of tickets)
    await changeIn(write, actor, { id, version: null, step: { action: 'close', end: 'answered', answer } });
}
