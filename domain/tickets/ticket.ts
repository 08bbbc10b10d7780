/** What somebody can ask for or complain of, with the deadline of the law. */
export type TicketDeclaration = {
  label: string;
  law: string;
  /** `month`: answered within a month, which can be extended. `reply`: answered by the day the shop promises. */
  deadline: 'month' | 'reply';
  /** The law wants it acknowledged besides. */
  acknowledged: boolean;
};

export const TICKET_KINDS = {
  access: { label: 'Access to data', law: 'UK GDPR, article 15', deadline: 'month', acknowledged: false },
  correction: { label: 'Correction', law: 'UK GDPR, article 16', deadline: 'month', acknowledged: false },
  erasure: { label: 'Erasure', law: 'UK GDPR, article 17', deadline: 'month', acknowledged: false },
  objection: {
    label: 'Objection or restriction',
    law: 'UK GDPR, articles 18 and 21',
    deadline: 'month',
    acknowledged: false,
  },
  portability: {
    label: 'Data to take elsewhere',
    law: 'UK GDPR, article 20',
    deadline: 'month',
    acknowledged: false,
  },
  'data-complaint': {
    label: 'Complaint about data',
    law: 'Data Protection Act 2018, s. 164A',
    deadline: 'reply',
    acknowledged: true,
  },
  'goods-complaint': {
    label: 'Complaint about goods or service',
    law: 'the shop’s own promise',
    deadline: 'reply',
    acknowledged: false,
  },
} as const satisfies Record<string, TicketDeclaration>;

export type TicketKind = keyof typeof TICKET_KINDS;

export const TICKET_KIND_NAMES = Object.keys(TICKET_KINDS).filter(isTicketKind);

export function isTicketKind(name: string): name is TicketKind {
  return Object.hasOwn(TICKET_KINDS, name);
}

/** How a ticket ended. */
export const TICKET_ENDS = {
  answered: 'Done',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
} as const;

export type TicketEnd = keyof typeof TICKET_ENDS;

export type TicketState = 'open' | TicketEnd;

export type Ticket = {
  id: string;
  kind: TicketKind;
  name: string;
  email: string;
  /** The message it was made from; null for another way. */
  messageId: string | null;
  /** A day in London, as the others. */
  receivedOn: string;
  /** From when the deadline counts: later where the person had to prove who they are first. */
  countedFrom: string;
  extendedMonths: number;
  extensionReason: string;
  dueOn: string;
  /** UTC, ISO. */
  acknowledgedAt: string | null;
  state: TicketState;
  /** Who deals with it; '' for nobody yet. */
  assignee: string;
  note: string;
  answer: string;
  answeredAt: string | null;
  answeredBy: string | null;
  version: number;
};

export const TICKET_NOTE_MAX_LENGTH = 4000;
export const TICKET_TEXT_MAX_LENGTH = 1000;

/** Called by its kind and whose it is; nobody's once the person is erased. */
export function ticketTitle({ kind, name, email }: Pick<Ticket, 'kind' | 'name' | 'email'>): string {
  const who = name || email;
  return who ? `${TICKET_KINDS[kind].label}: ${who}` : TICKET_KINDS[kind].label;
}

/** True for an open ticket whose day has passed. */
export function isTicketOverdue({ state, dueOn }: Pick<Ticket, 'state' | 'dueOn'>, today: string): boolean {
  return state === 'open' && today > dueOn;
}
