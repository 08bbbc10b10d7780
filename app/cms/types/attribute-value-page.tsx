import { data, Form, redirect, useNavigation } from 'react-router';
import { readSubmitted } from '#app/cms/fields/submitted-fields.ts';
import type { ListResult } from '#app/cms/lists/list-result.ts';
import { SaveResultText } from '#app/cms/lists/save-result-text.tsx';
import { useListResult } from '#app/cms/lists/use-list-result.ts';
import { AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { staffContext } from '#app/request/staff-context.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import {
  findValueRecord,
  listValueRecords,
  type ValueRecord,
} from '#database/queries/attributes/change-values.ts';
import { readPresentValues } from '#database/queries/attributes/present-values.ts';
import { attributeName, isAttribute, parseValueName } from '#domain/catalogue/attributes.ts';
import { may } from '#domain/people/permissions.ts';
import { countText } from '#domain/text/count-text.ts';
import { CANNOT_BE_UNDONE } from '#domain/words/messages.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { mergeAttributeValues, renameAttributeValue } from '#operations/catalogue/change-attribute-values.ts';
import type { Route } from './+types/attribute-value-page';

type Result = ListResult & { errors?: Record<string, string> };

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData?.value.name ?? 'Value');

/** A value that was merged leads to the one it means now. */
export async function loader({ context, params }: Route.LoaderArgs) {
  requirePermission(context, 'types.view');
  const { db } = context.get(platformContext);
  const { attribute, value: slug } = params;
  if (!isAttribute(attribute)) throw data(null, { status: 404 });
  const value = await findValueRecord(db, attribute, slug);
  if (!value) {
    const present = (await readPresentValues(db))({ attribute, value: slug });
    if (present.value === slug) throw data(null, { status: 404 });
    throw redirect(cmsPaths.attributeValue(attribute, present.value));
  }
  const values = await listValueRecords(db);
  return {
    value,
    others: values.filter((other) => other.attribute === attribute && other.slug !== slug),
    canChange: may(context.get(staffContext)?.role ?? null, 'types.edit'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'types.edit');
  const platform = context.get(platformContext);
  const submitted = readSubmitted(await readForm(request));
  const { attribute, value } = params;
  if (!isAttribute(attribute)) throw data(null, { status: 404 });
  const refuse = (status: number, message: string, errors?: Record<string, string>) =>
    data<Result>({ ok: false, message, ...(errors && { errors }) }, status);
  const askToMerge = async (into: ValueRecord) => {
    const own = await findValueRecord(platform.db, attribute, value);
    return data<Result>({ ok: false, ask: mergeQuestion(own?.name ?? value, own?.productCount ?? 0, into) });
  };
  try {
    if (submitted.intent === 'merge') {
      const into = submitted.into ?? submitted.ids ?? '';
      const target = await findValueRecord(platform.db, attribute, into);
      if (!target) return refuse(422, 'Choose a value.', { into: 'Choose a value' });
      if (submitted.confirmed !== 'yes') return await askToMerge(target);
      const merged = await mergeAttributeValues(platform, member, { attribute, value, into });
      if (!merged.ok) return refuse(409, 'One of the two values is gone. Nothing was changed.');
      throw redirect(cmsPaths.attributeValue(attribute, into));
    }
    const parsed = parseValueName(attribute, submitted.name ?? '');
    if (!parsed.ok) return refuse(422, parsed.error, { name: parsed.error });
    const renamed = await renameAttributeValue(platform, member, { attribute, value, name: parsed.name });
    if (renamed.ok) return data<Result>({ ok: true, message: `Renamed to ${parsed.name}.` });
    if (renamed.problem === 'name-taken') return await askToMerge(renamed.by);
    throw data(null, { status: 404 });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a value of an attribute could not be changed');
    return refuse(500, savingFailed('value'));
  }
}

function mergeQuestion(name: string, productCount: number, into: ValueRecord) {
  const products =
    productCount === 0
      ? 'No product has it.'
      : `${countText(productCount, 'product')} ${productCount === 1 ? 'gets' : 'get'} ‘${into.name}’ in its place.`;
  return {
    intent: 'merge',
    ids: [into.slug],
    text: `Merge ‘${name}’ into ‘${into.name}’?`,
    detail: `${products} Links to lists of ‘${name}’ then show ‘${into.name}’. ${CANNOT_BE_UNDONE}`,
    confirmLabel: 'Merge',
  };
}

export default function AttributeValuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { value, others, canChange } = loaderData;
  const result: Result | undefined = actionData;
  const errors = result?.errors ?? {};
  const isSending = useNavigation().formMethod === 'POST';
  useListResult(result);
  return (
    <>
      <SaveResultText result={result} />
      <BackLink to={cmsPaths.attributeValues()}>All values</BackLink>
      <PageHeading
        title={`${attributeName(value.attribute)}: ${value.name}`}
        count={countText(value.productCount, 'product')}
      />
      {canChange ? (
        <div className="grid max-w-3xl items-start gap-4 md:grid-cols-2">
          <Form
            key={value.slug}
            method="post"
            className="grid gap-4 rounded-card border border-line bg-surface p-5"
          >
            <TextField
              label="Name"
              name="name"
              defaultValue={value.name}
              error={errors.name}
              autoComplete="off"
              hint={`All products show the new name; addresses of lists keep the word ‘${value.slug}’.`}
            />
            <p>
              <Button
                type="submit"
                name="intent"
                value="rename"
                variant="dark"
                size="small"
                aria-disabled={isSending}
              >
                Rename
              </Button>
            </p>
          </Form>
          {others.length > 0 && (
            <Form
              key={`${value.slug} merge`}
              method="post"
              className="grid gap-4 rounded-card border border-line bg-surface p-5"
            >
              <SelectField
                label="Merge into"
                name="into"
                defaultValue=""
                error={errors.into}
                hint="For two words that mean the same thing"
              >
                <option value="">Choose …</option>
                {others.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <p>
                <Button
                  type="submit"
                  name="intent"
                  value="merge"
                  variant="outline"
                  size="small"
                  aria-disabled={isSending}
                >
                  Merge …
                </Button>
              </p>
            </Form>
          )}
        </div>
      ) : (
        <p className="text-sm text-ink-soft">Your role may see values, not change them.</p>
      )}
      <AskDialog ask={result?.ask} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="this value" />;
}
