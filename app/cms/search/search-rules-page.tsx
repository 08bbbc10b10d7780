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
import { listSearchRuleRows, type SearchRuleRow } from '#database/queries/search-rules/search-rules.ts';
import { SEARCH_RULE_LIST } from '#domain/search-rules/search-rule-list.ts';
import { deleteSearchRules } from '#operations/search-rules/change-search-rules.ts';
import type { Route } from './+types/search-rules-page';

const LIST: ListDeclaration<SearchRuleRow, typeof SEARCH_RULE_LIST, never> = {
  path: cmsPaths.searchRules(),
  shape: SEARCH_RULE_LIST,
  kind: 'search rule',
  title: 'Search',
  caption: 'Search rules',
  permissions: { view: 'search.view', change: 'search.edit', delete: 'search.delete' },
  buttons: [{ label: 'New search rule', to: cmsPaths.newSearchRule() }],
  verbs: [],
  searchLabel: 'Search rules by phrase',
  filters: {
    does: {
      label: 'What it does',
      all: 'Any',
      labels: { synonyms: 'Synonyms', products: 'Products first', page: 'Page above', popular: 'Popular' },
    },
  },
  empty: {
    title: 'No search rules yet',
    text: 'The shop knows what shoppers in Britain call things. Rules add your own: synonyms, products that come first, a page above the results.',
  },
  idOf: ({ id }) => id,
  nameOf: ({ asked }) => asked,
  duplicateAt: ({ id }) => cmsPaths.newSearchRule(undefined, id),
  columns: [
    {
      label: 'Shoppers search for',
      sort: 'asked',
      cell: ({ id, asked }) => <RowLink to={cmsPaths.searchRule(id)}>{asked}</RowLink>,
    },
    { label: 'Also look for', labelled: true, cell: ({ called }) => called },
    {
      label: 'Products first',
      isNumber: true,
      labelled: true,
      cell: ({ productCount }) => productCount || '',
    },
    { label: 'Page', isMinor: true, cell: ({ pagePath }) => pagePath },
    {
      label: 'Popular',
      isMinor: true,
      cell: ({ isPopular }) => isPopular && <FlagBadge look="good">Popular</FlagBadge>,
    },
    UPDATED,
  ],
};

export const meta: Route.MetaFunction = ({ matches }) => cmsTitle(matches, LIST.title);

export function loader(args: Route.LoaderArgs) {
  return loadList(args, LIST, listSearchRuleRows);
}

export function action(args: Route.ActionArgs) {
  return runListCommand(args, LIST, { change: async () => 0, remove: deleteSearchRules });
}

export default function SearchRulesPage({ loaderData, actionData }: Route.ComponentProps) {
  return <RecordList list={LIST} loaded={loaderData} result={actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ManagerError
      error={error}
      name="Search"
      back={{ to: cmsPaths.searchRules(), label: 'All search rules' }}
    />
  );
}
