import { Link } from 'react-router';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Moment } from '#app/ui/moment.tsx';
import {
  type BestSeller,
  type Counts,
  countEverything,
  hasOtherChannels,
  listBestSellers,
  listChannelOrders,
  listDayOrders,
  listLowStock,
  listOrdersToPack,
  listSearchMisses,
  listWaitingMessages,
} from '#database/queries/order/dashboard.ts';
import { listChannelMoney, listDayMoney, sumCashDue } from '#database/queries/order/day-money.ts';
import { readOpenReturns } from '#database/queries/returns/listed-returns.ts';
import { readReviewsForStaff } from '#database/queries/reviews/listed-reviews.ts';
import { sumSoldGoods } from '#database/queries/sales/goods-sold.ts';
import { readOpeningFacts } from '#database/queries/shop/opening-facts.ts';
import { readOpenTickets } from '#database/queries/tickets/tickets.ts';
import { ageText, isBackupOld } from '#domain/backup/backup.ts';
import { CONTACT_SUBJECTS } from '#domain/inbox/contact-form.ts';
import { salesChangeText } from '#domain/order/sales-change.ts';
import { addFigures, type MoneyFigures } from '#domain/payment/money-figures.ts';
import { may, type Role } from '#domain/people/permissions.ts';
import type { SoldGoods } from '#domain/sales/sold-goods.ts';
import { openingChecklist } from '#domain/shop/opening-checklist.ts';
import { countText } from '#domain/text/count-text.ts';
import { addDays, londonDay, startOfLondonDay } from '#domain/text/london-day.ts';
import {
  DASHBOARD_ERROR,
  DASHBOARD_FALLBACK_COUNTS,
  MANAGER_ERROR_TEXT,
} from '#domain/words/staff-messages.ts';
import { readBackupState } from '#operations/backup/plan-backups.ts';
import { takesStripe, takesTestMoney } from '#operations/payment/offers-card.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Route } from './+types/dashboard-page';
import { BackupLine } from './backup-line.tsx';
import { type ChannelRow, ChannelsPanel } from './channels-panel.tsx';
import { Figure, FigureList } from './figure.tsx';
import { MarginPanel } from './margin-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { onceAMinute } from './once-a-minute.ts';
import { OpeningPanel } from './opening-panel.tsx';
import { Panel, PanelList } from './panel.tsx';
import { ReturnsPanel } from './returns-panel.tsx';
import { ReviewsPanel } from './reviews-panel.tsx';
import { TicketsPanel } from './tickets-panel.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

const DAYS = 30;
const ROWS = 5;

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Dashboard');

export async function loader({ context }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'dashboard.view');
  const platform = context.get(platformContext);
  const counts = await readCounts(platform);
  return {
    ...counts,
    panels: counts.areLive ? await readDashboard(platform, role) : null,
    tickets: counts.areLive && may(role, 'tickets.view') ? await readTickets(platform) : null,
    returns: counts.areLive && may(role, 'returns.view') ? await readReturns(platform) : null,
    reviews:
      counts.areLive && may(role, 'reviews.view') ? await readReviewsForStaff(platform.db, ROWS) : null,
    opening: counts.areLive && may(role, 'settings.edit') ? await readOpening(platform) : null,
    backup: counts.areLive && may(role, 'backups.make') ? await readBackup(platform) : null,
    canEdit: may(role, 'products.edit'),
  };
}

/** Falls back to example figures, shown under a warning, when the counts cannot be read. */
async function readCounts({ db, log }: Platform): Promise<{ counts: Counts; areLive: boolean }> {
  try {
    return { counts: await countEverything(db), areLive: true };
  } catch (error) {
    log.error({ err: error }, 'the dashboard could not be counted');
    return { counts: DASHBOARD_FALLBACK_COUNTS, areLive: false };
  }
}

async function readOpening(platform: Platform) {
  const { db, demo, publicUrl } = platform;
  const [facts, isDemo, takesCards, testMoney, sendsMail] = await Promise.all([
    readOpeningFacts(db),
    demo.isDemo(),
    takesStripe(platform),
    takesTestMoney(platform),
    platform.sendsMail(),
  ]);
  const points = openingChecklist({
    ...facts,
    isDemo,
    takesCards,
    takesTestMoney: testMoney,
    sendsMail,
    hasPublicUrl: publicUrl !== '',
  });
  return { points, isNew: !facts.hasOrder };
}

async function readBackup({ db, clock }: Platform) {
  const { last, failed } = await readBackupState(db);
  const now = clock.now();
  return {
    age: last && ageText(last.at, now),
    isOld: isBackupOld(last?.at ?? null, now),
    hasFailed: failed !== null,
  };
}

async function readTickets({ db, clock }: Platform) {
  const today = londonDay(new Date(clock.now()).toISOString());
  return { today, ...(await readOpenTickets(db, today, ROWS)) };
}

