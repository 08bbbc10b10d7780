import { Form, Link } from 'react-router';
import { DateFilters } from '#app/cms/lists/date-filters.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { listSoldProducts, readOtherMoney } from '#database/queries/sales/goods-sold.ts';
import { signedPounds } from '#domain/money/signed-pounds.ts';
import { parsePeriod, periodBounds, periodProblem, recentMonths } from '#domain/paper/paper-period.ts';
import { addSold } from '#domain/sales/sold-goods.ts';
import { countText } from '#domain/text/count-text.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/sales-page';
import { SoldTable } from './sold-table.tsx';

const MONTHS_SHOWN = 4;
const MOST_SHOWN = 200;

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Goods sold');

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  requirePermission(context, 'costs.view');
  const { db, clock } = context.get(platformContext);
  const now = nowIso(clock);
  const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
  const period = parsePeriod(from, to, now);
  const bounds = periodBounds(period);
  const [products, money] = await Promise.all([listSoldProducts(db, bounds), readOtherMoney(db, bounds)]);
  return {
    period,
    problem: periodProblem(from, to),
    total: addSold(products),
    products: products.slice(0, MOST_SHOWN),
    count: products.length,
    money,
    months: recentMonths(londonDay(now), MONTHS_SHOWN),
  };
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** What was sold of goods less what went back, what it cost, and the margin. */
export default function SalesPage({
  loaderData: { period, problem, total, products, count, money, months },
}: Route.ComponentProps) {
  const keptPence = money.receivedPence - money.refundedPence;
  const otherPence = keptPence - total.grossPence - money.deliveryPence;
  return (
    <>
      <PageHeading title="Goods sold" count={countText(count, 'product')}>
        <a href={cmsPaths.salesExport(period)} className="btn btn-outline btn-small">
          Each variant as CSV
        </a>
      </PageHeading>
      <Form
        key={`${period.from} ${period.to}`}
        role="search"
        aria-label="Period"
        className="mb-4 flex flex-wrap items-center gap-2 text-sm"
      >
        <DateFilters {...period} />
        <button type="submit" className="btn btn-outline btn-small min-h-11 md:min-h-10">
          Show
        </button>
        {months.map((month) => (
          <Link
            key={month.from}
            to={cmsPaths.sales(month)}
            className="inline-flex min-h-11 items-center px-2 underline underline-offset-4 md:min-h-10"
          >
            {MONTH.format(noonOf(month.from))}
          </Link>
        ))}
      </Form>
      {problem && (
        <p role="status" className="mb-4 text-sm font-medium">
          {problem.problem === 'reversed'
            ? 'The first day was after the last one'
            : `‘${problem.text}’ is no day of a calendar`}
          : this is {DAY.format(noonOf(period.from))} to {DAY.format(noonOf(period.to))}.
        </p>
      )}
      {count === 0 ? (
        <p>Nothing was sold and nothing went back in this period.</p>
      ) : (
        <SoldTable products={products} total={total} />
      )}
      {count > products.length && (
        <p className="mt-2 text-sm">
          The {products.length} with most money; all {count.toLocaleString('en-GB')} are in the CSV.
        </p>
      )}
      <dl className="mt-4 grid max-w-prose gap-1 text-sm tabular-nums">
        <Sum label="Goods, VAT included" pence={total.grossPence} />
        <Sum label="Delivery charged" pence={money.deliveryPence} />
        <Sum label="Given back for delivery, and sums about no goods" pence={otherPence} />
        <Sum label="Money received less refunds, as on the dashboard" pence={keptPence} isTotal />
      </dl>
      <p className="mt-4 max-w-prose text-sm text-ink-soft">
        Goods count on the day their order’s money came in, less what was given back for them since; a
        transfer that is taken out again takes its goods out on that day. Pieces that are back in stock cost
        nothing; what was given back without its goods still does. The cost is that of the day of the order,
        without VAT. Disputes held by banks are not taken off.
      </p>
    </>
  );
}

function Sum({ label, pence, isTotal = false }: { label: string; pence: number; isTotal?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${isTotal ? 'border-t border-line pt-1 font-semibold' : ''}`}>
      <dt>{label}</dt>
      <dd>{signedPounds(pence)}</dd>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the goods sold" />;
}
