import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { ARCHIVE, DELETE, RESTORE } from '#app/cms/lists/bulk-actions.ts';
import { loadRecord } from '#app/cms/records/load-record.ts';
import type { RecordDeclaration } from '#app/cms/records/record-declaration.ts';
import { RecordEditor, recordTitle } from '#app/cms/records/record-editor.tsx';
import { saveFromForm } from '#app/cms/records/save-from-form.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { staffContext } from '#app/request/staff-context.ts';
import { listAttributeValues } from '#database/queries/attributes/attribute-values.ts';
import { listTypeChoices } from '#database/queries/attributes/product-types.ts';
import { listSuggestedTraits } from '#database/queries/attributes/suggested-traits.ts';
import { listPriceHistory } from '#database/queries/catalogue/price-history.ts';
import { listPartChoices } from '#database/queries/catalogue-editing/part-choices.ts';
import { listProductGroups } from '#database/queries/catalogue-editing/product-groups.ts';
import {
  findProductRecord,
  type ProductRecordForEditing,
} from '#database/queries/catalogue-editing/product-record.ts';
import { listStandingDated } from '#database/queries/dated-prices/dated-lines.ts';
import { listWaitingByVariant } from '#database/queries/inbox/stock-requests.ts';
import { listPersonChoices } from '#database/queries/item-data/persons.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { readSettings } from '#database/queries/shop/shop-settings.ts';
import { parseProductForm } from '#domain/catalogue/product-form.ts';
import { pricesByWeight } from '#domain/delivery/service-price.ts';
import { may, type Role } from '#domain/people/permissions.ts';
import { listFormerPriceNotes } from '#operations/catalogue/former-price-refusals.ts';
import { createProduct, saveProduct } from '#operations/catalogue/save-product.ts';
import { nowIso } from '#operations/platform/now-iso.ts';
import type { Route } from './+types/product-page';
import { Checklist } from './checklist.tsx';
import { DatedNote } from './dated-note.tsx';
import { LiveCard } from './live-card.tsx';
import { PriceHistory } from './price-history.tsx';
import { PRODUCT_DISPLAY, productFields } from './product-fields.tsx';
import { problemErrors } from './product-problems.ts';
import { categorySlug, copiedValues, productValues } from './product-values.ts';
import { StatusFlag } from './status-flag.tsx';
import { StockLink } from './stock-link.tsx';
import { SuggestedCard } from './suggested-card.tsx';
import { WaitingCard } from './waiting-card.tsx';

const PRODUCT: RecordDeclaration<ProductRecordForEditing> = {
  kind: 'product',
  permissions: { view: 'products.view', edit: 'products.edit' },
  list: { to: cmsPaths.products(), label: 'All products' },
  manager: 'Product',
  addressOf: cmsPaths.product,
  newAt: cmsPaths.newProduct,
  titleOf: ({ name }) => name,
  valuesOf: productValues,
  copied: copiedValues,
  flags: ({ status }) => <StatusFlag status={status} />,
  inShop: ({ id, slug, status }) =>
    status === 'published'
      ? { to: paths.product(slug), label: 'View in shop' }
      : { to: cmsPaths.productPreview(id), label: 'Preview page' },
  actions: ({ status }) => [status === 'archived' ? RESTORE : ARCHIVE, DELETE],
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, recordTitle(PRODUCT, loaderData));

export async function loader(args: Route.LoaderArgs) {
  const { role } = args.context.get(staffContext);
  const product = await loadRecord(args, PRODUCT, async (db, id) =>
    withCostsFor(role, await findProductRecord(db, id)),
  );
  const platform = args.context.get(platformContext);
  const { db } = platform;
  return {
    ...product,
    brands: await listProductGroups(db, 'brand'),
    categories: await listProductGroups(db, 'category'),
    canAdd: { brand: may(role, 'brands.edit'), category: may(role, 'categories.edit') },
    isWeighed: pricesByWeight((await readSettings(db)).plan),
    types: await listTypeChoices(db, product.record?.typeId ?? null),
    attributes: await listAttributeValues(db),
    persons: await listPersonChoices(db),
    suggested: product.record ? await listSuggestedTraits(db, product.record.id) : [],
    parts: await listPartChoices(db, product.record?.parts ?? []),
    waiting: product.record ? await listWaitingByVariant(db, product.record.id) : [],
    standing: product.record
      ? ((await listStandingDated(db, [product.record.id])).get(product.record.id) ?? [])
      : [],
    prices: product.record ? await listPriceHistory(db, product.record.id) : [],
    formerPriceNotes: product.record
      ? await listFormerPriceNotes(db, product.record, nowIso(platform.clock))
      : [],
  };
}

/** The record without what its goods cost, for those who may not read it: they cannot save it either. */
function withCostsFor(
  role: Role | null,
  record: ProductRecordForEditing | null,
): ProductRecordForEditing | null {
  if (!record || may(role, 'costs.view')) return record;
  return { ...record, variants: record.variants.map((variant) => ({ ...variant, costPence: null })) };
}

export function action(args: Route.ActionArgs) {
  return saveFromForm(args, PRODUCT, {
    parse: parseProductForm,
    valuesOf: ({ product }) => productValues(product),
    create: (platform, member, { product }) => createProduct(platform, member, product),
    save: saveProduct,
    find: findProductRecord,
    findLastChange,
    errorsOf: problemErrors,
    note: ({ soldMeanwhile }) =>
      soldMeanwhile.length > 0 ? ` Sold or returned meanwhile and counted: ${soldMeanwhile.join(', ')}.` : '',
  });
}

/** A brand or category added from the form must not load the form anew below its dialog. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formAction === cmsPaths.addGroup() ? false : defaultShouldRevalidate;
}

export default function ProductPage({ loaderData, actionData }: Route.ComponentProps) {
  const { record, brands, categories, canAdd, types, attributes, ...loaded } = loaderData;
  const { prices, parts, waiting, formerPriceNotes, suggested } = loaded;
  return (
    <RecordEditor
      of={PRODUCT}
      loaded={loaderData}
      result={actionData}
      rule={parseProductForm}
      fields={productFields(
        { brands, categories, canAdd, types, attributes, persons: loaded.persons },
        formerPriceNotes,
        parts,
        record?.description !== '',
      )}
      fieldsKey={record?.version}
      aside={PRODUCT_DISPLAY}
      further={(values) => (
        <>
          <SuggestedCard suggested={suggested} />
          {record && (
            <Checklist
              product={record}
              category={categorySlug(categories, record.categoryId)}
              isWeighed={loaded.isWeighed}
            />
          )}
          <LiveCard
            values={values}
            borneOut={
              record && formerPriceNotes.every(({ isShown }) => isShown) ? productValues(record) : null
            }
            brands={brands}
            categories={categories}
          />
          <WaitingCard waiting={waiting} />
          {record && <StockLink productId={record.id} />}
          {record && <DatedNote standing={loaded.standing} />}
          {record && <PriceHistory prices={prices} variants={record.variants} />}
        </>
      )}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name={PRODUCT.manager} back={PRODUCT.list} />;
}
