import { data, Form, Link } from 'react-router';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { CreatedNotice } from '#app/cms/ui/created-notice.tsx';
import { EditorForm } from '#app/cms/ui/editor-form.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { saveOrKeep } from '#app/cms/ui/save-or-keep.ts';
import { keepTyped, versionOf } from '#app/cms/ui/typed-fields.ts';
import { cmsPaths } from '#app/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { paths } from '#app/paths.ts';
import { platformContext } from '#app/platform-context.ts';
import { findLastChange } from '#database/queries/audit-log.ts';
import { listPriceHistory } from '#database/queries/price-history.ts';
import { listProductGroups } from '#database/queries/product-groups.ts';
import { findProductRecord } from '#database/queries/product-record.ts';
import { savingFailed } from '#domain/messages.ts';
import { may } from '#domain/permissions.ts';
import { parseProductForm } from '#domain/product-form.ts';
import { CHANGED_MEANWHILE, type SaveAnswer } from '#domain/save-answer.ts';
import { saveProduct } from '#operations/save-product.ts';
import type { Route } from './+types/product-page';
import { Checklist } from './checklist.tsx';
import { LiveCard } from './live-card.tsx';
import { PriceHistory } from './price-history.tsx';
import { ProductDisplayFields } from './product-display-fields.tsx';
import { ProductFields } from './product-fields.tsx';
import { problemErrors } from './product-problems.ts';
import { categorySlug, productValues } from './product-values.ts';
import { StatusFlag } from './status-flag.tsx';

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, loaderData?.product.name ?? 'Product');

export async function loader({ context, params }: Route.LoaderArgs) {
  const member = requirePermission(context, 'products.view');
  const { db } = context.get(platformContext);
  const product = await findProductRecord(db, params.id);
  if (!product) throw data(null, { status: 404 });
  return {
    product,
    brands: await listProductGroups(db, 'brand'),
    categories: await listProductGroups(db, 'category'),
    prices: await listPriceHistory(db, product.id),
    canEdit: may(member.role, 'products.edit'),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'products.edit');
  const platform = context.get(platformContext);
  const typed = keepTyped(await request.formData());
  const refuse = (status: number, errors: Record<string, string>) =>
    data<SaveAnswer>({ ok: false, message: savingFailed('product'), errors, typed }, status);
  const parsed = parseProductForm(typed);
  if (!parsed.ok) return refuse(400, parsed.errors);
  try {
    const saved = await saveProduct(platform, member, {
      id: params.id,
      version: versionOf(typed),
      product: parsed.product,
    });
    if (saved.ok) return data<SaveAnswer>({ ok: true, message: savedText(saved.soldMeanwhile) });
    if (saved.problem === 'not-found') throw data(null, { status: 404 });
    if (saved.problem !== 'changed-meanwhile') return refuse(409, problemErrors(saved, typed));
    const now = await findProductRecord(platform.db, params.id);
    const change = await findLastChange(platform.db, params.id);
    const meanwhile = {
      actor: change?.actor ?? 'somebody',
      at: now?.updatedAt ?? '',
      version: now?.version ?? 0,
    };
    return data<SaveAnswer>({ ok: false, message: CHANGED_MEANWHILE, errors: {}, typed, meanwhile }, 409);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    platform.log.error({ err: error }, 'a product could not be saved');
    return refuse(500, {});
  }
}

/** Stock typed while orders came in was taken as a difference. */
function savedText(soldMeanwhile: string[]): string {
  if (soldMeanwhile.length === 0) return 'Product saved.';
  return `Product saved. Sold or returned meanwhile and counted: ${soldMeanwhile.join(', ')}.`;
}

/** Where the shop cannot be reached, what was typed stays. */
export function clientAction(args: Route.ClientActionArgs) {
  return saveOrKeep(args, savingFailed('product'));
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, brands, categories, prices, canEdit } = loaderData;
  const refused = actionData && !actionData.ok ? actionData : null;
  const values = refused?.typed ?? productValues(product);
  const errors = refused?.errors ?? {};
  return (
    <>
      <BackLink to={cmsPaths.products()}>All products</BackLink>
      <CreatedNotice>Product created.</CreatedNotice>
      <ListHeading title={product.name}>
        <StatusFlag status={product.status} />
        {product.status === 'published' ? (
          <Link to={paths.product(product.slug)} reloadDocument className="btn btn-quiet btn-small">
            View in shop
          </Link>
        ) : (
          <Link to={cmsPaths.productPreview(product.id)} reloadDocument className="btn btn-quiet btn-small">
            Preview page
          </Link>
        )}
        {canEdit && (
          <>
            <Link to={cmsPaths.newProduct(product.id)} className="btn btn-outline btn-small">
              Duplicate
            </Link>
            <Form method="post" action={cmsPaths.products()} className="contents">
              <input type="hidden" name="ids" value={product.id} />
              <button
                type="submit"
                name="intent"
                value={product.status === 'archived' ? 'restore' : 'archive'}
                className="btn btn-outline btn-small"
              >
                {product.status === 'archived' ? 'Take back' : 'Archive'}
              </button>
              <button
                type="submit"
                name="intent"
                value="delete"
                className="btn btn-outline btn-small text-rose-deep"
              >
                Delete
              </button>
            </Form>
          </>
        )}
      </ListHeading>
      <fieldset disabled={!canEdit} className="contents">
        <EditorForm
          version={product.version}
          answer={actionData}
          saveLabel="Save product"
          aside={
            <>
              <ProductDisplayFields values={values} errors={errors} />
              <Checklist product={product} category={categorySlug(categories, product.categoryId)} />
              <LiveCard
                values={values}
                brands={brands}
                category={categorySlug(categories, values.categoryId)}
              />
              <PriceHistory prices={prices} variants={product.variants} />
            </>
          }
        >
          <ProductFields
            key={product.version}
            values={values}
            errors={errors}
            brands={brands}
            categories={categories}
          />
        </EditorForm>
      </fieldset>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ManagerError error={error} name="Product" back={{ to: cmsPaths.products(), label: 'All products' }} />
  );
}
