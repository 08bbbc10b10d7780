import { formValues } from '#app/cms/fields/form-values.ts';
import { ARCHIVE, DELETE, RESTORE } from '#app/cms/lists/bulk-actions.ts';
import { loadRecord } from '#app/cms/records/load-record.ts';
import type { RecordDeclaration } from '#app/cms/records/record-declaration.ts';
import { RecordEditor, recordTitle } from '#app/cms/records/record-editor.tsx';
import { saveFromForm } from '#app/cms/records/save-from-form.ts';
import { takenErrors } from '#app/cms/records/taken-errors.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';
import { platformContext } from '#app/request/platform-context.ts';
import {
  countTypeProducts,
  findTypeRecord,
  type TypeRecord,
} from '#database/queries/attributes/listed-types.ts';
import { listProductGroups } from '#database/queries/catalogue-editing/product-groups.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { parseTypeForm } from '#domain/product-types/type-form.ts';
import { countText } from '#domain/text/count-text.ts';
import { createType, saveType } from '#operations/catalogue/change-types.ts';
import type { Route } from './+types/type-page';
import { TYPE_DISPLAY, typeFields } from './type-fields.tsx';

const TYPE: RecordDeclaration<TypeRecord> = {
  kind: 'type',
  permissions: { view: 'types.view', edit: 'types.edit' },
  list: { to: cmsPaths.types(), label: 'All types' },
  manager: 'Type',
  addressOf: cmsPaths.type,
  newAt: cmsPaths.newType,
  titleOf: ({ name }) => name,
  copied: (values) => ({ ...values, name: `${values.name} (copy)`, slug: '' }),
  flags: ({ isArchived }) => isArchived && <FlagBadge look="quiet">Archived</FlagBadge>,
  inShop: ({ slug, categorySlug }) => ({
    to: paths.typesInCategory(categorySlug, slug),
    label: 'View in shop',
  }),
  actions: ({ isArchived }) => [isArchived ? RESTORE : ARCHIVE, DELETE],
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, recordTitle(TYPE, loaderData));

export async function loader(args: Route.LoaderArgs) {
  const type = await loadRecord(args, TYPE, findTypeRecord);
  const { db } = args.context.get(platformContext);
  const categories = await listProductGroups(db, 'category');
  return {
    ...type,
    productCount: type.record ? await countTypeProducts(db, [type.record.id]) : 0,
    categories: categories.map(({ id, name }) => ({ id, name })),
  };
}

export function action(args: Route.ActionArgs) {
  return saveFromForm(args, TYPE, {
    parse: parseTypeForm,
    valuesOf: ({ type }) => formValues(type),
    create: (platform, member, { type }) => createType(platform, member, type),
    save: saveType,
    find: findTypeRecord,
    findLastChange,
    errorsOf({ problem }): Record<string, string> {
      if (problem === 'no-such-category') return { categoryId: 'Choose a category' };
      if (problem === 'category-of-products')
        return { categoryId: 'Products of this type stand in another category: move them first' };
      if (problem === 'name-taken') return { name: 'This category has a type of this name already' };
      return takenErrors(problem, 'type');
    },
  });
}

export default function TypePage({ loaderData, actionData }: Route.ComponentProps) {
  const { record, productCount, categories } = loaderData;
  return (
    <RecordEditor
      of={TYPE}
      loaded={loaderData}
      result={actionData}
      rule={parseTypeForm}
      count={record && countText(productCount, 'product')}
      fields={typeFields(categories)}
      aside={TYPE_DISPLAY}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name={TYPE.manager} back={TYPE.list} />;
}
