import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { isFiltered, type ListPage, listSearch } from '#domain/lists/list-query.ts';
import { countText } from '#domain/text/count-text.ts';
import { BulkForm } from './bulk-form.tsx';
import { DataTable } from './data-table.tsx';
import { type ListDeclaration, nounOf } from './list-declaration.ts';
import { type FilterChoices, ListFilters } from './list-filters.tsx';
import { ListPager } from './list-pager.tsx';
import type { ListResult } from './list-result.ts';
import type { LoadedList } from './load-list.ts';
import { RowHeightButton } from './row-height-button.tsx';
import { SaveResultText } from './save-result-text.tsx';
import { sortChoices } from './sort-choices.ts';
import { useListResult } from './use-list-result.ts';

type Props<Row> = {
  list: ListDeclaration<Row>;
  loaded: LoadedList<Row>;
  result: ListResult | undefined;
  choices?: FilterChoices;
  /** Placed between the heading and the filters. */
  notice?: ReactNode;
  /** Further fields of the question the last command led to. */
  askFields?: ReactNode;
  /** The records in place of the table, each with a checkbox `ids`. */
  children?: ReactNode;
};

/** A declared list with its heading, filters, records and pager, and the result of the last command. */
export function RecordList<Row>(props: Props<Row>) {
  const { list, loaded, result, choices, notice, askFields, children } = props;
  const { query, page, canChange, actions } = loaded;
  // Without anything to do with many of them there is nothing to pick.
  const canPick = actions.some(({ isForAll }) => !isForAll);
  const sorts = sortChoices(list);
  useListResult(result);
  return (
    <>
      <SaveResultText result={result} />
      <PageHeading title={list.title} count={foundText(page, nounOf(list))}>
        {headingButtons(props)}
        {!children && page.items.length > 0 && <RowHeightButton />}
      </PageHeading>
      {notice}
      <ListFilters list={list} query={query} choices={choices} sorts={sorts.length > 1 ? sorts : []} />
      {page.items.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          <Empty {...props} />
        </div>
      ) : (
        <BulkForm
          result={result}
          actions={actions.filter(({ isForAll }) => !isForAll)}
          all={
            list.canSelectAll && page.pageCount > 1
              ? { count: countedText(page), noun: nounOf(list)[1] }
              : undefined
          }
        >
          {children ?? (
            <DataTable list={list} query={query} rows={page.items} canChange={canChange && canPick} />
          )}
        </BulkForm>
      )}
      <ListPager list={list} query={query} pageCount={page.pageCount} isMore={page.isMore} />
      <AskDialog ask={result?.ask}>{askFields}</AskDialog>
    </>
  );
}

/** '1,204 orders'; '10,000+ orders' where no more are counted. */
function foundText(
  { total, isMore }: Pick<ListPage<unknown>, 'total' | 'isMore'>,
  nouns: readonly [string, string],
) {
  const text = countText(total, ...nouns);
  return isMore ? text.replace(' ', '+ ') : text;
}

function countedText({ total, isMore }: Pick<ListPage<unknown>, 'total' | 'isMore'>): string {
  return `${total.toLocaleString('en-GB')}${isMore ? '+' : ''}`;
}

function headingButtons<Row>({ list, loaded: { query, canChange, canExport, actions } }: Props<Row>) {
  const files = (canExport && list.exports) || [];
  const forAll = actions.filter(({ isForAll }) => isForAll);
  const links = (canChange && list.buttons) || [];
  if (files.length === 0 && forAll.length === 0 && links.length === 0) return null;
  return (
    <>
      {files.map(({ path, label }) => (
        <a
          key={path}
          href={path + listSearch(query, list.shape)}
          download
          className="btn btn-outline btn-small"
        >
          {label?.(query) ?? 'Export CSV'}
        </a>
      ))}
      {forAll.map(({ intent, label }) => (
        <Form key={intent} method="post">
          <Button type="submit" name="intent" value={intent} variant="outline" size="small">
            {label}
          </Button>
        </Form>
      ))}
      {links.map(({ label, to }) => (
        <ButtonLink key={to} to={to} variant={to === links.at(-1)?.to ? 'dark' : 'outline'} size="small">
          {label}
        </ButtonLink>
      ))}
    </>
  );
}

function Empty<Row>({ list, loaded: { query } }: Props<Row>) {
  const { title, text, isSameIfFiltered } = list.empty;
  const [one] = nounOf(list);
  if (!isFiltered(query)) return <EmptyState title={title} text={text} />;
  const words = isSameIfFiltered ? text : 'Try another word or fewer filters.';
  return <EmptyState title={`No ${one} found`} text={words} />;
}