async function readReturns({ db, clock }: Platform) {
  const today = londonDay(new Date(clock.now()).toISOString());
  return { today, ...(await readOpenReturns(db, today, ROWS)) };
}

/** Money and costs are left out for a role that may not view it. */
async function readDashboard({ db, clock, searchMisses }: Platform, role: Role | null) {
  const showsMoney = may(role, 'dashboard.view-money');
  const showsCosts = may(role, 'costs.view');
  await searchMisses.flush();
  const today = londonDay(new Date(clock.now()).toISOString());
  const firstDay = addDays(today, 1 - DAYS);
  const since = startOfLondonDay(firstDay);
  const [days, before, money, channels, margin, toPack, stock, bestSellers, messages, misses] =
    await Promise.all([
      listDayOrders(db, firstDay, DAYS),
      ordersBefore(db, firstDay, async () => sumOf(await listDayOrders(db, addDays(firstDay, -DAYS), DAYS))),
      showsMoney ? readMoney(db, firstDay) : null,
      showsMoney && (await hasOtherChannels(db))
        ? channelsOfDays(db, firstDay, () => readChannels(db, firstDay, nowIso(clock)))
        : null,
      showsCosts
        ? marginOfDays(db, since, () =>
            sumSoldGoods(db, { since, until: startOfLondonDay(addDays(today, 1)) }),
          )
        : null,
      listOrdersToPack(db, ROWS),
      listLowStock(db, ROWS),
      bestSellersOf(db, since, () => listBestSellers(db, since, ROWS)),
      listWaitingMessages(db, ROWS),
      listSearchMisses(db, since, ROWS),
    ]);
  return {
    orders: { days, before },
    money,
    channels,
    margin: margin && { goods: margin, period: { from: firstDay, to: today } },
    toPack,
    stock,
    bestSellers,
    messages,
    misses,
  };
}

/** The money of the days shown, and all of that of as many days before. */
async function readMoney(db: Platform['db'], firstDay: string) {
  const [days, cashDuePence, before] = await Promise.all([
    listDayMoney(db, firstDay, DAYS),
    sumCashDue(db),
    moneyBefore(db, firstDay, async () =>
      addFigures((await listDayMoney(db, addDays(firstDay, -DAYS), DAYS)).map(({ figures }) => figures)),
    ),
  ]);
  return { days, cashDuePence, before };
}

/** Of one moment, `at`. */
async function readChannels(db: Platform['db'], firstDay: string, at: string) {
  const [money, orders] = await Promise.all([
    listChannelMoney(db, firstDay, DAYS),
    listChannelOrders(db, firstDay, DAYS),
  ]);
  const rows = money.map(({ channel, figures }): ChannelRow => {
    return { channel, figures, orders: orders.get(channel) ?? 0 };
  });
  return { at, rows };
}

/** What a busy shop's dashboard reads longest and what no minute changes much; the money of the days shown is always that of the moment. */
const ordersBefore = onceAMinute<number>();
const moneyBefore = onceAMinute<MoneyFigures>();
const bestSellersOf = onceAMinute<BestSeller[]>();
const marginOfDays = onceAMinute<SoldGoods>();
const channelsOfDays = onceAMinute<{ at: string; rows: ChannelRow[] }>();

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { counts, areLive, panels, tickets, returns, reviews, opening, backup, canEdit } = loaderData;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <h1 className="mr-auto font-display text-3xl tracking-tight">Dashboard</h1>
        {canEdit && (
          <ButtonLink to={cmsPaths.newProduct()} variant="dark" size="small">
            New product
          </ButtonLink>
        )}
      </div>
      {!areLive && (
        <p role="alert" className="mb-5 rounded-card bg-blush-soft px-5 py-4 font-medium text-rose-deep">
          Live counts could not be loaded. The figures below are examples, not this shop's.
        </p>
      )}
      {backup && <BackupLine {...backup} />}
      {tickets && tickets.open > 0 && <TicketsPanel {...tickets} />}
      {returns && returns.open > 0 && <ReturnsPanel {...returns} />}
      {reviews && reviews.waiting > 0 && <ReviewsPanel {...reviews} />}
      {opening?.isNew && <OpeningPanel points={opening.points} />}
      {panels && <DashboardPanels {...panels} />}
      {opening && !opening.isNew && <OpeningPanel points={opening.points} />}
      <div className="mt-5">
        <CountTiles counts={counts} />
        <QuickLinks canEdit={canEdit} />
      </div>
    </>
  );
}

type DashboardData = NonNullable<Route.ComponentProps['loaderData']['panels']>;

