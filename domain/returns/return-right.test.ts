import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/text/london-day.ts';
import { returnRight } from './return-right.ts';
import {
  GOODS_CONDITIONS,
  RETURN_CAUSES,
  type ReturnRefusal,
  type ReturnRemedy,
  type ReturnSituation,
} from './return-situation.ts';

const ARRIVED = '2026-03-02';

/** A cream of one's own order, on the day after it came. */
const USUAL: ReturnSituation = {
  cause: 'changed-mind',
  condition: 'untouched',
  isConsumer: true,
  isDistance: true,
  isSealed: false,
  isMadeToOrder: false,
  isDigitalSupplied: false,
  perishesInDays: null,
  isMixed: false,
  orderedOn: '2026-02-27',
  lastArrivedOn: ARRIVED,
  arrivedOn: ARRIVED,
  wasSent: true,
  promisedBy: ARRIVED,
  wasNotTold: false,
  toldOn: null,
  remedyFailed: false,
  claimsIn: 'england-and-wales',
  shopDays: 14,
  freeReturns: false,
  today: '2026-03-03',
};

const SENT = { lastArrivedOn: null, arrivedOn: null, promisedBy: '2026-03-06' };
const NOT_SENT = { ...SENT, wasSent: false };
const NOT_TOLD = { wasNotTold: true };
const COUNTER = { isDistance: false };
const BUSINESS = { isConsumer: false };
const faulty = (on: string, more: Partial<ReturnSituation> = {}) =>
  ({ cause: 'faulty', today: on, ...more }) as const;

type Row = [
  what: string,
  change: Partial<ReturnSituation>,
  right: ReturnRemedy | ReturnRefusal,
  source: string,
];

const REG = (what: string) => `Consumer Contracts Regulations 2013, regulation${what}`;
const ACT = (what: string) => `Consumer Rights Act 2015, section${what}`;
const CANCEL = REG('s 29 to 35');
const SALE = 'Sale of Goods Act 1979, sections 13 to 15, 35 and 53';
const REJECT = ACT('s 20, 22 and 23');

