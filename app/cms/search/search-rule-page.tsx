import type { FieldSection } from '#app/cms/fields/field-sections.tsx';
import { formValues } from '#app/cms/fields/form-values.ts';
import { DELETE } from '#app/cms/lists/bulk-actions.ts';
import { loadRecord } from '#app/cms/records/load-record.ts';
import type { RecordDeclaration } from '#app/cms/records/record-declaration.ts';
import { RecordEditor, recordTitle } from '#app/cms/records/record-editor.tsx';
import { saveFromForm } from '#app/cms/records/save-from-form.ts';
import { cmsTitle } from '#app/cms/ui/cms-title.ts';
import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { paths } from '#app/links/paths.ts';
import { isPublicPath } from '#app/links/public-path.ts';
import { findLastChange } from '#database/queries/people/audit-log.ts';
import { findSearchRule, type SearchRuleRecord } from '#database/queries/search-rules/search-rules.ts';
import { linesOf, parseSearchRuleForm } from '#domain/search-rules/search-rule-form.ts';
import { createSearchRule, saveSearchRule } from '#operations/search-rules/change-search-rules.ts';
import type { Route } from './+types/search-rule-page';

const RULE: RecordDeclaration<SearchRuleRecord> = {
  kind: 'search rule',
  permissions: { view: 'search.view', edit: 'search.edit' },
  list: { to: cmsPaths.searchRules(), label: 'All search rules' },
  manager: 'Search',
  addressOf: cmsPaths.searchRule,
  newAt: (copyOf) => cmsPaths.newSearchRule(undefined, copyOf),
  titleOf: ({ asked }) => linesOf(asked)[0] ?? '',
  copied: (values) => values,
  flags: () => null,
  inShop: ({ asked }) => ({ to: paths.search(linesOf(asked)[0] ?? ''), label: 'Try in shop' }),
  actions: () => [DELETE],
};

const FIELDS: FieldSection[] = [
  {
    title: 'Search',
    fields: [
      {
        name: 'asked',
        label: 'Shoppers search for',
        rows: 3,
        required: true,
        hint: 'One phrase a line. Joined, split and plural words are the same: lip stick, lipsticks',
      },
      {
        name: 'called',
        label: 'Also look for',
        rows: 3,
        optional: true,
        hint: 'Synonyms: words that names of products or categories have instead, one phrase a line',
      },
    ],
  },
  {
    title: 'Results',
    fields: [
      {
        name: 'products',
        label: 'Products shown first',
        rows: 4,
        optional: true,
        hint: 'One slug or address of a product a line, for searches that are one of these phrases as a whole',
      },
      {
        row: [
          { name: 'pageTitle', label: 'Page title', optional: true },
          {
            name: 'pagePath',
            label: 'Page',
            optional: true,
            hint: 'Linked above the results, such as /shipping',
          },
        ],
      },
    ],
  },
];

const ASIDE: FieldSection[] = [
  {
    title: 'Suggestion',
    fields: [
      {
        name: 'popular',
        label: 'Popular search',
        type: 'checkbox',
        hint: 'The first phrase is suggested before anything is typed',
      },
    ],
  },
];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  cmsTitle(matches, recordTitle(RULE, loaderData));

export async function loader(args: Route.LoaderArgs) {
  const asked = args.url.searchParams.get('asked')?.slice(0, 100) ?? '';
  return { ...(await loadRecord(args, RULE, findSearchRule)), asked };
}

export function action(args: Route.ActionArgs) {
  return saveFromForm(args, RULE, {
    parse: parseSearchRuleForm,
    valuesOf: ({ rule }) => formValues(rule),
    create: (platform, member, { rule }) => createSearchRule(platform, member, { rule, isPublicPath }),
    save: (platform, member, form) => saveSearchRule(platform, member, { ...form, isPublicPath }),
    find: findSearchRule,
    findLastChange,
    errorsOf: ({ problem }) => problemErrors(problem),
  });
}

function problemErrors(problem: string): Record<string, string> {
  const [kind, ...said] = problem.split(' ');
  const line = said.join(' ');
  if (kind === 'unknown-product') return { products: `No product has the slug or address “${line}”` };
  if (kind === 'phrase-taken') return { asked: `There is already a rule for “${line}”` };
  if (kind === 'no-such-page') return { pagePath: 'The shop has no such page' };
  return {};
}

export default function SearchRulePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RecordEditor
      of={RULE}
      loaded={loaderData}
      result={actionData}
      blank={{ asked: loaderData.asked }}
      rule={parseSearchRuleForm}
      fields={FIELDS}
      aside={ASIDE}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ManagerError error={error} name={RULE.manager} back={RULE.list} />;
}
