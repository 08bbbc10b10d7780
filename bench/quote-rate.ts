import { DEFAULT_PLAN } from '#domain/delivery/delivery-plan.ts';
import { servedZones } from '#domain/delivery/served-zones.ts';
import { splitVat } from '#domain/money/vat-split.ts';
import { type LineToQuote, quote } from '#domain/pricing/quote.ts';
import { applyPromotions } from '#domain/promotions/apply-promotions.ts';
import { offersOnCart } from './offers-on-a-cart.ts';

const ROUNDS = 20_000;
const LINES = 20;
const OFFERS = 200;
/** Carts with offers, and how often each is priced: the clock of the CPU is too coarse for one. */
const CARTS = 200;
const TIMES = 25;

/** Measures quotes without and with many offers. */
export async function measureQuotes(): Promise<string[]> {
  return [plainQuotes(), offersAlone()];
}

/** A cart of 20 lines, two of them sets, beside the VAT of the same lines alone. */
function plainQuotes(): string {
  const lines = Array.from({ length: LINES }, (_, place) => lineAt(place));
  const taxed = lines.map(({ unitPricePence, quantity, vatRatePercent: ratePercent }) => ({
    grossPence: unitPricePence * quantity,
    ratePercent,
  }));
  const limits = { maxLineQuantity: 50, maxOrderQuantity: 150 };
  const served = servedZones(DEFAULT_PLAN);
  const reductions = [
    { reason: 'A tenth off', pence: 1234, from: lines.map((_, place) => place), code: null },
  ];
  const place = { country: 'United Kingdom', postcode: 'SW1A 1AA' };
  const vatAlone = timesOf(() => splitVat(taxed, 599));
  const quoted = timesOf(() => quote({ lines, limits, served, place, reductions }));
  const p99 = at(quoted, 0.99);
  return (
    `quote of ${LINES} lines with a reduction: CPU median ${at(quoted, 0.5).toFixed(0)} µs, p99 ${p99.toFixed(0)} µs (aim below 1,000), ` +
    `the VAT of the same lines alone ${at(vatAlone, 0.5).toFixed(0)} µs, ratio ${(at(quoted, 0.5) / at(vatAlone, 0.5)).toFixed(1)}`
  );
}

/** The best offers of 200 that are on, for many carts of 20 lines, beside one offer on the same carts. */
function offersAlone(): string {
  const carts = Array.from({ length: CARTS }, (_, seed) =>
    offersOnCart({ lines: LINES, offers: OFFERS, seed }),
  );
  const deliveryPence = (goodsPence: number) => (goodsPence >= 5000 ? 0 : 599);
  const all = timesOfEach(carts, (cart) => applyPromotions({ ...cart, deliveryPence }));
  const one = timesOfEach(carts, ({ lines, promotions }) =>
    applyPromotions({ lines, promotions: promotions.slice(0, 1), deliveryPence }),
  );
  return (
    `best of ${OFFERS} offers on ${LINES} lines: CPU median ${at(all, 0.5).toFixed(0)} µs, p99 ${at(all, 0.99).toFixed(0)} µs ` +
    `(aim below 2,000), one offer ${at(one, 0.5).toFixed(0)} µs, ratio ${(at(all, 0.5) / at(one, 0.5)).toFixed(1)}`
  );
}

/** Microseconds of CPU for each of many inputs, ascending. */
function timesOfEach<Input>(inputs: readonly Input[], run: (input: Input) => unknown): Float64Array {
  for (const input of inputs) for (let warm = 0; warm < 3; warm++) run(input);
  const times = inputs.map((input) => {
    const began = process.cpuUsage();
    for (let time = 0; time < TIMES; time++) run(input);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / TIMES;
  });
  return Float64Array.from(times).sort();
}

function lineAt(place: number): LineToQuote {
  const isSet = place % 10 === 0;
  const part = { quantity: 1, stock: 40, unitPricePence: 1500, ratePercent: 20 };
  return {
    variantId: `variant-${place}`,
    quantity: 1 + (place % 3),
    unitPricePence: 999 + 137 * place,
    stock: 40,
    vatRatePercent: [20, 5, 0][place % 3] ?? 20,
    parts: isSet ? [0, 1, 2].map((one) => ({ ...part, variantId: `part-${place}-${one}` })) : [],
  };
}

/** Microseconds of CPU of each round, ascending: what another program takes meanwhile is left out. */
function timesOf(run: () => unknown): Float64Array {
  const times = new Float64Array(ROUNDS);
  for (let warm = 0; warm < ROUNDS / 4; warm++) run();
  for (let round = 0; round < ROUNDS; round++) {
    const began = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(began);
    times[round] = user + system;
  }
  return times.sort();
}

function at(times: Float64Array, share: number): number {
  return times[Math.floor(times.length * share)] ?? 0;
}
