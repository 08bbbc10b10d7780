/** What somebody says about goods of an order. */
export const RETURN_CAUSES = [
  /** They have changed their mind, or never wanted to say why. */
  'changed-mind',
  'faulty',
  'damaged-on-the-way',
  'wrong-goods',
  'not-arrived',
] as const;

export type ReturnCause = (typeof RETURN_CAUSES)[number];

/** How goods are, as the customer says when they ask, and staff when they look. */
export const GOODS_CONDITIONS = [
  /** As they came: packed, and any seal whole. */
  'untouched',
  /** Taken out and looked at as in a shop; a seal on the goods themselves is whole. */
  'looked-at',
  /** A seal that protects health or hygiene is broken. */
  'unsealed',
  /** Handled more than it takes to see what they are. */
  'used',
] as const;

export type GoodsCondition = (typeof GOODS_CONDITIONS)[number];

/** All that a right to send back a line of an order rests on. Days are those of London: '2026-12-01'. */
export type ReturnSituation = {
  cause: ReturnCause;
  condition: GoodsCondition;
  /** The buyer acts outside any trade of theirs (Consumer Contracts Regulations 2013, regulation 4; Consumer Rights Act 2015, section 2). */
  isConsumer: boolean;
  /** Concluded without both being present: by website or telephone. Goods taken along from a counter are not. */
  isDistance: boolean;
  /** Sealed for reasons of health protection or hygiene, as its page said when it was sold. */
  isSealed: boolean;
  /** Made to the customer's own wish, or clearly personal. */
  isMadeToOrder: boolean;
  /** Content without a medium that was supplied with consent and the acknowledgement that the right ends. */
  isDigitalSupplied: boolean;
  /** Of a kind that can be expected to perish after so many days; null: of any other. */
  perishesInDays: number | null;
  /** Since it came it was mixed with other goods from which nobody can part it. */
  isMixed: boolean;
  orderedOn: string;
  /** The last piece of the whole order came into the hands of the customer; null: not yet, or nobody knows. */
  lastArrivedOn: string | null;
  /** This very piece came; null as above. */
  arrivedOn: string | null;
  /** Something of this line left the house. */
  wasSent: boolean;
  /** The last day on which it was promised; null: no day was agreed. */
  promisedBy: string | null;
  /** They did not get the statement of the right, and of who pays for sending goods back, in a durable form before the parcel. */
  wasNotTold: boolean;
  /** The day on which they got it after all; null: never. */
  toldOn: string | null;
  /** A repair or replacement was tried, and failed or could not be had. */
  remedyFailed: boolean;
  /** Where they live: each part of the United Kingdom has a law of its own for when claims end. */
  claimsIn: 'england-and-wales' | 'scotland' | 'northern-ireland';
  /** The shop gives so many days to those who change their mind: never fewer than 14. */
  shopDays: number;
  /** The shop pays for sending back what somebody changed their mind about. */
  freeReturns: boolean;
  today: string;
};

export type ReturnRemedy =
  /** The contract ends, in whole or for these goods, and what was paid comes back. */
  | 'refund'
  /** As they choose: money at once, or a repair or replacement. */
  | 'reject-or-repair'
  | 'repair-or-replace'
  /** Money for good, or keep it for less. */
  | 'final-reject-or-price-reduction'
  /** What was to come is sent, or the money goes back. */
  | 'deliver-or-refund';

export type ReturnRight =
  | {
      isOpen: true;
      remedy: ReturnRemedy;
      /** Where it is written. */
      source: string;
      /** The last day on which it can be said; null: not by a day. */
      until: string | null;
      /** Who pays for sending it back; null where nothing is sent. */
      postage: 'customer' | 'shop' | null;
      /** Standard delivery is given back too, where all of the order comes back. */
      withDelivery: boolean;
      /** What it lost by more handling than in a shop may be taken off. */
      mayBeReduced: boolean;
      /** It is for the shop to show that nothing was wrong, except where money back at once is asked for. */
      shopProves: boolean;
    }
  | { isOpen: false; source: string; why: ReturnRefusal };

export type ReturnRefusal =
  | 'unsealed'
  | 'made-to-order'
  | 'perishable'
  | 'mixed'
  | 'digital'
  | 'too-late'
  /** It was there for longer than goods can be complained of. */
  | 'out-of-time'
  | 'bought-at-the-counter'
  | 'not-a-consumer'
  | 'still-promised'
  | 'not-sent-yet';
