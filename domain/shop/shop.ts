import { DEFAULT_PLAN, type DeliveryPlan } from '#domain/delivery/delivery-plan.ts';
import { FORMER_PRICE_RULE, type FormerPriceRule } from '#domain/money/former-price.ts';
import type { Pence } from '#domain/money/money.ts';
import type { VatStatement } from '#domain/money/vat.ts';
import { ORDER_LIMITS, type OrderLimits } from '#domain/order/order-limits.ts';
import { type RetentionTimes, USUAL_TIMES } from '#domain/retention/retention-kinds.ts';
import type { ReturnTerms } from '#domain/returns/return-terms.ts';
import { type ReviewSettings, USUAL_REVIEWS } from '#domain/reviews/review-settings.ts';
import type { BankDetails } from '#domain/transfers/bank-details.ts';

/** Name and contact details of the shop, shown on every page. */
export type ShopParticulars = {
  name: string;
  /** A sentence for the footer. */
  description: string;
  supportEmail: string;
  enquiriesEmail: string;
  phone: string;
  /** Location, in one line. */
  place: string;
  /** One line for each: 'Mon-Fri 9AM-6PM'. */
  businessHours: string;
  /** The line above every page; '' for the delivery offer. */
  announcement: string;
  /** Time in which messages are answered, 'within 24 hours'; '' for no promise. */
  replyWithin: string;
  /** A shop that customers may visit, several lines; '' where there is none. */
  flagship: string;
};

/** What stands before the numbers of papers. */
export type PaperPrefixes = { invoicePrefix: string; creditNotePrefix: string };

/** Facts a trader must publish (Companies Act 2006, Electronic Commerce Regulations 2002). */
export type LegalParticulars = PaperPrefixes &
  VatStatement & {
    companyName: string;
    companyNumber: string;
    registeredOffice: string;
  } & Processors;

/** Companies that work for the shop with people's data, as the privacy notice names them; '' for one that is not named. */
export type Processors = {
  carriers: string;
  hostCompany: string;
  mailCompany: string;
};

export const SOCIAL_SITES = ['instagram', 'tiktok', 'youtube', 'facebook', 'pinterest'] as const;
export type SocialLinks = Record<(typeof SOCIAL_SITES)[number], string>;

export type DeliverySettings = OrderLimits &
  ReturnTerms & {
    cashOnDelivery: boolean;
    /** The highest total that is paid in cash; null for any. */
    cashCeilingPence: Pence | null;
    /** Days after which a cash order nobody packed is asked about; null for never. */
    askCashAfterDays: number | null;
    /** Days the customer has to confirm it, before it is cancelled. */
    cashReplyDays: number;
    /** How long an order holds its stock for a payment by card. */
    holdMinutes: number;
    /** Prefix of order numbers. */
    orderPrefix: string;
    /** Address for returned goods, several lines; '' if not set. */
    returnAddress: string;
    /** Days after its approval when a return of which nothing came ends by itself. */
    returnUnclaimedDays: number;
    /** Why things come back, one a line, for customers to choose from. */
    returnReasons: string;
  };

/** Payment that staff arrange and mark as received. */
export type TransferSettings = BankDetails & {
  /** Shoppers can choose it at the checkout. */
  offered: boolean;
  /** How long an order holds its stock for a transfer. */
  holdDays: number;
  /** How long an order that staff entered holds its stock for a payment by mailed link. */
  linkHours: number;
};

/** Testimonials, figures and people: empty until the owner writes true ones (docs/decisions/038-real-figures-only.md). */
export type AboutContent = {
  /** Paragraphs; '' for the default story. */
  story: string;
  mission: string;
  values: { name: string; text: string }[];
  figures: { figure: string; name: string }[];
  team: { name: string; position: string; description: string }[];
  testimonials: { words: string; who: string; what: string }[];
};

/** A line that replaces the announcement for a time (UTC, ISO; '' for since always, and for no end). */
export type DatedAnnouncement = {
  datedAnnouncement: string;
  announcementFrom: string;
  announcementUntil: string;
};

export type ShopSettings = {
  shop: ShopParticulars & DatedAnnouncement;
  delivery: DeliverySettings;
  transfer: TransferSettings;
  reviews: ReviewSettings;
  /** Where the shop delivers, how, and for what price. */
  plan: DeliveryPlan;
  /** How long what is kept of people is kept. */
  retention: RetentionTimes;
  legal: LegalParticulars;
  prices: FormerPriceRule;
  social: SocialLinks;
  about: AboutContent;
};

export type SettingsSection = keyof ShopSettings;

/** The sections with a form under Settings. */
export type FormSection = Exclude<SettingsSection, 'plan' | 'retention'>;

/** Settings of a first start. Phone number and addresses are from the ranges reserved for examples. */
export const DEFAULT_SETTINGS: ShopSettings = {
  shop: {
    name: 'Zabelle',
    description: 'Skincare, colour, scent and the good tools, chosen with care and sent from London.',
    supportEmail: 'support@zabelle.example',
    enquiriesEmail: 'hello@zabelle.example',
    phone: '+44 20 7946 0958',
    place: 'London, United Kingdom',
    businessHours: 'Mon-Fri 9AM-6PM\nSat 10AM-4PM',
    announcement: '',
    datedAnnouncement: '',
    announcementFrom: '',
    announcementUntil: '',
    replyWithin: '',
    flagship: '',
  },
  delivery: {
    ...ORDER_LIMITS,
    cashOnDelivery: true,
    cashCeilingPence: null,
    askCashAfterDays: null,
    cashReplyDays: 3,
    holdMinutes: 30,
    orderPrefix: 'ZA',
    returnAddress: '',
    returnDays: 14,
    freeReturns: false,
    returnUnclaimedDays: 30,
    returnReasons: 'Not what I expected\nWrong shade or size\nDoes not suit my skin\nOrdered too many',
  },
  transfer: {
    offered: false,
    accountName: '',
    sortCode: '',
    accountNumber: '',
    iban: '',
    bic: '',
    holdDays: 7,
    linkHours: 48,
  },
  reviews: USUAL_REVIEWS,
  plan: DEFAULT_PLAN,
  retention: USUAL_TIMES,
  legal: {
    companyName: '',
    companyNumber: '',
    registeredOffice: '',
    carriers: '',
    hostCompany: '',
    mailCompany: '',
    vatRegistered: null,
    vatNumber: '',
    vatRegisteredFrom: '',
    vatRegisteredUntil: '',
    invoicePrefix: 'INV-',
    creditNotePrefix: 'CN-',
  },
  prices: FORMER_PRICE_RULE,
  social: { instagram: '', tiktok: '', youtube: '', facebook: '', pinterest: '' },
  about: { story: '', mission: '', values: [], figures: [], team: [], testimonials: [] },
};

/** The default particulars, for places without the shop's settings. */
export const SHOP = DEFAULT_SETTINGS.shop;
