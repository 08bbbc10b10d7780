import { data, Link } from 'react-router';
import { BackLink } from '#app/cms/ui/back-link.tsx';
import { ARCHIVE, DELETE, RESTORE } from '#app/cms/ui/bulk-actions.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { CreatedNotice } from '#app/cms/ui/created-notice.tsx';
import { EditorForm } from '#app/cms/ui/editor-form.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { RecordActions } from '#app/cms/ui/record-actions.tsx';
import { refuseSave, respondToSave } from '#app/cms/ui/respond-to-save.ts';
import { saveOrEcho } from '#app/cms/ui/save-or-echo.ts';
import { shownFields } from '#app/cms/ui/shown-fields.ts';
import { readSubmitted, versionOf } from '#app/cms/ui/submitted-fields.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { listPriceHistory } from '#database/queries/catalogue/price-history.ts';
import { listProductGroups } from '#database/queries/catalogue-editing/product-groups.ts';
import { findProductRecord } from '#database/queries/catalogue-editing/product-record.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { parseProductForm } from '#domain/catalogue/product-form.ts';
import { may } from '#domain/people/permissions.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { saveProduct } from '#operations/catalogue/save-product.ts';
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
  const typed = readSubmitted(await readForm(request));
  const parsed = parseProductForm(typed);
  if (!parsed.ok) return refuseSave('product', typed, 422, parsed.errors);
  return respondToSave(typed, {
    kind: 'product',
    async save() {
      const saved = await saveProduct(platform, member, {
        id: params.id,
        version: versionOf(typed),
        product: parsed.product,
      });
      return saved.ok
        ? { ok: true, message: savedText(saved.soldMeanwhile) }
        : { ...saved, errors: problemErrors(saved, typed) };
    },
    findNow: () => findProductRecord(platform.db, params.id),
    findLastChange: () => findLastChange(platform.db, params.id),
    log: platform.log,
    failure: 'a product could not be saved',
  });
}

/** Stock typed while orders came in was taken as a difference. */
function savedText(soldMeanwhile: string[]): string {
  if (soldMeanwhile.length === 0) return 'Product saved.';
  return `Product saved. Sold or returned meanwhile and counted: ${soldMeanwhile.join(', ')}.`;
}

/** Where the shop cannot be reached, what was typed stays. */
export function clientAction(args: Route.ClientActionArgs) {
  return saveOrEcho(args, savingFailed('product'));
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { product, brands, categories, prices, canEdit } = loaderData;
  const { values, errors } = shownFields(actionData, productValues(product));
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
            <RecordActions
              id={product.id}
              list={cmsPaths.products()}
              actions={[product.status === 'archived' ? RESTORE : ARCHIVE, DELETE]}
            />
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
