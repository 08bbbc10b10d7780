import type { PostcodeRegion } from '#domain/fields/postcode-areas.ts';
import type { Pence } from '#domain/money/money.ts';
import type { CarriageLimit } from './carriage.ts';

/** What a service costs for goods of a value and a parcel of a weight. */
export type DeliveryRate = {
  /** Of the goods, after reductions. */
  fromPence: Pence;
  /** The heaviest parcel, packing included; null for any. */
  upToGrams: number | null;
  pricePence: Pence;
};

/** Working days from the order to the parcel's arrival. */
export type DeliveryDays = {
  firstDay: number;
  lastDay: number;
  /** The hour in London from which an order counts as one of the next working day; null where the day alone counts. */
  cutOffHour: number | null;
};

export type DeliveryService = DeliveryDays & {
  /** Of its own in the whole plan; orders name it. */
  id: string;
  name: string;
  isOn: boolean;
  rates: DeliveryRate[];
  /** The value of the goods from which it is free; null: never. */
  freeFromPence: Pence | null;
  /** What it does not carry of goods that carriers restrict. */
  limits: CarriageLimit[];
  /** Where the limits are from, and of which day; '' where nobody says. */
  limitsSource: string;
};

/** A service that carries whatever the shop sells. */
export const NO_LIMITS = { limits: [] as CarriageLimit[], limitsSource: '' };

/** The places of a zone. Of several that fit, the narrowest counts: district, area, region, country. */
export type ZonePlaces = {
  /** ISO codes in the plan of the owner, names where places are looked up. */
  countries: string[];
  regions: PostcodeRegion[];
  /** Areas and districts: 'BT', 'AB31', 'PA20-78'. */
  postcodes: string[];
};

export type DeliveryZone = ZonePlaces & {
  id: string;
  name: string;
  /** Goods that lack the item data of a place are not sent there. Missing in zones of before it could be asked for. */
  asksItemData?: boolean;
  /** In the order in which they are offered. A zone without any is not delivered to. */
  services: DeliveryService[];
};

/** Where the shop delivers, how, and for what price (docs/decisions/256-a-plan-of-zones.md). */
export type DeliveryPlan = {
  zones: DeliveryZone[];
  /** The weight of box and filling, added to that of the goods. */
  packingGrams: number;
};

/** Working days of a service that says nothing else. */
export const STANDARD_DAYS: DeliveryDays = { firstDay: 3, lastDay: 5, cutOffHour: null };

export const STANDARD_SERVICE: DeliveryService = {
  id: 'standard',
  name: 'Standard delivery',
  isOn: true,
  rates: [{ fromPence: 0, upToGrams: null, pricePence: 599 }],
  freeFromPence: 5000,
  ...NO_LIMITS,
  ...STANDARD_DAYS,
};

/** The plan of a new shop; the owner may set another. */
export const DEFAULT_PLAN: DeliveryPlan = {
  zones: [
    {
      id: 'home',
      name: 'United Kingdom',
      countries: ['GB'],
      regions: [],
      postcodes: [],
      services: [STANDARD_SERVICE],
    },
  ],
  packingGrams: 0,
};
