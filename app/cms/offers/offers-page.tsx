import type { ListDeclaration, Verb } from '#app/cms/lists/list-declaration.ts';
import type { ListResult } from '#app/cms/lists/list-result.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { RowLink } from '#app/cms/lists/row-link.tsx';
import { runListCommand } from '#app/cms/lists/run-list-command.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { type ListedPromotion, listPromotions } from '#database/queries/promotions/listed-promotions.ts';
import { EFFECT_KINDS } from '#domain/promotion-editing/effect-kinds.ts';
import { PROMOTION_LIST } from '#domain/promotion-editing/promotion-list.ts';
import { STATE_NOW_NAMES } from '#domain/promotion-editing/state-now.ts';
import { countText } from '#domain/text/count-text.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import { movePromotions, removePromotions } from '#operations/promotions/change-promotions.ts';
import type { Route } from './+types/offers-page';
import { CODE_KIND_NAMES } from './code-kind-names.ts';
import { OfferDates } from './offer-dates.tsx';
import { OfferNav } from './offer-nav.tsx';
import { OFFER_VERBS } from './offer-verbs.ts';
import { StateBadge } from './state-badge.tsx';

type Intent = (typeof OFFER_VERBS)[number]['intent'];

const LIST: ListDeclaration<ListedPromotion, typeof PROMOTION_LIST, Intent> = {
  path: cmsPaths.offers(),
  shape: PROMOTION_LIST,
  kind: 'offer',
  title: 'Offers',
  permissions: { view: 'offers.view', change: 'offers.edit', delete: 'offers.edit', export: 'offers.edit' },
  buttons: [{ label: 'New offer', to: cmsPaths.newOffer() }],
  exports: [{ path: cmsPaths.offersExport() }],
  verbs: OFFER_VERBS satisfies readonly Verb<Intent>[],
  searchLabel: 'Search offers by name, words or code',
  filters: {
    state: { label: 'State', all: 'Any state', labels: STATE_NOW_NAMES },
    kind: {
      label: 'Kind',
      all: 'All kinds',
      labels: Object.fromEntries(Object.entries(EFFECT_KINDS).map(([kind, { name }]) => [kind, name])),
    },
    code: { label: 'Code', all: 'With and without code', labels: CODE_KIND_NAMES },
  },
  empty: {
    title: 'No offers yet',
    text: 'An offer takes money off products, the basket or delivery, or gives something along: by itself or by a code.',
  },
  idOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  duplicateAt: ({ id }) => cmsPaths.newOffer(undefined, id),
  columns: [
    {
      label: 'Offer',
      sort: 'title',
      cell: ({ id, title, words, code }) => (
        <>
          <RowLink to={cmsPaths.offer(id)}>{title}</RowLink>
          {words !== title && <span className="block text-ink-soft">{words}</span>}
          {code && <span className="block font-mono text-xs">{code}</span>}
        </>
      ),
    },
    { label: 'What it does', cell: ({ does }) => does },
    { label: 'State', cell: ({ state }) => <StateBadge state={state} /> },
    { label: 'Dates', sort: 'starts', isMinor: true, cell: (offer) => <OfferDates {...offer} /> },
    {
      label: 'Uses',
      sort: 'uses',
      isNumber: true,
      labelled: true,
      cell: ({ uses, limitUses }) => (limitUses === null ? uses : `${uses} of ${limitUses}`),
    },
  ],
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export function loader(args: Route.LoaderArgs) {
  const now = nowIso(args.context.get(platformContext).clock);
  return loadList(args, LIST, (db, query) => listPromotions(db, query, now));
}

export function action(args: Route.ActionArgs) {
  return runListCommand<Intent>(args, LIST, {
    change: movePromotions,
    async remove(platform, member, ids): Promise<ListResult> {
      const { deleted, archived } = await removePromotions(platform, member, ids);
      const parts = [
        deleted > 0 || archived === 0 ? `${countText(deleted, 'offer')} deleted.` : '',
        archived > 0
          ? `${countText(archived, 'offer')} archived: orders had ${archived === 1 ? 'it' : 'them'}, and what they say is kept.`
          : '',
      ];
      return { ok: true, message: parts.filter(Boolean).join(' '), isDeleted: deleted > 0 };
    },
  });
}

export default function OffersPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordList list={LIST} loaded={loaderData} result={actionData} notice={<OfferNav />} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Offer" back={{ to: cmsPaths.offers(), label: 'All offers' }} />;
}
