import { formatPounds } from '#domain/money/money.ts';
import { addFigures, type MoneyFigures } from '#domain/payment/money-figures.ts';
import { countText } from '#domain/text/count-text.ts';

export type DayBar = { day: string; orders: number; figures: MoneyFigures };

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** The money received each day as bars, and all figures of each day in a table. */
export function MoneyChart({ days }: { days: DayBar[] }) {
  const highest = Math.max(1, ...days.map(({ figures }) => figures.grossPence));
  const top = niceTop(highest);
  return (
    <figure>
      <figcaption className="sr-only">
        Money received in the last {days.length} days, before refunds
      </figcaption>
      <div className="relative mt-1" aria-hidden="true">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${days.length} 100`}
          preserveAspectRatio="none"
          className="block h-36 w-full overflow-visible sm:h-48"
        >
          {[0, 50, 100].map((height) => (
            <line
              key={height}
              x1="0"
              x2={days.length}
              y1={height}
              y2={height}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          {days.map((day, place) => (
            <Bar key={day.day} bar={day} place={place} top={top} isToday={place === days.length - 1} />
          ))}
        </svg>
        <span className="absolute top-1 left-0 text-xs text-ink-soft">{scale(top)}</span>
        <span className="absolute top-1/2 left-0 mt-1 text-xs text-ink-soft">{scale(top / 2)}</span>
      </div>
      <p className="mt-1.5 flex justify-between text-xs text-ink-soft" aria-hidden="true">
        <span>{label(days[0]?.day)}</span>
        <span>Today</span>
      </p>
      <details className="mt-2 text-sm">
        <summary className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4">
          As a table
        </summary>
        <DayTable days={days} />
      </details>
    </figure>
  );
}

/** Columns of figures that no day has are left out. */
function DayTable({ days }: { days: DayBar[] }) {
  const total = addFigures(days.map(({ figures }) => figures));
  const columns = COLUMNS.filter(
    ({ figure, isAlways }) => isAlways || days.some((day) => day.figures[figure] !== 0),
  );
  return (
    <div className="mt-2 max-h-64 overflow-auto">
      <table className="w-full text-left whitespace-nowrap tabular-nums [&_td]:pl-4 [&_td]:text-right [&_th+th]:pl-4 [&_th+th]:text-right">
        <caption className="sr-only">Money and orders by day</caption>
        <thead className="text-ink-soft">
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Orders</th>
            {columns.map(({ label: heading }) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, orders, figures }) => (
            <tr key={day}>
              <th scope="row" className="font-normal">
                {label(day)}
              </th>
              <td>{orders}</td>
              {columns.map(({ figure }) => (
                <td key={figure}>{formatPounds(figures[figure])}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
            <th scope="row">All</th>
            <td>{days.reduce((sum, { orders }) => sum + orders, 0)}</td>
            {columns.map(({ figure }) => (
              <td key={figure}>{formatPounds(total[figure])}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const COLUMNS: { label: string; figure: keyof MoneyFigures; isAlways: boolean }[] = [
  { label: 'Gross', figure: 'grossPence', isAlways: true },
  { label: 'Discounts', figure: 'discountsPence', isAlways: false },
  { label: 'Refunds', figure: 'refundsPence', isAlways: true },
  { label: 'Held by banks', figure: 'disputedPence', isAlways: false },
  { label: 'VAT', figure: 'vatPence', isAlways: true },
  { label: 'Net', figure: 'netPence', isAlways: true },
  { label: 'Cash due', figure: 'cashDuePence', isAlways: true },
];

/** The whole column shows its title under a pointer, not the bar alone. */
function Bar({
  bar: { day, orders, figures },
  place,
  top,
  isToday,
}: {
  bar: DayBar;
  place: number;
  top: number;
  isToday: boolean;
}) {
  const { grossPence } = figures;
  const height = grossPence > 0 ? Math.max((grossPence / top) * 100, 1) : 0;
  return (
    <g>
      <title>{`${label(day)}: ${formatPounds(grossPence)}, ${countText(orders, 'order')}`}</title>
      <rect x={place} y="0" width="1" height="100" fill="transparent" />
      <rect
        x={place + 0.15}
        y={100 - height}
        width="0.7"
        height={height}
        className={isToday ? 'fill-rose' : 'fill-plum'}
      />
    </g>
  );
}

function scale(pence: number): string {
  return formatPounds(pence).replace('.00', '');
}

function label(day: string | undefined): string {
  return day ? DAY.format(new Date(`${day}T12:00:00Z`)) : '';
}

/** The next 1, 2 or 5 with noughts behind it, so that the scale reads easily. */
function niceTop(pence: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(pence));
  const factor = [1, 2, 5, 10].find((each) => each * magnitude >= pence) ?? 10;
  return Math.max(1000, factor * magnitude);
}
