import { BackLink } from '#app/cms/ui/back-link.tsx';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { EditorForm } from '#app/cms/ui/editor-form.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { refuseSave, respondToCreation } from '#app/cms/ui/respond-to-save.ts';
import { saveOrEcho } from '#app/cms/ui/save-or-echo.ts';
import { shownFields } from '#app/cms/ui/shown-fields.ts';
import { readSubmitted } from '#app/cms/ui/submitted-fields.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { requirePermission } from '#app/middleware/require-permission.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { readForm } from '#app/request/read-form.ts';
import { listProductGroups } from '#database/queries/catalogue-editing/product-groups.ts';
import { findProductRecord } from '#database/queries/catalogue-editing/product-record.ts';
import { parseProductForm } from '#domain/catalogue/product-form.ts';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { createProduct } from '#operations/catalogue/save-product.ts';
import type { Route } from './+types/new-product-page';
import { LiveCard } from './live-card.tsx';
import { ProductDisplayFields } from './product-display-fields.tsx';
import { ProductFields } from './product-fields.tsx';
import { problemErrors } from './product-problems.ts';
import { categorySlug, copiedValues, productValues } from './product-values.ts';

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, 'New product');

/** With `from` a copy of that product is begun. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'products.edit');
  const { db } = context.get(platformContext);
  const original = await findProductRecord(db, url.searchParams.get('from') ?? '');
  return {
    values: original ? copiedValues(productValues(original)) : {},
    brands: await listProductGroups(db, 'brand'),
    categories: await listProductGroups(db, 'category'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const member = requirePermission(context, 'products.edit');
  const platform = context.get(platformContext);
  const typed = readSubmitted(await readForm(request));
  const parsed = parseProductForm(typed);
  if (!parsed.ok) return refuseSave('product', typed, 422, parsed.errors);
  return respondToCreation(typed, {
    kind: 'product',
    async create() {
      const created = await createProduct(platform, member, parsed.product);
      return created.ok ? created : { ok: false, errors: problemErrors(created, typed) };
    },
    addressOf: cmsPaths.product,
    log: platform.log,
    failure: 'a product could not be saved',
  });
}

/** Where the shop cannot be reached, what was typed stays. */
export function clientAction(args: Route.ClientActionArgs) {
  return saveOrEcho(args, savingFailed('product'));
}

export default function NewProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { brands, categories } = loaderData;
  const { values, errors } = shownFields(actionData, loaderData.values);
  return (
    <>
      <BackLink to={cmsPaths.products()}>All products</BackLink>
      <ListHeading title="New product" />
      <EditorForm
        version={null}
        answer={actionData}
        saveLabel="Create product"
        aside={
          <>
            <ProductDisplayFields values={values} errors={errors} />
            <LiveCard
              values={values}
              brands={brands}
              category={categorySlug(categories, values.categoryId)}
            />
          </>
        }
      >
        <ProductFields values={values} errors={errors} brands={brands} categories={categories} />
      </EditorForm>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ManagerError error={error} name="Product" back={{ to: cmsPaths.products(), label: 'All products' }} />
  );
}
