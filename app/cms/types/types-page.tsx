import { askDeletion } from '#app/cms/lists/ask-deletion.ts';
import { ARCHIVE, RESTORE } from '#app/cms/lists/bulk-actions.ts';
import { UPDATED } from '#app/cms/lists/data-table.tsx';
import type { ListDeclaration } from '#app/cms/lists/list-declaration.ts';
import { loadList } from '#app/cms/lists/load-list.ts';
import { RecordList } from '#app/cms/lists/record-list.tsx';
import { RowLink } from '#app/cms/lists/row-link.tsx';
import { runListCommand } from '#app/cms/lists/run-list-command.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { countTypeProducts, listTypeRows, type TypeRow } from '#database/queries/attributes/listed-types.ts';
import { TYPE_LIST } from '#domain/product-types/type-list.ts';
import { countText } from '#domain/text/count-text.ts';
import { CANNOT_BE_UNDONE } from '#domain/words/messages.ts';
import { archiveTypes, deleteTypes } from '#operations/catalogue/change-types.ts';
import type { Route } from './+types/types-page';
import { TypesNav } from './types-nav.tsx';

const LIST: ListDeclaration<TypeRow, typeof TYPE_LIST, 'archive' | 'restore'> = {
  path: cmsPaths.types(),
  shape: TYPE_LIST,
  kind: 'type',
  title: 'Types',
  permissions: { view: 'types.view', change: 'types.edit', delete: 'types.delete' },
  buttons: [
    { label: 'Types from names', to: cmsPaths.typesFromNames() },
    { label: 'Reorder', to: cmsPaths.typeOrder() },
    { label: 'New type', to: cmsPaths.newType() },
  ],
  verbs: [ARCHIVE, RESTORE],
  searchLabel: 'Search types',
  filters: {
    status: { label: 'Status', all: 'Live and archived', labels: { live: 'Live', archived: 'Archived' } },
  },
  empty: {
    title: 'No types yet',
    text: 'A type says what a product is within its category, such as Foundation within Makeup.',
  },
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  duplicateAt: ({ id }) => cmsPaths.newType(id),
  columns: [
    {
      label: 'Type',
      sort: 'name',
      cell: ({ id, name }) => <RowLink to={cmsPaths.type(id)}>{name}</RowLink>,
    },
    {
      label: 'Status',
      cell: ({ isArchived }) =>
        isArchived ? <FlagBadge look="quiet">Archived</FlagBadge> : <FlagBadge look="good">Live</FlagBadge>,
    },
    { label: 'Category', labelled: true, cell: ({ category }) => category },
    { label: 'Group', labelled: true, isMinor: true, cell: ({ group }) => group },
    {
      label: 'Products',
      sort: 'products',
      isNumber: true,
      cell: ({ productCount }) => countText(productCount, 'product'),
    },
    UPDATED,
  ],
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export function loader(args: Route.LoaderArgs) {
  return loadList(args, LIST, listTypeRows);
}

export function action(args: Route.ActionArgs) {
  return runListCommand(args, LIST, {
    change: (platform, member, ids, intent) =>
      archiveTypes(platform, member, { ids, archived: intent === 'archive' }),
    remove: deleteTypes,
    async ask({ db }, ids, intent) {
      if (intent !== 'delete') return null;
      const products = await countTypeProducts(db, ids);
      const question = askDeletion('type', ids);
      if (products === 0) return question;
      const losing = products === 1 ? 'loses its type' : 'lose their type';
      return { ...question, detail: `${countText(products, 'product')} ${losing}. ${CANNOT_BE_UNDONE}` };
    },
  });
}

export default function TypesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordList list={LIST} loaded={loaderData} result={actionData} notice={<TypesNav />} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name="Type" back={{ to: cmsPaths.types(), label: 'All types' }} />;
}