test.each<Row>([
  ['untouched, the day after', {}, 'refund', CANCEL],
  ['untouched, on the day it came', { today: ARRIVED }, 'refund', CANCEL],
  ['untouched, on the fourteenth day', { today: '2026-03-16' }, 'refund', CANCEL],
  ['untouched, on the fifteenth day', { today: '2026-03-17' }, 'too-late', REG(' 30')],
  ['last day is a Sunday', { lastArrivedOn: '2026-03-08', today: '2026-03-22' }, 'refund', CANCEL],
  ['the Monday after it', { lastArrivedOn: '2026-03-08', today: '2026-03-23' }, 'too-late', REG(' 30')],
  ['last day is Good Friday', { lastArrivedOn: '2026-03-20', today: '2026-04-03' }, 'refund', CANCEL],
  ['the day after it', { lastArrivedOn: '2026-03-20', today: '2026-04-04' }, 'too-late', REG(' 30')],
  ['a year later', { today: '2027-03-02' }, 'too-late', REG(' 30')],
  ['across the end of a month', { lastArrivedOn: '2026-01-25', today: '2026-02-08' }, 'refund', CANCEL],
  ['a day after that', { lastArrivedOn: '2026-01-25', today: '2026-02-09' }, 'too-late', REG(' 30')],
  ['across a leap day', { lastArrivedOn: '2028-02-20', today: '2028-03-05' }, 'refund', CANCEL],
  ['a day after the leap', { lastArrivedOn: '2028-02-20', today: '2028-03-06' }, 'too-late', REG(' 30')],
  [
    'this came early, the last parcel later',
    { arrivedOn: '2026-02-01', today: '2026-03-16' },
    'refund',
    CANCEL,
  ],
  [
    'the last parcel came a fortnight ago, this a day before it',
    { arrivedOn: '2026-03-01', today: '2026-03-17' },
    'too-late',
    REG(' 30'),
  ],
  [
    'the order of this is over, however late another order came',
    { arrivedOn: '2026-02-01', lastArrivedOn: '2026-02-01', today: '2026-03-03' },
    'too-late',
    REG(' 30'),
  ],
  ['the last parcel has not come', { arrivedOn: '2026-01-01', lastArrivedOn: null }, 'refund', CANCEL],
  ['nothing has come, it is on its way', SENT, 'refund', CANCEL],
  ['nothing was sent', NOT_SENT, 'refund', CANCEL],
  ['nothing was sent of sealed goods', { ...NOT_SENT, isSealed: true }, 'refund', CANCEL],
  ['box opened, looked at', { condition: 'looked-at' }, 'refund', CANCEL],
  ['a brush without a seal, used', { condition: 'used' }, 'refund', CANCEL],
  ['a candle without a seal, burnt', { condition: 'used', today: '2026-03-16' }, 'refund', CANCEL],
  ['a film that is no seal for hygiene, torn', { condition: 'unsealed' }, 'refund', CANCEL],
  ['sealed for hygiene, seal whole', { isSealed: true }, 'refund', CANCEL],
  [
    'sealed for hygiene, box opened, seal whole',
    { isSealed: true, condition: 'looked-at' },
    'refund',
    CANCEL,
  ],
  ['sealed for hygiene, unsealed', { isSealed: true, condition: 'unsealed' }, 'unsealed', REG(' 28(3)(a)')],
  ['sealed for hygiene, used', { isSealed: true, condition: 'used' }, 'unsealed', REG(' 28(3)(a)')],
  [
    'sealed, unsealed, in a shop of thirty days',
    { isSealed: true, condition: 'unsealed', shopDays: 30 },
    'unsealed',
    REG(' 28(3)(a)'),
  ],
  [
    'sealed for hygiene and unsealed, also not told',
    { isSealed: true, condition: 'unsealed', ...NOT_TOLD },
    'unsealed',
    REG(' 28(3)(a)'),
  ],
  ['sealed in a set, another part unsealed', { condition: 'unsealed', isSealed: false }, 'refund', CANCEL],
  ['a mask of fresh fruit', { perishesInDays: 5 }, 'perishable', REG(' 28(1)(c)')],
  ['a mask of fresh fruit, not sent yet', { ...NOT_SENT, perishesInDays: 5 }, 'perishable', REG(' 28(1)(c)')],
  ['a booster stirred into a cream', { isMixed: true, condition: 'used' }, 'mixed', REG(' 28(3)(c)')],
  ['the same, in a shop of thirty days', { isMixed: true, shopDays: 30 }, 'mixed', REG(' 28(3)(c)')],
  ['engraved for her', { isMadeToOrder: true }, 'made-to-order', REG(' 28(1)(b)')],
  ['engraved, not sent yet', { ...NOT_SENT, isMadeToOrder: true }, 'made-to-order', REG(' 28(1)(b)')],
  ['a download that began with consent', { isDigitalSupplied: true }, 'digital', REG(' 37')],
  ['a shop of thirty days, on the thirtieth', { shopDays: 30, today: '2026-04-01' }, 'refund', CANCEL],
  ['a shop of thirty days, on the day after', { shopDays: 30, today: '2026-04-02' }, 'too-late', REG(' 30')],
  ['a shop that would give seven days', { shopDays: 7, today: '2026-03-16' }, 'refund', CANCEL],
  ['a shop that would give none', { shopDays: 0, today: '2026-03-16' }, 'refund', CANCEL],
  ['not told of the right, after a year', { ...NOT_TOLD, today: '2027-03-16' }, 'refund', CANCEL],
  ['not told, a day after that', { ...NOT_TOLD, today: '2027-03-17' }, 'too-late', REG(' 31')],
  [
    'told in June, fourteen days on',
    { ...NOT_TOLD, toldOn: '2026-06-01', today: '2026-06-15' },
    'refund',
    CANCEL,
  ],
  ['a day after that', { ...NOT_TOLD, toldOn: '2026-06-01', today: '2026-06-16' }, 'too-late', REG(' 31')],
  [
    'told a day after the parcel',
    { ...NOT_TOLD, toldOn: '2026-03-03', today: '2026-03-17' },
    'refund',
    CANCEL,
  ],
  [
    'told while it was on its way',
    { ...NOT_TOLD, toldOn: '2026-02-28', today: '2026-03-16' },
    'refund',
    CANCEL,
  ],
  [
    'told at the end of the year: no longer than twelve months',
    { ...NOT_TOLD, toldOn: '2027-03-10', today: '2027-03-17' },
    'too-late',
    REG(' 31'),
  ],
  [
    'not told, in a shop of thirty days',
    { ...NOT_TOLD, shopDays: 30, today: '2027-03-16' },
    'refund',
    CANCEL,
  ],
  ['taken along from the counter', COUNTER, 'bought-at-the-counter', REG('s 5 and 27')],
  ['a salon that bought for its trade', BUSINESS, 'not-a-consumer', REG('s 4 and 27')],
  ['a salon, nothing sent yet', { ...BUSINESS, ...NOT_SENT }, 'not-a-consumer', REG('s 4 and 27')],
  ['faulty, the day after', faulty('2026-03-03'), 'reject-or-repair', REJECT],
  ['faulty, on the thirtieth day', faulty('2026-04-01'), 'reject-or-repair', REJECT],
  ['faulty, on the day after', faulty('2026-04-02'), 'repair-or-replace', ACT(' 23')],
  [
    'faulty, thirtieth day is a Saturday',
    faulty('2026-04-11', { arrivedOn: '2026-03-12' }),
    'reject-or-repair',
    REJECT,
  ],
  [
    'faulty fresh goods, within their days',
    faulty('2026-03-07', { perishesInDays: 5 }),
    'reject-or-repair',
    REJECT,
  ],
  [
    'faulty fresh goods, after them',
    faulty('2026-03-08', { perishesInDays: 5 }),
    'repair-or-replace',
    ACT(' 23'),
  ],
  [
    'faulty goods that keep for a year',
    faulty('2026-04-02', { perishesInDays: 365 }),
    'repair-or-replace',
    ACT(' 23'),
  ],
  ['faulty, and mixed with a cream', faulty('2026-03-20', { isMixed: true }), 'reject-or-repair', REJECT],
  [
    'faulty, a repair was never tried, in the sixth month',
    faulty('2026-08-20'),
    'repair-or-replace',
    ACT(' 23'),
  ],
  [
    'faulty, the repair failed in the eighth month',
    faulty('2026-10-20', { remedyFailed: true }),
    'final-reject-or-price-reduction',
    ACT(' 24'),
  ],
  ['faulty, five months on', faulty('2026-08-02'), 'repair-or-replace', ACT(' 23')],
  ['faulty, seven months on', faulty('2026-10-02'), 'repair-or-replace', ACT(' 23')],
  [
    'faulty, the replacement failed too',
    faulty('2026-05-02', { remedyFailed: true }),
    'final-reject-or-price-reduction',
    ACT(' 24'),
  ],
  [
    'failed replacement within the thirty days',
    faulty('2026-03-20', { remedyFailed: true }),
    'final-reject-or-price-reduction',
    ACT(' 24'),
  ],
  [
    'faulty, sealed goods that were unsealed',
    faulty('2026-03-20', { isSealed: true, condition: 'unsealed' }),
    'reject-or-repair',
    REJECT,
  ],
  ['faulty, used for weeks', faulty('2026-03-30', { condition: 'used' }), 'reject-or-repair', REJECT],
  ['faulty, made to order', faulty('2026-03-20', { isMadeToOrder: true }), 'reject-or-repair', REJECT],
  ['faulty, from the counter', faulty('2026-03-20', COUNTER), 'reject-or-repair', REJECT],
  ['faulty, from the counter, months on', faulty('2026-06-20', COUNTER), 'repair-or-replace', ACT(' 23')],
  ['faulty, six years on', faulty('2032-03-02'), 'repair-or-replace', ACT(' 23')],
  ['faulty, a day after six years', faulty('2032-03-03'), 'out-of-time', 'Limitation Act 1980, section 5'],
  [
    'faulty in Scotland, five years on',
    faulty('2031-03-02', { claimsIn: 'scotland' }),
    'repair-or-replace',
    ACT(' 23'),
  ],
  [
    'faulty in Scotland, a day after',
    faulty('2031-03-03', { claimsIn: 'scotland' }),
    'out-of-time',
    'Prescription and Limitation (Scotland) Act 1973, section 6',
  ],
  [
    'faulty in Northern Ireland, six years on',
    faulty('2032-03-02', { claimsIn: 'northern-ireland' }),
    'repair-or-replace',
    ACT(' 23'),
  ],
  [
    'faulty in Northern Ireland, a day after',
    faulty('2032-03-03', { claimsIn: 'northern-ireland' }),
    'out-of-time',
    'Limitation (Northern Ireland) Order 1989, article 4',
  ],
  [
    'faulty, in the first of two parcels',
    faulty('2026-03-20', { lastArrivedOn: null }),
    'reject-or-repair',
    REJECT,
  ],
  [
    'faulty, nobody knows when it came',
    faulty('2026-09-20', { arrivedOn: null }),
    'reject-or-repair',
    REJECT,
  ],
  ['faulty, said before anything was sent', faulty('2026-03-03', NOT_SENT), 'not-sent-yet', ACT(' 19')],
  ['faulty, bought by a salon', faulty('2026-03-20', BUSINESS), 'final-reject-or-price-reduction', SALE],
  [
    'faulty, bought by a salon, six years on',
    faulty('2032-03-02', BUSINESS),
    'final-reject-or-price-reduction',
    SALE,
  ],
  [
    'faulty, bought by a salon, a day after',
    faulty('2032-03-03', BUSINESS),
    'out-of-time',
    'Limitation Act 1980, section 5',
  ],
  ['broken when it came', { cause: 'damaged-on-the-way' }, 'reject-or-repair', REJECT],
  [
    'broken, told after five weeks',
    { cause: 'damaged-on-the-way', today: '2026-04-10' },
    'repair-or-replace',
    ACT(' 23'),
  ],
  ['another shade than was ordered', { cause: 'wrong-goods' }, 'reject-or-repair', REJECT],
  [
    'another shade, unsealed to see it',
    { cause: 'wrong-goods', isSealed: true, condition: 'unsealed' },
    'reject-or-repair',
    REJECT,
  ],
  [
    'another shade, after the fourteen days',
    { cause: 'wrong-goods', today: '2026-03-25' },
    'reject-or-repair',
    REJECT,
  ],
  ['not there, still promised', { cause: 'not-arrived', ...SENT }, 'still-promised', ACT(' 28')],
  [
    'not there, on the last promised day',
    { cause: 'not-arrived', ...SENT, today: '2026-03-06' },
    'still-promised',
    ACT(' 28'),
  ],
  [
    'not there, a day after the promise',
    { cause: 'not-arrived', ...SENT, today: '2026-03-07' },
    'deliver-or-refund',
    ACT(' 28'),
  ],
  [
    'not sent, a day after the promise',
    { cause: 'not-arrived', ...NOT_SENT, today: '2026-03-07' },
    'deliver-or-refund',
    ACT(' 28'),
  ],
  ['not sent, still promised', { cause: 'not-arrived', ...NOT_SENT }, 'not-sent-yet', ACT(' 28')],
  [
    'carrier says it came, customer that it did not',
    { cause: 'not-arrived' },
    'deliver-or-refund',
    ACT(' 28'),
  ],
  [
    'no day was agreed, on the thirtieth after the order',
    { cause: 'not-arrived', ...SENT, promisedBy: null, today: '2026-03-29' },
    'still-promised',
    ACT(' 28'),
  ],
  [
    'no day was agreed, a day after that',
    { cause: 'not-arrived', ...SENT, promisedBy: null, today: '2026-03-30' },
    'deliver-or-refund',
    ACT(' 28'),
  ],
  [
    'a later day than the thirtieth was agreed',
    { cause: 'not-arrived', ...SENT, promisedBy: '2026-05-01', today: '2026-04-20' },
    'still-promised',
    ACT(' 28'),
  ],
  [
    'not there, told seven years later',
    { cause: 'not-arrived', ...SENT, today: '2033-03-07' },
    'out-of-time',
    'Limitation Act 1980, section 5',
  ],
  [
    'not there, but they no longer want it either way',
    { cause: 'changed-mind', ...SENT, today: '2026-03-04' },
    'refund',
    CANCEL,
  ],
  [
    'not there, for a salon',
    { cause: 'not-arrived', ...SENT, ...BUSINESS, today: '2026-03-07' },
    'deliver-or-refund',
    'Sale of Goods Act 1979, section 27',
  ],
])('%s', (_, change, wanted, source) => {
  const right = returnRight({ ...USUAL, ...change });
  expect({ right: right.isOpen ? right.remedy : right.why, source: right.source }).toEqual({
    right: wanted,
    source,
  });
});

