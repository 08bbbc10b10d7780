import type { ReactNode } from 'react';
import { data, Link } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { Moment } from '#app/ui/moment.tsx';
import { readGoodsNames } from '#database/queries/promotions/listed-promotions.ts';
import { listUsesOfCodes, readPromotionFigures } from '#database/queries/promotions/promotion-figures.ts';
import { findPromotion } from '#database/queries/promotions/promotion-record.ts';
import { sumSoldWithPromotion } from '#database/queries/sales/goods-sold.ts';
import { formatPounds } from '#domain/money/money.ts';
import { signedPounds } from '#domain/money/signed-pounds.ts';
import { may } from '#domain/people/permissions.ts';
import { effectWords } from '#domain/promotion-editing/effect-words.ts';
import { stateNow } from '#domain/promotion-editing/state-now.ts';
import { marginOf, marginPercentText, netOf } from '#domain/sales/sold-goods.ts';
import { countText } from '#domain/text/count-text.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/offer-figures-page';
import { OfferNav } from './offer-nav.tsx';
import { StateBadge } from './state-badge.tsx';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  cmsTitle(matches, loaderData ? `What ${loaderData.title} brought` : 'What it brought');

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'offers.view');
  const { db, clock } = context.get(platformContext);
  const promotion = await findPromotion(db, id);
  if (!promotion) throw data(null, { status: 404 });
  const nameOf = await readGoodsNames(db, [promotion.stored]);
  const { stored, title, codeKind } = promotion;
  return {
    ...{ id, title, codeKind },
    does: effectWords(stored, nameOf),
    state: stateNow(stored, nowIso(clock)),
    figures: await readPromotionFigures(db, id),
    codes: codeKind === 'none' ? [] : await listUsesOfCodes(db, id),
    /** Money and margin are for those who may see costs. */
    sold: may(role, 'costs.view') ? await sumSoldWithPromotion(db, id) : null,
  };
}

/** What an offer was used, what it took off, and what the orders with it brought. */
export default function OfferFiguresPage({ loaderData }: Route.ComponentProps) {
  const { id, title, codeKind, does, state, figures, codes, sold } = loaderData;
  const soldByCode = new Map(sold?.byCode.map((one) => [one.code, one]));
  return (
    <>
      <BackLink to={cmsPaths.offers()}>All offers</BackLink>
      <OfferNav offer={{ id, hasCodes: codeKind !== 'none' }} />
      <PageHeading title={title} count={does}>
        <StateBadge state={state} />
      </PageHeading>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <FieldGroup title="Uses" hint="In orders that stand">
          <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-sm tabular-nums">
            <Figure label="Orders">{figures.orders.toLocaleString('en-GB')}</Figure>
            <Figure label="Customers">{figures.customers.toLocaleString('en-GB')}</Figure>
            <Figure label="Taken off, delivery included">{formatPounds(figures.discountPence)}</Figure>
            {figures.orders > 0 && (
              <Figure label="Taken off an order">
                {formatPounds(Math.round(figures.discountPence / figures.orders))} on average
              </Figure>
            )}
            {figures.firstAt && (
              <Figure label="First">
                <Moment at={figures.firstAt} />
              </Figure>
            )}
            {figures.lastAt && (
              <Figure label="Last">
                <Moment at={figures.lastAt} />
              </Figure>
            )}
            {figures.cancelled > 0 && (
              <Figure label="Cancelled, counted nowhere">{countText(figures.cancelled, 'order')}</Figure>
            )}
          </dl>
        </FieldGroup>
        {sold && (
          <FieldGroup title="Goods of these orders" hint="Money that came in, less what was given back">
            <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-sm tabular-nums">
              <Figure label="Pieces">{sold.total.pieces.toLocaleString('en-GB')}</Figure>
              <Figure label="Revenue, VAT included">{signedPounds(sold.total.grossPence)}</Figure>
              <Figure label="Revenue without VAT">{signedPounds(netOf(sold.total))}</Figure>
              <Figure label="Cost">{signedPounds(sold.total.costPence)}</Figure>
              <Figure label="Margin">
                {signedPounds(marginOf(sold.total))} {marginPercentText(sold.total)}
              </Figure>
              {sold.total.unknownPieces !== 0 && (
                <Figure label="Without a cost, in no margin">
                  {countText(sold.total.unknownPieces, 'piece')}, {signedPounds(sold.total.unknownNetPence)}
                </Figure>
              )}
            </dl>
          </FieldGroup>
        )}
      </div>
      {codes.length > 0 && (
        <section
          aria-label="By code"
          className="mt-5 overflow-x-auto rounded-card border border-line bg-surface"
        >
          <table className="w-full text-sm tabular-nums">
            <caption className="px-4 py-3 text-left font-semibold">By code</caption>
            <thead>
              <tr className="text-ink-soft">
                <th scope="col" className="px-4 py-2 text-left font-normal">
                  Code
                </th>
                <th scope="col" className="px-4 py-2 text-right font-normal">
                  Orders
                </th>
                <th scope="col" className="px-4 py-2 text-right font-normal">
                  Taken off
                </th>
                {sold && (
                  <>
                    <th scope="col" className="px-4 py-2 text-right font-normal">
                      Revenue
                    </th>
                    <th scope="col" className="px-4 py-2 text-right font-normal">
                      Margin
                    </th>
                  </>
                )}
              </tr>
            </thead>
            <tbody>
              {codes.map(({ code, orders, discountPence }) => {
                const goods = soldByCode.get(code);
                return (
                  <tr key={code} className="border-t border-line">
                    <th
                      scope="row"
                      className="px-4 py-2 text-left font-mono font-normal [overflow-wrap:anywhere]"
                    >
                      {code}
                    </th>
                    <td className="px-4 py-2 text-right">{orders}</td>
                    <td className="px-4 py-2 text-right">{formatPounds(discountPence)}</td>
                    {sold && (
                      <>
                        <td className="px-4 py-2 text-right">
                          {goods ? signedPounds(goods.grossPence) : '–'}
                        </td>
                        <td className="px-4 py-2 text-right">
                          {goods ? signedPounds(marginOf(goods)) : '–'}
                        </td>
                      </>
                    )}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
      <p className="mt-4 max-w-prose text-sm text-ink-soft">
        Revenue and margin are of all goods of these orders, as under{' '}
        {sold ? (
          <Link to={cmsPaths.sales()} className="underline underline-offset-4">
            Goods sold
          </Link>
        ) : (
          'Goods sold'
        )}
        : a piece counts once its order’s money came in, less what was given back and what is back in stock.
      </p>
    </>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-right">{children}</dd>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the figures" />;
}
