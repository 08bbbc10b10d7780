import { formValues } from '#app/cms/fields/form-values.ts';
import { GroupError } from '#app/cms/groups/group-error.tsx';
import { groupRecord } from '#app/cms/groups/group-record.tsx';
import { ProductsOfGroup } from '#app/cms/groups/products-of-group.tsx';
import { loadRecord } from '#app/cms/records/load-record.ts';
import { RecordEditor, recordTitle } from '#app/cms/records/record-editor.tsx';
import { saveFromForm } from '#app/cms/records/save-from-form.ts';
import { takenErrors } from '#app/cms/records/taken-errors.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { platformContext } from '#app/request/platform-context.ts';
import {
  type CategoryRecord,
  findCategoryRecord,
} from '#database/queries/catalogue-editing/listed-categories.ts';
import { countGroupProducts } from '#database/queries/catalogue-editing/product-groups.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { parseCategoryForm } from '#domain/catalogue/category-form.ts';
import { createCategory, saveCategory } from '#operations/catalogue/save-category.ts';
import type { Route } from './+types/category-page';
import { CATEGORY_DISPLAY, CATEGORY_FIELDS } from './category-fields.tsx';

const CATEGORY = groupRecord<CategoryRecord>('category');

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, recordTitle(CATEGORY, loaderData));

export async function loader(args: Route.LoaderArgs) {
  const category = await loadRecord(args, CATEGORY, findCategoryRecord);
  const { db } = args.context.get(platformContext);
  const id = category.record?.id;
  return { ...category, productCount: id === undefined ? 0 : await countGroupProducts(db, 'category', id) };
}

export function action(args: Route.ActionArgs) {
  return saveFromForm(args, CATEGORY, {
    parse: parseCategoryForm,
    valuesOf: ({ category }) => formValues(category),
    create: (platform, member, { category }) => createCategory(platform, member, category),
    save: saveCategory,
    find: findCategoryRecord,
    findLastChange,
    errorsOf: ({ problem }) => takenErrors(problem, 'category'),
  });
}

export default function CategoryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { record, productCount } = loaderData;
  return (
    <RecordEditor
      of={CATEGORY}
      loaded={loaderData}
      result={actionData}
      rule={parseCategoryForm}
      count={record && <ProductsOfGroup kind="category" id={record.id} count={productCount} />}
      fields={CATEGORY_FIELDS}
      aside={CATEGORY_DISPLAY}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <GroupError kind="category" error={error} />;
}
