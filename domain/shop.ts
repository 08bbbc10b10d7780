import { SHIPPING_TERMS, type ShippingTerms } from './shipping.ts';

/** What the owner says of the shop on every page; the defaults are those of a first start (spec §9, decision 24). */
export type ShopParticulars = {
  name: string;
  supportEmail: string;
  enquiriesEmail: string;
  phone: string;
  /** Where it is, in one line. */
  place: string;
  /** A line each: 'Mon-Fri 9AM-6PM'. */
  businessHours: string;
  announcement: string;
};

/** What trading in the United Kingdom must say of itself (Companies Act, E-Commerce Regulations). */
export type LegalParticulars = {
  companyName: string;
  companyNumber: string;
  registeredOffice: string;
  vatNumber: string;
};

export const SOCIAL_SITES = ['instagram', 'tiktok', 'youtube', 'facebook', 'pinterest'] as const;
export type SocialLinks = Record<(typeof SOCIAL_SITES)[number], string>;

export type DeliverySettings = ShippingTerms & {
  /** Before the digits of order numbers. */
  orderPrefix: string;
};

/** Praise, figures and people: empty until the owner writes true ones (decision 23). */
export type AboutContent = {
  /** Paragraphs; the default story where it is ''. */
  story: string;
  mission: string;
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
    supportEmail: 'support@zabelle.example',
    enquiriesEmail: 'hello@zabelle.example',
    phone: '+44 20 7946 0958',
    place: 'London, United Kingdom',
    businessHours: 'Mon-Fri 9AM-6PM\nSat 10AM-4PM',
    announcement: 'Free UK delivery on orders over {free-from}',
  },
  delivery: { ...SHIPPING_TERMS, orderPrefix: 'ZA' },
  legal: { companyName: '', companyNumber: '', registeredOffice: '', vatNumber: '' },
  social: { instagram: '', tiktok: '', youtube: '', facebook: '', pinterest: '' },
  about: { story: '', mission: '', figures: [], team: [], testimonials: [] },
};

/** The software's own name, where no shop's settings are at hand. */
export const SHOP = DEFAULT_SETTINGS.shop;

/** 'tel:+442079460958' */
export function phoneLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