test.each<[string, Partial<ReturnSituation>, object]>([
  ['a changed mind pays the postage', {}, { postage: 'customer', withDelivery: true, mayBeReduced: false }],
  ['a tool that was used may be worth less', { condition: 'used' }, { mayBeReduced: true }],
  ['a box that was opened is worth as much', { condition: 'looked-at' }, { mayBeReduced: false }],
  ['what was not sent costs no postage', NOT_SENT, { postage: null, mayBeReduced: false, until: null }],
  [
    'faulty goods cost no postage and lose nothing',
    faulty('2026-03-20', { condition: 'used' }),
    { postage: 'shop', mayBeReduced: false },
  ],
  ['a shop of free returns pays the postage', { freeReturns: true }, { postage: 'shop' }],
  ['so does one that did not tell', NOT_TOLD, { postage: 'shop' }],
  ['and who was not told loses nothing', { ...NOT_TOLD, condition: 'used' }, { mayBeReduced: false }],
  [
    'nor who was told too late',
    { ...NOT_TOLD, toldOn: '2026-03-10', condition: 'used' },
    { mayBeReduced: false },
  ],
  ['free returns change nothing of what was not sent', { ...NOT_SENT, freeReturns: true }, { postage: null }],
  [
    'faulty goods bought by a salon cost no postage either',
    faulty('2026-03-20', BUSINESS),
    { postage: 'shop' },
  ],
  ['six months begin with the day of arrival', faulty('2026-09-01'), { shopProves: true }],
  ['after six months the customer proves', faulty('2026-09-02'), { shopProves: false }],
  ['use counts after six months alone', faulty('2026-09-03', { remedyFailed: true }), { mayBeReduced: true }],
  ['and not before', faulty('2026-09-02', { remedyFailed: true }), { mayBeReduced: false }],
  ['the last day is told', {}, { until: '2026-03-16' }],
  ['of a shop that gives more, its own', { shopDays: 60 }, { until: '2026-05-01' }],
])('%s', (_, change, right) => {
  expect(returnRight({ ...USUAL, ...change })).toMatchObject({ isOpen: true, ...right });
});

