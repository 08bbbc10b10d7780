import { Link } from 'react-router';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { listPromotionsOfTime } from '#database/queries/promotions/promotions-of-time.ts';
import { calendarMonth, daysOfMonth } from '#domain/promotion-editing/calendar-month.ts';
import type { StateNow } from '#domain/promotion-editing/state-now.ts';
import { londonDay } from '#domain/text/london-day.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/offer-calendar-page';
import { OfferDates } from './offer-dates.tsx';
import { OfferNav } from './offer-nav.tsx';
import { StateBadge } from './state-badge.tsx';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Calendar of offers');

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'offers.view');
  const { db, clock } = context.get(platformContext);
  const now = nowIso(clock);
  const month = calendarMonth(url.searchParams.get('month'), now);
  const found = await listPromotionsOfTime(db, month, now);
  const today = londonDay(now);
  return {
    month,
    offers: found.flatMap((offer) => {
      const days = daysOfMonth(offer, month);
      return days ? [{ ...offer, days }] : [];
    }),
    today: today.startsWith(month.month) ? Number(today.slice(8)) : null,
  };
}

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthName = (month: string) => MONTH.format(new Date(`${month}-15T12:00:00Z`));

const FILLS: Record<StateNow, string> = {
  draft: 'fill-[#cfc7c8]',
  scheduled: 'fill-[#d9a441]',
  on: 'fill-[#3d8a5f]',
  ended: 'fill-[#a89da0]',
  paused: 'fill-[#d9a441]',
  archived: 'fill-[#cfc7c8]',
};

/** The offers of a month, each as a bar over its days. */
export default function OfferCalendarPage({ loaderData: { month, offers, today } }: Route.ComponentProps) {
  const { days, before, after } = month;
  return (
    <>
      <OfferNav />
      <PageHeading title={monthName(month.month)}>
        <Link to={cmsPaths.offerCalendar(before)} className="btn btn-outline btn-small">
          {monthName(before)}
        </Link>
        <Link to={cmsPaths.offerCalendar(after)} className="btn btn-outline btn-small">
          {monthName(after)}
        </Link>
      </PageHeading>
      <section aria-label="Offers" className="rounded-card border border-line bg-surface">
        {offers.length === 0 ? (
          <EmptyState title="No offers in this month" text="Drafts with dates stand here too." />
        ) : (
          <ol className="divide-y divide-line">
            {offers.map(({ id, title, state, days: { from, to }, ...dates }) => (
              <li
                key={id}
                className="grid gap-2 px-4 py-3 text-sm md:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] md:items-center"
              >
                <div className="[overflow-wrap:anywhere]">
                  <Link to={cmsPaths.offer(id)} className="font-medium underline underline-offset-4">
                    {title}
                  </Link>{' '}
                  <StateBadge state={state} />
                  <span className="block text-ink-soft">
                    <OfferDates {...dates} />
                  </span>
                </div>
                <svg
                  viewBox={`0 0 ${days} 1`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="h-7 w-full rounded-md bg-[#f4eeec]"
                >
                  <rect x={from - 1} y={0.2} width={to - from + 1} height={0.6} className={FILLS[state]} />
                  {today !== null && (
                    <rect x={today - 0.55} y={0} width={0.1} height={1} className="fill-ink" />
                  )}
                </svg>
              </li>
            ))}
          </ol>
        )}
      </section>
      {today !== null && offers.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          A bar lies over the days from 1 to {days}; the dark line is today, the {today}.
        </p>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the calendar" />;
}
