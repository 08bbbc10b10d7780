import { data, Form, Link, replace, useNavigation } from 'react-router';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { PageError } from '#app/cms/ui/page-error.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { Button } from '#app/ui/button.tsx';
import { listBulkChoices } from '#database/queries/bulk/bulk-choices.ts';
import { listProductIds } from '#database/queries/catalogue-editing/listed-products.ts';
import { BULK_KINDS, type BulkKind, parseBulkForm } from '#domain/catalogue/bulk/bulk-form.ts';
import { bulkTitle } from '#domain/catalogue/bulk/bulk-words.ts';
import { countText } from '#domain/text/count-text.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { changeInBulk } from '#operations/catalogue/change-in-bulk.ts';
import { previewInBulk } from '#operations/catalogue/preview-in-bulk.ts';
import type { Route } from './+types/bulk-edit-page';
import { BULK_FIELDS, BulkFields } from './bulk-fields.tsx';
import { BulkPreviewPanel } from './bulk-preview-panel.tsx';
import { listOfSelection, selectedIds, selectionFields } from './bulk-selection.ts';

const TITLE = 'Change products';
const KIND_LABELS: Record<BulkKind, string> = {
  price: 'Price',
  stock: 'Stock',
  weight: 'Weight',
  cost: 'Cost',
  brand: 'Brand',
  category: 'Category',
  type: 'Type',
  attribute: 'Attributes',
  'goods-kind': 'For carriers',
  'item-data': 'For abroad',
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, TITLE);

/** The address holds the selection, the kind of change and the values to preview. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'products.edit');
  const { db } = context.get(platformContext);
  const params = url.searchParams;
  const kind = kindOf(params.get('change'));
  const values = Object.fromEntries(params);
  const ids = await selectedIds(params, (query) => listProductIds(db, query));
  const choices = await listBulkChoices(db, kind);
  const parsed = params.has('preview') ? parseBulkForm(kind, values, choices) : null;
  return {
    kind,
    values,
    count: ids.length,
    selection: selectionFields(params),
    back: listOfSelection(params),
    choices,
    errors: parsed && !parsed.ok ? parsed.errors : {},
    preview: parsed?.ok ? await previewInBulk(db, ids, parsed.change) : null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'products.edit');
  const platform = context.get(platformContext);
  const form = await readForm(request);
  const params = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') params.append(name, value);
  const kind = kindOf(params.get('change'));
  const refuse = (status: number, message: string) => data({ message }, status);
  const choices = await listBulkChoices(platform.db, kind);
  const parsed = parseBulkForm(kind, Object.fromEntries(params), choices);
  if (!parsed.ok) return refuse(422, Object.values(parsed.errors).join(' '));
  const { change } = parsed;
  let changeId: string;
  try {
    const ids = await selectedIds(params, (query) => listProductIds(platform.db, query));
    if (params.get('expected') !== String(ids.length))
      return refuse(
        409,
        `The list finds ${countText(ids.length, 'product')} now. Please look at the preview again.`,
      );
    const title = bulkTitle(change, parsed.name);
    changeId = (await changeInBulk(platform, member, { ids, change, title })).changeId;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'products could not be changed');
    return refuse(500, savingFailed('product'));
  }
  // Back does not lead to the preview again, whose button would change everything once more.
  throw replace(cmsPaths.bulkChange(changeId));
}

function kindOf(text: string | null): BulkKind {
  return BULK_KINDS.find((kind) => kind === text) ?? 'price';
}

export default function BulkEditPage({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, values, count, selection, back, choices, errors, preview } = loaderData;
  const isSending = useNavigation().formMethod === 'POST';
  const hidden = selection.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
  return (
    <>
      <BackLink to={back}>All products</BackLink>
      <PageHeading title={TITLE} count={`${countText(count, 'product')} selected`} />
      {actionData && (
        <p role="alert" className="mb-4 rounded-card bg-blush-soft px-5 py-4 font-medium text-rose-deep">
          {actionData.message}
        </p>
      )}
      <nav aria-label="What to change" className="mb-4">
        <ul className="flex flex-wrap gap-2">
          {BULK_KINDS.map((each) => (
            <li key={each}>
              <Link
                to={cmsPaths.bulkEdit(
                  `?${new URLSearchParams([['change', each], ...selection.map(([name, value]) => [name, value])])}`,
                )}
                aria-current={each === kind ? 'page' : undefined}
                className={`btn btn-small ${each === kind ? 'btn-dark' : 'btn-outline'}`}
              >
                {KIND_LABELS[each]}
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={cmsPaths.newDatedPrice(
                `?${new URLSearchParams(selection.map(([name, value]) => [name, value]))}`,
              )}
              className="btn btn-small btn-outline"
            >
              Price for a time
            </Link>
          </li>
        </ul>
      </nav>
      <Form
        key={kind}
        action={cmsPaths.bulkEdit()}
        preventScrollReset
        className="grid gap-4 rounded-card border border-line bg-surface p-5"
      >
        {hidden}
        <input type="hidden" name="change" value={kind} />
        <BulkFields kind={kind} values={values} errors={errors} choices={choices} />
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
        <BulkPreviewPanel kind={kind} preview={preview} isSending={isSending}>
          {hidden}
          {['change', ...BULK_FIELDS].map((name) => (
            <input
              key={name}
              type="hidden"
              name={name}
              value={name === 'change' ? kind : (values[name] ?? '')}
            />
          ))}
          <input type="hidden" name="expected" value={count} />
        </BulkPreviewPanel>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} what="the products" />;
}
