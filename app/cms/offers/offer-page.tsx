import { Link } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { DELETE } from '#app/cms/lists/bulk-actions.ts';
import { loadRecord } from '#app/cms/records/load-record.ts';
import type { RecordDeclaration } from '#app/cms/records/record-declaration.ts';
import { RecordEditor, recordTitle } from '#app/cms/records/record-editor.tsx';
import { saveFromForm } from '#app/cms/records/save-from-form.ts';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { readGoodsNames } from '#database/queries/promotions/listed-promotions.ts';
import { findPromotion, type PromotionRecord } from '#database/queries/promotions/promotion-record.ts';
import { listStandingBeside } from '#database/queries/promotions/standing-beside.ts';
import { EFFECT_KINDS } from '#domain/promotion-editing/effect-kinds.ts';
import { effectWords } from '#domain/promotion-editing/effect-words.ts';
import { kindOf, parsePromotionForm } from '#domain/promotion-editing/promotion-form.ts';
import { newPromotionValues, promotionValues } from '#domain/promotion-editing/promotion-values.ts';
import { type StateNow, stateNow } from '#domain/promotion-editing/state-now.ts';
import { countText } from '#domain/text/count-text.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import { createPromotion, savePromotion } from '#operations/promotions/change-promotions.ts';
import type { Route } from './+types/offer-page';
import { KindChoice } from './kind-choice.tsx';
import { offerAside, offerSections } from './offer-fields.tsx';
import { OfferNav } from './offer-nav.tsx';
import { OFFER_VERBS } from './offer-verbs.ts';
import { StandingBeside } from './standing-beside.tsx';
import { StateBadge } from './state-badge.tsx';

type Row = PromotionRecord & { does: string; now: StateNow };

const OFFER: RecordDeclaration<Row> = {
  kind: 'offer',
  permissions: { view: 'offers.view', edit: 'offers.edit' },
  list: { to: cmsPaths.offers(), label: 'All offers' },
  manager: 'Offer',
  addressOf: cmsPaths.offer,
  newAt: (copyOf) => cmsPaths.newOffer(undefined, copyOf),
  titleOf: ({ title }) => title,
  valuesOf: (row) => promotionValues(row),
  copied: ({ code, startsAt, endsAt, ...values }) => ({
    ...values,
    title: `${values.title} (copy)`,
    state: 'draft',
  }),
  flags: ({ now }) => <StateBadge state={now} />,
  createdNote: ({ now, codeKind }) =>
    [
      now === 'draft' ? 'It is a draft: switch it on when it is right.' : '',
      codeKind === 'single' ? 'Its codes are made under Codes.' : '',
    ]
      .filter(Boolean)
      .join(' ') || null,
  inShop: () => null,
  actions: ({ state }) => [
    ...OFFER_VERBS.filter(({ intent }) => intent !== state && (intent !== 'paused' || state === 'on')),
    DELETE,
  ],
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, recordTitle(OFFER, loaderData));

export async function loader(args: Route.LoaderArgs) {
  const { db, clock } = args.context.get(platformContext);
  const now = nowIso(clock);
  const find = async (_: typeof db, id: string) => withWords(db, await findPromotion(db, id), now);
  const loaded = await loadRecord(args, OFFER, find);
  return {
    ...loaded,
    kind: kindOf(args.url.searchParams.get('kind')) ?? loaded.original?.effect.kind ?? null,
    beside: loaded.record ? await listStandingBeside(db, loaded.record.stored, now) : [],
  };
}

async function withWords(
  db: Parameters<typeof readGoodsNames>[0],
  found: PromotionRecord | null,
  now: string,
): Promise<Row | null> {
  if (!found) return null;
  const nameOf = await readGoodsNames(db, [found.stored]);
  return { ...found, does: effectWords(found.stored, nameOf), now: stateNow(found, now) };
}

export function action(args: Route.ActionArgs) {
  const { clock } = args.context.get(platformContext);
  return saveFromForm(args, OFFER, {
    parse: parsePromotionForm,
    valuesOf: ({ promotion }) => promotionValues(promotion),
    create: (platform, member, { promotion }) => createPromotion(platform, member, promotion),
    save: savePromotion,
    find: async (db, id) => withWords(db, await findPromotion(db, id), nowIso(clock)),
    findLastChange,
    errorsOf: (refused) => (refused.problem === 'refused' ? refused.errors : {}),
  });
}

export default function OfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { record, original, kind, beside } = loaderData;
  const submitted = actionData && !actionData.ok ? kindOf(actionData.submitted.kind) : null;
  const shown = record?.effect.kind ?? submitted ?? kind;
  if (shown === null)
    return (
      <>
        <BackLink to={OFFER.list.to}>{OFFER.list.label}</BackLink>
        <PageHeading title="New offer" />
        <KindChoice />
      </>
    );
  const hasCodes = record !== null && record.codeKind !== 'none';
  return (
    <>
      {record && <OfferNav offer={{ id: record.id, hasCodes }} />}
      <RecordEditor
        of={OFFER}
        loaded={loaderData}
        result={actionData}
        rule={parsePromotionForm}
        count={record && `${EFFECT_KINDS[shown].name} · ${countText(record.orders, 'order')}`}
        blank={newPromotionValues(shown)}
        fields={offerSections(shown, record?.orders ?? 0)}
        aside={offerAside(record?.state === 'archived')}
        further={() => (
          <>
            {(record ?? original) && (
              <FieldGroup title={record ? 'What it does' : 'The offer it is copied from'}>
                <p className="text-sm [overflow-wrap:anywhere]">{(record ?? original)?.does}</p>
              </FieldGroup>
            )}
            {record && <StandingBeside offers={beside} />}
          </>
        )}
      />
      {record && record.orders > 0 && loaderData.canEdit && (
        <p className="mt-4 max-w-prose text-sm text-ink-soft">
          Orders had this offer, so what it does stays.{' '}
          <Link to={cmsPaths.newOffer(undefined, record.id)} className="underline underline-offset-4">
            Begin a new one as a copy
          </Link>
          , then archive this one.
        </p>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name={OFFER.manager} back={OFFER.list} />;
}
