import { SHIPPING_TERMS, type ShippingTerms } from '#domain/cart/shipping.ts';

/** What the owner says of the shop on every page; the defaults are those of a first start (spec §9, decision 24). */
export type ShopParticulars = {
  name: string;
  /** What it sells, in a sentence: in the footer. */
  description: string;
  supportEmail: string;
  enquiriesEmail: string;
  phone: string;
  /** Where it is, in one line. */
  place: string;
  /** A line each: 'Mon-Fri 9AM-6PM'. */
  businessHours: string;
  /** The line above every page; '' for what delivery costs. */
  announcement: string;
};

/** What trading in the United Kingdom must say of itself (Companies Act, E-Commerce Regulations). */
export type LegalParticulars = {
  companyName: string;
  companyNumber: string;
  registeredOffice: string;
  /** Who is not registered for VAT shows none. */
  vatRegistered: boolean;
  vatNumber: string;
};

export const SOCIAL_SITES = ['instagram', 'tiktok', 'youtube', 'facebook', 'pinterest'] as const;
export type SocialLinks = Record<(typeof SOCIAL_SITES)[number], string>;

export type DeliverySettings = ShippingTerms & {
  /** Before the digits of order numbers. */
  orderPrefix: string;
  /** Where goods are sent back to, several lines; '' where that is not said. */
  returnAddress: string;
};

/** Praise, figures and people: empty until the owner writes true ones (decision 23). */
export type AboutContent = {
  /** Paragraphs; the default story where it is ''. */
  story: string;
  mission: string;
  /** The six of spec §2, in their order. */
  values: { name: string; text: string }[];
  figures: { figure: string; name: string }[];
  team: { name: string; position: string; description: string }[];
  testimonials: { words: string; who: string; what: string }[];
};

export type ShopSettings = {
  shop: ShopParticulars;
  delivery: DeliverySettings;
  legal: LegalParticulars;
  social: SocialLinks;
  about: AboutContent;
};

export type SettingsSection = keyof ShopSettings;

/** Numbers and addresses are reserved for examples. */
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
  },
  delivery: { ...SHIPPING_TERMS, orderPrefix: 'ZA', returnAddress: '' },
  legal: { companyName: '', companyNumber: '', registeredOffice: '', vatRegistered: true, vatNumber: '' },
  social: { instagram: '', tiktok: '', youtube: '', facebook: '', pinterest: '' },
  about: { story: '', mission: '', values: [], figures: [], team: [], testimonials: [] },
};

/** The software's own name, where no shop's settings are at hand. */
export const SHOP = DEFAULT_SETTINGS.shop;
