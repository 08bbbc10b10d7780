import { data, Form, Link } from 'react-router';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { IntentButton } from '#app/cms/fields/intent-button.tsx';
import { type ListResult, readListCommand } from '#app/cms/lists/list-result.ts';
import { SaveResultText } from '#app/cms/lists/save-result-text.tsx';
import { useListResult } from '#app/cms/lists/use-list-result.ts';
import { AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { findLackingItemData } from '#database/queries/item-data/lacking-item-data.ts';
import { findWithoutWeight } from '#database/queries/shop/missing-weights.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import type { DeliveryPlan } from '#domain/delivery/delivery-plan.ts';
import { neededInZone } from '#domain/delivery/needed-in-zone.ts';
import { pricesByWeight } from '#domain/delivery/service-price.ts';
import { checkDelivery } from '#domain/delivery-editing/delivery-check.ts';
import { deliversSomewhere } from '#domain/delivery-editing/plan-changes.ts';
import {
  PLAN_COMMAND_DONE,
  planChangeOf,
  planCommandOf,
  planQuestionOf,
} from '#domain/delivery-editing/plan-commands.ts';
import { countryName } from '#domain/fields/country.ts';
import { UNITED_KINGDOM } from '#domain/fields/delivery-place.ts';
import { may } from '#domain/people/permissions.ts';
import { changePlan } from '#operations/delivery/change-plan.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Route } from './+types/delivery-page';
import { DeliveryCheckBox } from './delivery-check-box.tsx';
import { ItemDataNote, type LackingZone } from './item-data-note.tsx';
import { WeightNote } from './weight-note.tsx';
import { ZoneCard } from './zone-card.tsx';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'Delivery');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'delivery.view');
  const { db, clock } = context.get(platformContext);
  const { plan } = await readSettings(db);
  const text = (name: string) => url.searchParams.get(name)?.slice(0, 100) ?? '';
  const asked = {
    country: text('country') || UNITED_KINGDOM,
    postcode: text('postcode'),
    value: text('value') || '20',
    grams: text('grams'),
    goods: text('goods'),
    ml: text('ml'),
    pieces: text('pieces'),
  };
  return {
    plan,
    asked,
    countries: [
      ...new Set([
        UNITED_KINGDOM,
        ...plan.zones.flatMap((zone) => zone.countries.map(countryName)),
        'Isle of Man',
        'Jersey',
        'Guernsey',
      ]),
    ],
    check:
      asked.postcode || url.searchParams.has('country')
        ? checkDelivery(plan, asked, Date.parse(nowIso(clock)))
        : null,
    withoutWeight: pricesByWeight(plan) ? await findWithoutWeight(db) : null,
    lacking: await lackingZones(db, plan),
    canEdit: may(role, 'delivery.edit'),
  };
}

/** The zones whose places ask for item data that goods on sale lack. */
async function lackingZones(db: Platform['db'], plan: DeliveryPlan): Promise<LackingZone[]> {
  const zones: LackingZone[] = [];
  for (const zone of plan.zones) {
    const needed = neededInZone(plan, zone);
    const found = needed.length > 0 ? await findLackingItemData(db, needed) : { count: 0, first: [] };
    if (found.count > 0) zones.push({ name: zone.name, asks: zone.asksItemData ?? false, ...found });
  }
  return zones;
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'delivery.edit');
  const platform = context.get(platformContext);
  const { isConfirmed, ...sent } = await readListCommand(request);
  const command = planCommandOf(sent);
  if (!command) return data<ListResult>({ ok: false, message: 'Nothing was changed.' }, 422);
  try {
    const { plan } = await readSettings(platform.db);
    const change = planChangeOf(plan, command);
    if (change === 'not-a-weight') return data<ListResult>({ ok: false, message: NOT_A_WEIGHT }, 422);
    const question = change && !isConfirmed ? planQuestionOf(plan, change, command) : null;
    if (question)
      return data<ListResult>({
        ok: false,
        ask: { intent: command.intent, ids: [command.id], ...question },
      });
    const changed = await changePlan(platform, member, null, (current) => {
      const now = planChangeOf(current, command);
      return now === 'not-a-weight' ? null : now;
    });
    if (!changed.ok) return data<ListResult>({ ok: false, message: GONE }, 409);
    const message = PLAN_COMMAND_DONE[command.intent](changed.change.subject);
    return data<ListResult>({ ok: true, message });
  } catch (error) {
    platform.log.error({ err: error }, 'the delivery could not be changed');
    return data<ListResult>({ ok: false, message: 'Nothing was changed. Please try again.' }, 500);
  }
}

