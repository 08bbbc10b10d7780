import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Moment } from '#app/ui/moment.tsx';
import { formatPounds } from '#domain/money/money.ts';
import { CHANNEL_NAMES, type OrderChannel } from '#domain/order/order.ts';
import { addFigures, type MoneyFigures } from '#domain/payment/money-figures.ts';
import { takenOff } from './money-panel.tsx';
import { Panel } from './panel.tsx';

export type ChannelRow = { channel: OrderChannel; orders: number; figures: MoneyFigures };

const COLUMNS: { head: string; of: (row: Pick<ChannelRow, 'orders' | 'figures'>) => string }[] = [
  { head: 'Orders', of: ({ orders }) => orders.toLocaleString('en-GB') },
  { head: 'Gross', of: ({ figures }) => formatPounds(figures.grossPence) },
  { head: 'Discounts', of: ({ figures }) => takenOff(figures.discountsPence) },
  { head: 'Refunds', of: ({ figures }) => takenOff(figures.refundsPence) },
  { head: 'Held by banks', of: ({ figures }) => takenOff(figures.disputedPence) },
  { head: 'VAT', of: ({ figures }) => takenOff(figures.vatPence) },
  { head: 'Net', of: ({ figures }) => formatPounds(figures.netPence) },
];

/** The money of these days by how its orders came, as in the panel of all of it; on a phone each channel is a block of named figures. */
export function ChannelsPanel({ at, rows, days }: { at: string; rows: ChannelRow[]; days: number }) {
  const total = {
    orders: rows.reduce((sum, { orders }) => sum + orders, 0),
    figures: addFigures(rows.map(({ figures }) => figures)),
  };
  const columns = COLUMNS.filter(({ head }) => head !== 'Held by banks' || total.figures.disputedPence !== 0);
  return (
    <Panel title={`By channel, last ${days} days`} className="md:col-span-2">
      <table className="w-full text-sm tabular-nums max-sm:block">
        <caption className="sr-only">Orders and money by channel</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-left text-ink-soft">
            <th scope="col" className="py-2 font-medium">
              Channel
            </th>
            {columns.map(({ head }) => (
              <th key={head} scope="col" className="py-2 pl-3 text-right font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr key={row.channel} className={ROW}>
              <th scope="row" className={`${NAME} font-medium`}>
                <Link
                  to={`${cmsPaths.orders()}?channel=${row.channel}`}
                  className="inline-flex min-h-6 items-center underline underline-offset-4"
                >
                  {CHANNEL_NAMES[row.channel]}
                </Link>
              </th>
              <Cells columns={columns} row={row} />
            </tr>
          ))}
          <tr className={`${ROW} font-semibold`}>
            <th scope="row" className={`${NAME} font-semibold`}>
              All
            </th>
            <Cells columns={columns} row={total} />
          </tr>
        </tbody>
      </table>
      <p className="text-xs text-ink-soft">
        As of <Moment at={at} />. Website includes what came by the API.
      </p>
    </Panel>
  );
}

const ROW = 'border-b border-line last:border-0 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:py-3';
const NAME = 'py-2 text-left max-sm:col-span-2 max-sm:py-0';

function Cells({ columns, row }: { columns: typeof COLUMNS; row: Pick<ChannelRow, 'orders' | 'figures'> }) {
  return columns.map(({ head, of }) => (
    <td key={head} className="py-2 pl-3 text-right max-sm:flex max-sm:justify-between max-sm:p-0">
      <span aria-hidden="true" className="text-ink-soft sm:hidden">
        {head}
      </span>
      {of(row)}
    </td>
  ));
}