function DashboardPanels({
  orders,
  money,
  channels,
  margin,
  toPack,
  stock,
  bestSellers,
  messages,
  misses,
}: DashboardData) {
  const placed = sumOf(orders.days);
  return (
    <div className="mt-5 grid gap-5 md:grid-cols-2">
      {money && <MoneyPanel {...money} orders={orders} />}
      {channels && <ChannelsPanel {...channels} days={DAYS} />}
      {margin && <MarginPanel {...margin} days={DAYS} />}
      <Panel title="Orders" className="md:col-span-2" more={{ to: cmsPaths.orders(), label: 'All orders' }}>
        <FigureList>
          <Figure label="Today" value={formatCount(orders.days.at(-1)?.orders ?? 0)} />
          <Figure
            label={`Last ${DAYS} days`}
            value={formatCount(placed)}
            note={salesChangeText(
              { now: placed, before: orders.before, ordersBefore: orders.before },
              DAYS,
              formatCount,
            )}
          />
        </FigureList>
      </Panel>
      <Panel
        title={`To pack: ${toPack.total.toLocaleString('en-GB')}`}
        more={{ to: cmsPaths.ordersOf('to-pack'), label: 'All' }}
      >
        <PanelList
          empty="Nothing waits to be packed."
          rows={toPack.oldest.map(({ orderNumber, customer, createdAt }) => ({
            key: orderNumber,
            to: cmsPaths.order(orderNumber),
            label: `${orderNumber} · ${customer}`,
            note: <Moment at={createdAt} />,
          }))}
        />
        <WaitingOrders {...toPack} />
      </Panel>
      <Panel
        title={`Low stock: ${stock.low}, sold out: ${stock.soldOut}`}
        more={{ to: `${cmsPaths.products()}?stock=low&sort=stock`, label: 'All' }}
      >
        <PanelList
          empty="Everything is well stocked."
          rows={stock.lowest.map(({ id, name, stock: left }) => ({
            key: id,
            to: cmsPaths.product(id),
            label: name,
            note: left === 0 ? 'Sold out' : `${left} left`,
          }))}
        />
      </Panel>
      <Panel title={`Best sellers, ${DAYS} days`}>
        <PanelList
          empty="Nothing sold yet."
          rows={bestSellers.map(({ productId, name, quantity }) => ({
            key: productId,
            to: cmsPaths.product(productId),
            label: name,
            note: countText(quantity, 'piece'),
          }))}
        />
      </Panel>
      <Panel title={`Messages: ${messages.total}`} more={{ to: cmsPaths.messages(), label: 'Inbox' }}>
        <PanelList
          empty="Every message is answered."
          rows={messages.latest.map(({ id, name, subject, createdAt }) => ({
            key: id,
            to: cmsPaths.message(id),
            label: `${name}: ${CONTACT_SUBJECTS.find(({ value }) => value === subject)?.label ?? subject}`,
            note: <Moment at={createdAt} />,
          }))}
        />
      </Panel>
      <Panel
        title="Searches without results"
        more={{ to: cmsPaths.searchRules(), label: 'Search rules' }}
        className="md:col-span-2"
      >
        <PanelList
          empty="Whatever was searched for was found."
          rows={misses.map(({ question, times }) => ({
            key: question,
            to: cmsPaths.newSearchRule(question),
            label: `“${question}”`,
            note: countText(times, 'time'),
          }))}
        />
      </Panel>
    </div>
  );
}

function CountTiles({ counts }: { counts: Counts }) {
  const tiles = [
    { label: 'Products', count: counts.products, to: cmsPaths.products() },
    { label: 'Categories', count: counts.categories, to: cmsPaths.categories() },
    { label: 'Brands', count: counts.brands, to: cmsPaths.brands() },
    { label: 'Orders', count: counts.orders, to: cmsPaths.orders() },
  ];
  return (
    <ul className="grid gap-3 3xs:grid-cols-2 sm:grid-cols-4">
      {tiles.map(({ label, count, to }) => (
        <li key={label}>
          <Link
            to={to}
            className="grid gap-0.5 rounded-card border border-line bg-surface px-5 py-4 hover:border-line-strong"
          >
            <span className="text-sm text-ink-soft">{label}</span>
            <span className="font-display text-3xl tabular-nums">{count.toLocaleString('en-GB')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function QuickLinks({ canEdit }: { canEdit: boolean }) {
  const additions = [
    { label: 'Add a product', to: cmsPaths.newProduct() },
    { label: 'Add a category', to: cmsPaths.newCategory() },
    { label: 'Add a brand', to: cmsPaths.newBrand() },
    { label: 'Add a hero slide', to: cmsPaths.newSlide() },
  ];
  const links = [...(canEdit ? additions : []), { label: 'Manage orders', to: cmsPaths.orders() }];
  return (
    <nav aria-label="Quick actions" className="mt-5">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label, to }) => (
          <li key={label}>
            <ButtonLink to={to} variant="outline" size="small">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function sumOf(days: readonly { orders: number }[]): number {
  return days.reduce((sum, day) => sum + day.orders, 0);
}

function formatCount(count: number): string {
  return count.toLocaleString('en-GB');
}

export function ErrorBoundary() {
  return <EmptyState heading="h1" title={DASHBOARD_ERROR} text={MANAGER_ERROR_TEXT} />;
}
