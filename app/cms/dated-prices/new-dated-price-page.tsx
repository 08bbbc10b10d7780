import { data, Form, replace, useNavigation } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { listAttributeValues } from '#database/queries/attributes/attribute-values.ts';
import { listTypeChoices } from '#database/queries/attributes/product-types.ts';
import { listBulkNames } from '#database/queries/bulk/bulk-choices.ts';
import { listProductGroups } from '#database/queries/catalogue-editing/product-groups.ts';
import { listChosenProducts } from '#database/queries/dated-prices/chosen-products.ts';
import { datedChangeText } from '#domain/dated-prices/dated-change.ts';
import { type NewDatedPrice, parseDatedPrice } from '#domain/dated-prices/dated-price-form.ts';
import {
  choiceErrors,
  choiceFields,
  choiceWords,
  parseChoice,
  SHOWN_RULE_FIELDS,
} from '#domain/dated-prices/product-choice.ts';
import { may } from '#domain/people/permissions.ts';
import { countText } from '#domain/text/count-text.ts';
import { momentText } from '#domain/text/london-moment.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { previewDatedPrice } from '#operations/dated-prices/preview-dated-price.ts';
import { scheduleDatedPrice } from '#operations/dated-prices/schedule-dated-price.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Route } from './+types/new-dated-price-page';
import { ChoiceFields } from './choice-fields.tsx';
import { DATED_FIELDS, DatedFields } from './dated-fields.tsx';
import { DatedPreviewPanel } from './dated-preview-panel.tsx';

const TITLE = 'New dated price';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, TITLE);

/** The address holds the products and what the form was filled with; `preview` asks what would happen. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const member = requirePermission(context, 'products.edit');
  const platform = context.get(platformContext);
  const { db } = platform;
  const params = url.searchParams;
  const choice = parseChoice(params);
  const ids = await listChosenProducts(db, choice);
  const now = nowIso(platform.clock);
  const isAsked = params.has('preview');
  const values = Object.fromEntries(params);
  const parsed = isAsked ? parseDatedPrice(values, now) : null;
  const wrong = isAsked ? choiceErrors(params) : {};
  const errors = { ...wrong, ...(parsed && !parsed.ok ? parsed.errors : {}) };
  const names = await listBulkNames(db);
  return {
    // One form schedules once, however often it is sent.
    key: platform.random.id(),
    values,
    count: ids.length,
    isByHand: choice.by === 'hand',
    words: choiceWords(choice, (id) => names.get(id) ?? id),
    fields: choiceFields(choice),
    choices: {
      brands: await listProductGroups(db, 'brand'),
      categories: await listProductGroups(db, 'category'),
      types: await listTypeChoices(db, null),
      attributes: await listAttributeValues(db),
    },
    errors,
    preview:
      parsed?.ok && Object.keys(wrong).length === 0
        ? await previewOf(platform, ids, parsed.dated, may(member.role, 'costs.view'))
        : null,
  };
}

async function previewOf({ db, clock }: Platform, ids: string[], dated: NewDatedPrice, showsCosts: boolean) {
  const now = nowIso(clock);
  const fromAt = dated.fromAt === null || dated.fromAt < now ? now : dated.fromAt;
  const preview = await previewDatedPrice(db, ids, dated, { fromAt, untilAt: dated.untilAt });
  return {
    ...preview,
    showsCosts,
    title: `${datedChangeText(dated)}, from ${dated.fromAt === null ? 'now' : momentText(fromAt)} until ${momentText(dated.untilAt)}`,
  };
}

type Refusal = { message: string };

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'products.edit');
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const submitted = readSubmitted(form);
  const params = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') params.append(name, value);
  const refuse = (status: number, message: string) => data<Refusal>({ message }, status);
  const parsed = parseDatedPrice(submitted, nowIso(platform.clock));
  const errors = { ...choiceErrors(params), ...(parsed.ok ? {} : parsed.errors) };
  if (!parsed.ok || Object.keys(errors).length > 0)
    return refuse(422, `${Object.values(errors).join('. ')}.`);
  const id = /^[\w-]{8,64}$/.test(submitted.key ?? '') ? (submitted.key ?? '') : platform.random.id();
  let scheduled: Awaited<ReturnType<typeof scheduleDatedPrice>>;
  try {
    scheduled = await scheduleDatedPrice(platform, member, {
      id,
      dated: parsed.dated,
      choice: parseChoice(params),
      expected: Number(submitted.expected ?? -1),
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a dated price could not be scheduled');
    return refuse(500, savingFailed('dated price'));
  }
  if (!scheduled.ok)
    return refuse(
      409,
      scheduled.problem === 'nothing-changes'
        ? 'No price would change: the preview says why.'
        : `The rule finds ${countText(scheduled.count, 'product')} now. Please look at the preview again.`,
    );
  // Back does not lead to the preview again, whose button is used up.
  throw replace(cmsPaths.datedPrice(scheduled.id));
}

export default function NewDatedPricePage({ loaderData, actionData }: Route.ComponentProps) {
  const { key, values, count, isByHand, words, fields, choices, errors, preview } = loaderData;
  const isSending = useNavigation().formMethod === 'POST';
  const shown: readonly string[] = SHOWN_RULE_FIELDS;
  const hidden = (list: typeof fields) =>
    list.map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
  return (
    <>
      <BackLink to={cmsPaths.datedPrices()}>All dated prices</BackLink>
      <PageHeading title={TITLE} count={`${countText(count, 'product')} chosen`} />
      {actionData && (
        <p role="alert" className="mb-4 rounded-card bg-blush-soft px-5 py-4 font-medium text-rose-deep">
          {actionData.message}
        </p>
      )}
      <Form action={cmsPaths.newDatedPrice()} preventScrollReset className="grid gap-4">
        <DatedFields values={values} errors={errors} />
        <ChoiceFields isByHand={isByHand} words={words} values={values} errors={errors} choices={choices}>
          {hidden(isByHand ? fields : fields.filter(([name]) => !shown.includes(name)))}
        </ChoiceFields>
        <p>
          <Button
            type="submit"
            name="preview"
            value="yes"
            variant={preview ? 'outline' : 'dark'}
            size="small"
          >
            Preview
          </Button>
        </p>
      </Form>
      {preview && (
        <DatedPreviewPanel preview={preview} isSending={isSending}>
          {hidden(fields)}
          {DATED_FIELDS.map((name) => (
            <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
          ))}
          <input type="hidden" name="expected" value={count} />
          <input type="hidden" name="key" value={key} />
        </DatedPreviewPanel>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the products" />;
}
