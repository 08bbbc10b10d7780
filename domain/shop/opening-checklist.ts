import { isStated, type VatStatement } from '#domain/money/vat.ts';
import { namesTrader } from './names-trader.ts';
import { DEFAULT_SETTINGS, type SettingsSection, type ShopSettings } from './shop.ts';

/** All that decides whether a shop is ready to open. */
export type OpeningFacts = {
  settings: ShopSettings;
  /** Sections of the settings that were saved at least once. */
  saved: readonly SettingsSection[];
  isDemo: boolean;
  /** Cards are charged by a real service; the demo's test card is none. */
  takesCards: boolean;
  sendsMail: boolean;
  /** The address visitors use is known. */
  hasPublicUrl: boolean;
  /** Cards are charged, but by keys of a test mode: no money moves. */
  takesTestMoney: boolean;
  /** A published product that is not the demo's. */
  hasOwnProduct: boolean;
  /** An order was placed, by whoever. */
  hasOrder: boolean;
  /** A backup was made and read again. */
  hasBackup: boolean;
  /** Products, brands, categories, slides or articles of the demo are left, and its content was never removed. */
  hasDemoRows: boolean;
  /** Active slides that are not the demo's. */
  ownSlides: number;
  /** Titles of required pages that nobody has saved yet. */
  unreadPages: readonly string[];
  /** Slugs of required pages that are missing or not published. */
  missingPages: readonly string[];
  /** Published products without a Responsible Person. */
  withoutPerson: number;
  /** True where every owner has a second step or a passkey. */
  ownersAreSafe: boolean;
};

export type OpeningPoint = {
  text: string;
  /** Null where it is done outside /cms. */
  at:
    | SettingsSection
    | 'demo'
    | 'hero'
    | 'pages'
    | 'products'
    | 'account'
    | 'stripe'
    | 'mail-server'
    | 'backups'
    | 'new-product'
    | 'home'
    | null;
  isDone: boolean;
  /** A shop may open without it. */
  isOptional?: boolean;
};

/** False for a point that a shop may open without. */
export function isNeeded({ isOptional }: OpeningPoint): boolean {
  return !isOptional;
}

/** What a shop needs before it opens, each with whether it is done; whether the demo has ended is a point like the others. */
export function openingChecklist(facts: OpeningFacts): OpeningPoint[] {
  const { settings, saved } = facts;
  const { shop, legal, delivery, transfer, about } = settings;
  const defaults = DEFAULT_SETTINGS.shop;
  const isExample = (address: string) => address.endsWith('.example');
  const point = (isDone: boolean, at: OpeningPoint['at'], text: string): OpeningPoint => ({
    isDone,
    at,
    text,
  });
  return [
    point(facts.hasOwnProduct, 'new-product', 'Publish a product of your own'),
    point(saved.includes('plan'), 'plan', 'Check what delivery costs and where it goes'),
    point(facts.hasOrder, 'home', 'Place a test order, as a customer would'),
    point(shop.name !== defaults.name, 'shop', 'Give the shop its name'),
    point(
      !isExample(shop.supportEmail) && !isExample(shop.enquiriesEmail),
      'shop',
      'Enter email addresses that reach you',
    ),
    point(shop.phone !== defaults.phone, 'shop', 'Enter a telephone number that reaches you'),
    point(shop.place !== defaults.place, 'shop', 'Enter where the shop is'),
    point(shop.businessHours !== defaults.businessHours, 'shop', 'Enter when somebody is there'),
    point(
      shop.description !== defaults.description,
      'shop',
      'Describe the shop in a sentence for the footer',
    ),
    point(namesTrader(legal), 'legal', 'Say who trades here, and where'),
    point(isStated(legal), 'legal', vatWords(legal)),
    point(delivery.returnAddress !== '', 'delivery', 'Enter the address for returns'),
    point(
      delivery.cashOnDelivery || facts.takesCards || transfer.offered,
      'delivery',
      'Offer a way to pay: without one the shop takes no orders',
    ),
    {
      ...point(
        facts.takesCards && !facts.takesTestMoney,
        'stripe',
        facts.takesTestMoney
          ? 'Enter the live keys of Stripe: those of its test mode take no money'
          : 'Take payments by card: enter the keys of your Stripe account',
      ),
      isOptional: true,
    },
    point(facts.hasPublicUrl, null, 'Set PUBLIC_URL, the address visitors use, where the shop is started'),
    point(facts.sendsMail, 'mail-server', 'Enter your mail server: until then no mail is sent'),
    point(about.story !== '', 'about', 'Write your own story'),
    point(
      facts.unreadPages.length + facts.missingPages.length === 0,
      'pages',
      `Read and save the pages the law asks for: ${[...facts.unreadPages, ...facts.missingPages].join(', ')}`,
    ),
    point(facts.ownSlides > 0, 'hero', 'Replace the hero slides'),
    point(
      facts.withoutPerson === 0,
      'products',
      `Name the Responsible Person of each cosmetic: ${facts.withoutPerson} published without`,
    ),
    point(facts.hasBackup, 'backups', 'Make a first backup, or plan them'),
    point(facts.ownersAreSafe, 'account', 'Switch on a second step, or a passkey, for every owner'),
    point(!facts.hasDemoRows, 'demo', 'Remove the demo content'),
    point(!facts.isDemo, 'demo', 'End the demo'),
  ];
}

/** ‘Not registered’ is a statement like any other, and the owner's to make: nothing stands for it. */
function vatWords({ vatRegistered, vatNumber }: VatStatement): string {
  if (vatRegistered) return 'Enter the first day of your VAT registration';
  return vatNumber === ''
    ? 'State whether you are registered for VAT, and from which day: until then no VAT is charged'
    : 'State whether you are registered for VAT: a number is entered, and no VAT is charged';
}