const situations: fc.Arbitrary<ReturnSituation> = fc
  .record({
    cause: fc.constantFrom(...RETURN_CAUSES),
    condition: fc.constantFrom(...GOODS_CONDITIONS),
    isConsumer: fc.boolean(),
    isDistance: fc.boolean(),
    isSealed: fc.boolean(),
    isMadeToOrder: fc.boolean(),
    isDigitalSupplied: fc.boolean(),
    hasCome: fc.boolean(),
    wasSent: fc.boolean(),
    wasNotTold: fc.boolean(),
    toldAfter: fc.option(fc.integer({ min: 0, max: 500 }), { nil: null }),
    perishesInDays: fc.option(fc.integer({ min: 1, max: 60 }), { nil: null }),
    isMixed: fc.boolean(),
    remedyFailed: fc.boolean(),
    claimsIn: fc.constantFrom('england-and-wales', 'scotland', 'northern-ireland'),
    shopDays: fc.integer({ min: 0, max: 90 }),
    freeReturns: fc.boolean(),
    after: fc.integer({ min: 0, max: 2600 }),
  })
  .map(({ hasCome, after, toldAfter, ...one }): ReturnSituation => {
    const arrived = hasCome && one.wasSent ? ARRIVED : null;
    return {
      ...one,
      orderedOn: addDays(ARRIVED, -3),
      toldOn: one.wasNotTold && toldAfter !== null ? addDays(ARRIVED, toldAfter) : null,
      lastArrivedOn: arrived,
      arrivedOn: arrived,
      promisedBy: ARRIVED,
      today: addDays(ARRIVED, after),
    };
  });

