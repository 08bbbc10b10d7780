import { type FormValues, formValues } from '#app/cms/fields/form-values.ts';
import { GroupError } from '#app/cms/groups/group-error.tsx';
import { groupRecord } from '#app/cms/groups/group-record.tsx';
import { ProductsOfGroup } from '#app/cms/groups/products-of-group.tsx';
import { PERSON_GONE } from '#app/cms/item-data/person-fields.ts';
import { loadRecord } from '#app/cms/records/load-record.ts';
import { RecordEditor, recordTitle } from '#app/cms/records/record-editor.tsx';
import { saveFromForm } from '#app/cms/records/save-from-form.ts';
import { takenErrors } from '#app/cms/records/taken-errors.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { platformContext } from '#app/request/platform-context.ts';
import { type BrandRecord, findBrandRecord } from '#database/queries/catalogue-editing/listed-brands.ts';
import { countGroupProducts } from '#database/queries/catalogue-editing/product-groups.ts';
import { listPersonChoices } from '#database/queries/item-data/persons.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { parseBrandForm } from '#domain/catalogue/brand-form.ts';
import { createBrand, saveBrand } from '#operations/catalogue/save-brand.ts';
import type { Platform } from '#operations/platform/platform.ts';
import type { Route } from './+types/brand-page';
import { BRAND_DISPLAY, brandFields } from './brand-fields.tsx';

const BRAND = groupRecord<BrandRecord>('brand');

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, recordTitle(BRAND, loaderData));

export async function loader(args: Route.LoaderArgs) {
  const brand = await loadRecord(args, BRAND, findBrandRecord);
  const platform = args.context.get(platformContext);
  const id = brand.record?.id;
  const productCount = id === undefined ? 0 : await countGroupProducts(platform.db, 'brand', id);
  const persons = await listPersonChoices(platform.db);
  return { ...brand, productCount, currentYear: yearOf(platform), persons };
}

export function action(args: Route.ActionArgs) {
  return saveFromForm(args, BRAND, {
    parse: (submitted: FormValues, platform: Platform) => parseBrandForm(submitted, yearOf(platform)),
    valuesOf: ({ brand }) => formValues(brand),
    create: (platform, member, { brand }) => createBrand(platform, member, brand),
    save: saveBrand,
    find: findBrandRecord,
    findLastChange,
    errorsOf: ({ problem }) => ({ ...takenErrors(problem, 'brand'), ...goneErrors(problem) }),
  });
}

function goneErrors(problem: string): Record<string, string> {
  const [field, isGone] = problem.split(' ');
  return field && isGone ? { [field]: PERSON_GONE } : {};
}

function yearOf({ clock }: Platform): number {
  return new Date(clock.now()).getUTCFullYear();
}

export default function BrandPage({ loaderData, actionData }: Route.ComponentProps) {
  const { record, productCount, currentYear, persons } = loaderData;
  return (
    <RecordEditor
      of={BRAND}
      loaded={loaderData}
      result={actionData}
      rule={(values) => parseBrandForm(values, currentYear)}
      count={record && <ProductsOfGroup kind="brand" id={record.id} count={productCount} />}
      fields={brandFields(currentYear, persons)}
      aside={BRAND_DISPLAY}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GroupError kind="brand" error={error} />;
}
