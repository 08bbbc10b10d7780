/** What is kept of people, by kind, each with the time it may be kept. The notice, the settings and the job read this table. */
export type RetentionDeclaration = {
  /** The name of its field. */
  label: string;
  unit: 'years' | 'months' | 'days';
  usual: number;
  least: number;
  most: number;
  /** From when on it counts: 'after …'. */
  from: string;
  /** What happens when the time is up. */
  end: string;
  /** Why it is kept so long, with the source. */
  why: string;
  /** What it is called in the privacy notice. */
  named: string;
};

/** Beyond so many a count of what is due says 'or more'. */
export const MOST_COUNTED = 1000;

export const RETENTION_KINDS = {
  orders: {
    label: 'Orders, invoices and credit notes',
    unit: 'years',
    usual: 6,
    least: 6,
    most: 12,
    from: 'after the end of the accounting year',
    end: 'Goods, money and VAT stay in the books, without name, address, contact and notes; invoices lose their buyer.',
    why: 'Tax law has a trader keep records for six years (VAT Notice 700/21, Companies Act 2006 s. 388, HMRC).',
    named: 'Orders, invoices and credit notes',
  },
  'unpaid-orders': {
    label: 'Orders cancelled before they were paid',
    unit: 'months',
    usual: 12,
    least: 1,
    most: 72,
    from: 'after they were placed',
    end: 'They stay without name, address, contact and notes.',
    why: 'No tax record: for questions about the order alone.',
    named: 'Orders that were cancelled and never paid',
  },
  messages: {
    label: 'Messages with their replies',
    unit: 'months',
    usual: 24,
    least: 1,
    most: 72,
    from: 'after the last reply',
    end: 'Deleted.',
    why: 'For questions that come again, such as those about goods under their guarantee.',
    named: 'Messages you wrote to us, with our replies',
  },
  complaints: {
    label: 'Complaints',
    unit: 'months',
    usual: 72,
    least: 12,
    most: 84,
    from: 'after the last reply',
    end: 'Deleted.',
    why: 'A claim can be brought for six years (Limitation Act 1980, s. 5).',
    named: 'Complaints, with our replies',
  },
  tickets: {
    label: 'Requests and complaints, as tickets',
    unit: 'months',
    usual: 72,
    least: 12,
    most: 84,
    from: 'after they were closed',
    end: 'Deleted. An open one stays.',
    why: 'Shows that the law’s deadline was met, as long as a claim can be brought (Limitation Act 1980, s. 9).',
    named: 'What you asked us to do with your data, or complained of, and what we did',
  },
  applications: {
    label: 'Trade applications not approved',
    unit: 'months',
    usual: 12,
    least: 1,
    most: 72,
    from: 'after they came',
    end: 'Deleted.',
    why: 'For questions about the decision.',
    named: 'Trade applications that did not become an account',
  },
  'trade-accounts': {
    label: 'Trade applications approved',
    unit: 'months',
    usual: 84,
    least: 12,
    most: 144,
    from: 'after they came',
    end: 'Deleted.',
    why: 'The account rests on it; a claim can be brought for six years after it ended.',
    named: 'Trade applications that became an account',
  },
  'newsletter-unconfirmed': {
    label: 'Newsletter addresses never confirmed',
    unit: 'days',
    usual: 30,
    least: 7,
    most: 365,
    from: 'after the address was entered',
    end: 'Deleted.',
    why: 'Nobody said yes: only so long as the link in the mail is used.',
    named: 'Newsletter addresses that were never confirmed',
  },
  'newsletter-left': {
    label: 'Newsletter addresses that left',
    unit: 'months',
    usual: 24,
    least: 1,
    most: 72,
    from: 'after they left',
    end: 'Deleted.',
    why: 'Shows that they had agreed, and when they withdrew it (UK GDPR, article 7).',
    named: 'Newsletter addresses that left',
  },
  'stock-requests': {
    label: 'Who waits for a product',
    unit: 'days',
    usual: 183,
    least: 14,
    most: 183,
    from: 'after they asked',
    end: 'Deleted, also where the product did not come back.',
    why: 'Nobody waits longer.',
    named: 'Addresses that wait for a product',
  },
  'reviews-unproven': {
    label: 'Reviews whose address was never proved',
    unit: 'days',
    usual: 14,
    least: 7,
    most: 90,
    from: 'after they were written',
    end: 'Deleted; nobody ever saw them.',
    why: 'Nobody followed the link in the mail: only so long as it is used.',
    named: 'Reviews that you wrote without following the link in our email',
  },
  reviews: {
    label: 'The address behind a review',
    unit: 'months',
    usual: 24,
    least: 1,
    most: 84,
    from: 'after it was written',
    end: 'The address is deleted; the review stays, under the name that its author chose.',
    why: 'For questions about the review, and as proof that somebody wrote it (CMA208).',
    named: 'The email address behind a review; the review itself stays, under the name you chose',
  },
  'questions-unproven': {
    label: 'Questions and answers whose address was never proved',
    unit: 'days',
    usual: 14,
    least: 7,
    most: 90,
    from: 'after they were written',
    end: 'Deleted; nobody ever saw them.',
    why: 'Nobody followed the link in the mail: only so long as it is used.',
    named: 'Questions and answers that you wrote without following the link in our email',
  },
  questions: {
    label: 'The address behind a question or an answer',
    unit: 'months',
    usual: 12,
    least: 1,
    most: 84,
    from: 'after it was written',
    end: 'The address is deleted; the words stay, under the name that their author chose.',
    why: 'To write to whoever asked when somebody answers.',
    named: 'The email address behind a question or an answer; the words stay, under the name you chose',
  },
  mails: {
    label: 'Copies of mails',
    unit: 'days',
    usual: 90,
    least: 14,
    most: 730,
    from: 'after they were written',
    end: 'Deleted, sent or not.',
    why: 'To see what somebody was told.',
    named: 'Copies of the emails we wrote to you',
  },
  'customer-notes': {
    label: 'Notes and tags of customers of whom nothing else is left',
    unit: 'months',
    usual: 24,
    least: 1,
    most: 72,
    from: 'after they were last seen',
    end: 'Deleted with the customer.',
    why: 'What staff know of somebody serves nothing when nothing belongs to them any more.',
    named: 'Notes of our staff about a customer of whom nothing else is left',
  },
  searches: {
    label: 'Searches without results',
    unit: 'months',
    usual: 12,
    least: 1,
    most: 36,
    from: 'after they were last asked',
    end: 'Deleted.',
    why: 'To know what is missing; somebody may have typed a name.',
    named: 'Words that were searched for and not found, without anything about you',
  },
  'failed-jobs': {
    label: 'Mails and other work that failed for good',
    unit: 'months',
    usual: 12,
    least: 1,
    most: 36,
    from: 'after they failed',
    end: 'Deleted.',
    why: 'Staff try them again or delete them; an old one serves nothing.',
    named: 'Work of the shop that failed, such as an email that could not be sent',
  },
  audit: {
    label: 'The log of what staff changed',
    unit: 'months',
    usual: 36,
    least: 12,
    most: 84,
    from: 'after the change',
    end: 'Deleted.',
    why: 'Explains an order or an error, and who had access (UK GDPR, article 32).',
    named: 'The log of what our staff changed',
  },
} as const satisfies Record<string, RetentionDeclaration>;

export type RetentionKind = keyof typeof RETENTION_KINDS;

export const RETENTION_KIND_NAMES: readonly RetentionKind[] =
  Object.keys(RETENTION_KINDS).filter(isRetentionKind);

export function isRetentionKind(name: string): name is RetentionKind {
  return Object.hasOwn(RETENTION_KINDS, name);
}

/** How long each kind is kept, in its unit, and the month (1 to 12) whose last day ends the accounting year; 0 where none is stated. */
export type RetentionTimes = Record<RetentionKind, number> & { yearEndMonth: number };

export const USUAL_TIMES: RetentionTimes = {
  ...(Object.fromEntries(RETENTION_KIND_NAMES.map((kind) => [kind, RETENTION_KINDS[kind].usual])) as Record<
    RetentionKind,
    number
  >),
  yearEndMonth: 0,
};