test('what is open stays open until its last day, and a shop that gives more never gives less', () => {
  fc.assert(
    fc.property(situations, fc.nat(100), (situation, more) => {
      const right = returnRight(situation);
      if (!right.isOpen) return;
      if (right.until !== null) expect(situation.today <= right.until).toBe(true);
      expect(returnRight({ ...situation, shopDays: situation.shopDays + more }).isOpen).toBe(true);
    }),
  );
});

test('goods in a worse condition never give more than better ones, and a fault never depends on it', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const [untouched, ...worse] = GOODS_CONDITIONS.map((condition) =>
        returnRight({ ...situation, condition }),
      );
      for (const right of worse) {
        if (right.isOpen) expect(untouched?.isOpen).toBe(true);
        if (situation.cause !== 'changed-mind') expect(right).toEqual(untouched);
      }
    }),
  );
});

test('who was not told, or told late, never has less than who was told in time, and loses nothing', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const told = returnRight({ ...situation, wasNotTold: false, toldOn: null });
      const untold = returnRight({ ...situation, wasNotTold: true });
      if (told.isOpen) expect(untold.isOpen).toBe(true);
      if (situation.cause === 'changed-mind' && untold.isOpen)
        expect([untold.mayBeReduced, untold.postage === 'customer']).toEqual([false, false]);
    }),
  );
});
