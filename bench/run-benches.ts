import { parseArgs } from 'node:util';
import type { MEASUREMENT_NAMES } from '../tools/measurement-names.mjs';
import { measureBesideStaff } from './beside-staff.ts';
import { measureCachedPage } from './cached-page-rate.ts';
import { measureCmsLists } from './cms-lists.ts';
import { measureMails } from './mail-rate.ts';
import { measureOrders } from './order-rate.ts';
import { measurePageWeight } from './page-weight.ts';
import { measurePapers } from './paper-rate.ts';
import { measurePictureWeight } from './picture-weight.ts';
import { measureQuotes } from './quote-rate.ts';
import { measureReviews } from './review-pages.ts';
import { measureShedding } from './shedding.ts';
import { ENGINES, measureYear } from './year-of-trade.ts';

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    orders: { type: 'string', default: '20000' },
    against: { type: 'string' },
    engine: { type: 'string', default: 'both' },
    year: { type: 'boolean', default: false },
  },
});
const orders = Number(values.orders);
if (!Number.isInteger(orders) || orders < 1000 || orders > 5_000_000)
  throw new Error(
    'Say how many orders there shall be, from 1000 to 5000000: npm run bench -- lists --orders 200000',
  );

const engines = ENGINES.filter((engine) => values.engine === 'both' || values.engine === engine);
if (engines.length === 0)
  throw new Error(`Say which engine: --engine ${ENGINES.join(', --engine ')}; without it, both`);

const MEASUREMENTS: Record<(typeof MEASUREMENT_NAMES)[number], () => Promise<string[]>> = {
  page: measureCachedPage,
  orders: () => measureOrders(values.against ?? null),
  mails: measureMails,
  weight: measurePageWeight,
  pictures: measurePictureWeight,
  lists: async () => [...(values.year ? [] : await measureCmsLists(orders)), ...(await measureYears())],
  shedding: measureShedding,
  papers: measurePapers,
  staff: () => measureBesideStaff(orders),
  quotes: measureQuotes,
  reviews: measureReviews,
};

console.log(
  'Every figure stands beside a baseline of the same run: the ratio travels to other machines, the figure does not.',
);
for (const [name, measure] of Object.entries(MEASUREMENTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const line of await measure()) console.log(line);
}

async function measureYears(): Promise<string[]> {
  const lines: string[] = [];
  for (const engine of engines) lines.push(...(await measureYear(engine)));
  return lines;
}
