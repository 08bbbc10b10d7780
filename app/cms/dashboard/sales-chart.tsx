import { formatPounds } from '#domain/money.ts';

export type DayBar = { day: string; orders: number; revenuePence: number };

const WIDTH = 720;
const HEIGHT = 200;
const FLOOR = 176;
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** Revenue of each day as bars; whoever would rather read finds the same figures in a table. */
export function SalesChart({ days }: { days: DayBar[] }) {
  const highest = Math.max(1, ...days.map(({ revenuePence }) => revenuePence));
  const top = niceTop(highest);
  const step = WIDTH / days.length;
  return (
    <figure>
      <figcaption className="sr-only">Revenue of the last {days.length} days</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="h-auto w-full" aria-hidden="true">
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <line
              x1="0"
              x2={WIDTH}
              y1={FLOOR - part * (FLOOR - 16)}
              y2={FLOOR - part * (FLOOR - 16)}
              className="stroke-line"
            />
            <text x="0" y={FLOOR - part * (FLOOR - 16) - 4} className="fill-ink-soft text-[11px]">
              {part > 0 ? formatPounds(top * part).replace('.00', '') : ''}
            </text>
          </g>
        ))}
        {days.map(({ day, orders, revenuePence }, place) => {
          const height = (revenuePence / top) * (FLOOR - 16);
          return (
            <g key={day}>
              <title>{`${label(day)}: ${formatPounds(revenuePence)}, ${orders} orders`}</title>
              <rect x={place * step} y="0" width={step} height={FLOOR} fill="transparent" />
              <rect
                x={place * step + step * 0.15}
                y={FLOOR - Math.max(height, revenuePence > 0 ? 2 : 0)}
                width={step * 0.7}
                height={Math.max(height, revenuePence > 0 ? 2 : 0)}
                rx="2"
                className={place === days.length - 1 ? 'fill-rose' : 'fill-plum'}
              />
            </g>
          );
        })}
        <text x="0" y={HEIGHT - 4} className="fill-ink-soft text-[11px]">
          {label(days[0]?.day)}
        </text>
        <text x={WIDTH} y={HEIGHT - 4} textAnchor="end" className="fill-ink-soft text-[11px]">
          Today
        </text>
      </svg>
      <details className="mt-2 text-sm">
        <summary className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4">
          As a table
        </summary>
        <div className="mt-2 max-h-64 overflow-y-auto">
          <table className="w-full text-left tabular-nums">
            <caption className="sr-only">Revenue and orders by day</caption>
            <thead className="text-ink-soft">
              <tr>
                <th scope="col">Day</th>
                <th scope="col" className="text-right">
                  Orders
                </th>
                <th scope="col" className="text-right">
                  Revenue
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, orders, revenuePence }) => (
                <tr key={day}>
                  <th scope="row" className="font-normal">
                    {label(day)}
                  </th>
                  <td className="text-right">{orders}</td>
                  <td className="text-right">{formatPounds(revenuePence)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
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
