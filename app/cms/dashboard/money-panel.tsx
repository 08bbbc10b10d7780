import { cmsPaths } from '#app/links/cms-paths.ts';
import { formatPounds, type Pence } from '#domain/money/money.ts';
import { salesChangeText } from '#domain/order/sales-change.ts';
import { addFigures, type MoneyFigures } from '#domain/payment/money-figures.ts';
import { Figure, FigureList } from './figure.tsx';
import { MoneyChart } from './money-chart.tsx';
import { Panel } from './panel.tsx';

type Days = { day: string; figures: MoneyFigures }[];

/** The money of the days shown: each figure by itself, and by day. */
export function MoneyPanel({
  days,
  cashDuePence,
  before,
  orders,
}: {
  days: Days;
  /** Of all orders, whenever they were placed. */
  cashDuePence: Pence;
  before: MoneyFigures;
  orders: { days: { orders: number }[]; before: number };
}) {
  const now = addFigures(days.map(({ figures }) => figures));
  const compared = (figure: Pence, was: Pence) =>
    salesChangeText({ now: figure, before: was, ordersBefore: orders.before }, days.length, formatPounds);
  return (
    <Panel
      title={`Money, last ${days.length} days`}
      className="md:col-span-2"
      more={{ to: cmsPaths.papers(), label: 'VAT and papers' }}
    >
      <FigureList>
        <Figure
          label="Gross, money received"
          value={formatPounds(now.grossPence)}
          note={compared(now.grossPence, before.grossPence)}
        />
        <Figure label="Discounts" value={takenOff(now.discountsPence)} />
        <Figure label="Refunds" value={takenOff(now.refundsPence)} />
        {now.disputedPence !== 0 && (
          <Figure label="Held by banks" value={takenOff(now.disputedPence)} note="Disputes open or lost" />
        )}
        <Figure label="VAT" value={takenOff(now.vatPence)} note="Of invoices, less credit notes" />
        <Figure label="Net" value={formatPounds(now.netPence)} />
        <Figure label="Net today" value={formatPounds(days.at(-1)?.figures.netPence ?? 0)} />
        <Figure
          label="Cash due"
          value={formatPounds(cashDuePence)}
          note={`Of all orders, ${formatPounds(now.cashDuePence)} of these days; in no other figure`}
        />
      </FigureList>
      <MoneyChart days={days.map((day, place) => ({ ...day, orders: orders.days[place]?.orders ?? 0 }))} />
    </Panel>
  );
}

/** '−£12.00' for what is taken off; what comes back is added. */
export function takenOff(pence: Pence): string {
  return formatPounds(pence === 0 ? 0 : -pence);
}