const NOT_A_WEIGHT = 'The weight must be a whole number from 0 to 50000.';
const GONE = 'That is gone: somebody else has changed the delivery.';

export default function DeliveryPage({
  loaderData: { plan, asked, countries, check, withoutWeight, lacking, canEdit },
  actionData,
}: Route.ComponentProps) {
  useListResult(actionData);
  return (
    <>
      <SaveResultText result={actionData} />
      <PageHeading title="Delivery">
        {canEdit && <ButtonLink to={cmsPaths.newDeliveryZone()}>New zone</ButtonLink>}
      </PageHeading>
      <p className="mb-5 max-w-prose text-sm text-ink-soft">
        A zone is where a parcel goes, a service is how and for what price. Of several zones that fit a place,
        the narrowest counts: postcode, then part of the United Kingdom, then country. A place in no zone, or
        in one without a service, is not delivered to, and the checkout says so before anything is filled in.
      </p>
      {!deliversSomewhere(plan) && (
        <p role="alert" className="mb-5 rounded-card bg-[#fbe1e6] px-5 py-4 font-medium text-[#8c1138]">
          No service is on: the shop delivers nowhere, and nobody can order.
        </p>
      )}
      {withoutWeight && withoutWeight.count > 0 && <WeightNote {...withoutWeight} />}
      <div className="grid grid-cols-1 gap-5">
        {lacking.map((zone) => (
          <ItemDataNote key={zone.name} zone={zone} />
        ))}
        <DeliveryCheckBox asked={asked} countries={countries} check={check} />
        {plan.zones.map((zone) => (
          <ZoneCard key={zone.id} zone={zone} canEdit={canEdit} />
        ))}
        <FieldGroup
          title="Packing"
          hint="Box and filling, added to the weight of the goods where a service is priced by weight."
        >
          {canEdit ? (
            <Form method="post" className="flex flex-wrap items-end gap-3">
              <TextField
                label="Weight of packing, in grams"
                name="ids"
                inputMode="numeric"
                required
                maxLength={5}
                defaultValue={plan.packingGrams}
              />
              <IntentButton intent="packing">Save</IntentButton>
            </Form>
          ) : (
            <p className="text-sm">{plan.packingGrams} g</p>
          )}
        </FieldGroup>
        <p className="text-sm">
          <Link
            to={cmsPaths.weights()}
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            Weights of products
          </Link>{' '}
          ·{' '}
          <Link
            to={cmsPaths.persons()}
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            Responsible persons
          </Link>
        </p>
        <FieldGroup title="Bank holidays">
          <p className="max-w-prose text-sm">
            Days are working days, without the bank holidays of England and Wales, where parcels are sorted,
            and of the part of the United Kingdom they go to. The calendar is compared with{' '}
            <a href="https://www.gov.uk/bank-holidays" className="underline underline-offset-4">
              gov.uk/bank-holidays
            </a>{' '}
            up to 31 December 2027; later years follow its standing rules, and a holiday proclaimed for one
            year alone is not known.
          </p>
        </FieldGroup>
        <p className="text-sm text-ink-soft">
          The address for returns and the ways to pay stand under{' '}
          <Link
            to={cmsPaths.settings('delivery')}
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            Settings, Orders
          </Link>
          .
        </p>
      </div>
      <AskDialog ask={actionData?.ask} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the delivery" />;
}
