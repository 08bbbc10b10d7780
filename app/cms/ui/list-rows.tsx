import type { ReactNode } from 'react';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { ListPage } from '#domain/lists/list-query.ts';
import { type BulkAction, BulkForm } from './bulk-form.tsx';
import type { ListResult } from './list-result.ts';
import { Pager } from './pager.tsx';
import { listAddress, type ShownList } from './shown-list.ts';

/** The records of one page of a list, to be ticked and acted upon, and the way to its other pages. */
export function ListRows<Row>({
  list,
  page,
  empty,
  actions,
  answer,
  children,
}: {
  list: ShownList;
  page: ListPage<Row>;
  /** In place of the records where there is none. */
  empty: { title: string; text: string };
  actions: BulkAction[];
  answer: ListResult | undefined;
  /** The records, each with a box to tick. */
  children: ReactNode;
}) {
  return (
    <>
      {page.items.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          <EmptyState title={empty.title} text={empty.text} />
        </div>
      ) : (
        <BulkForm answer={answer} actions={actions}>
          {children}
        </BulkForm>
      )}
      <Pager
        page={page.page}
        pageCount={page.pageCount}
        addressOf={(wanted) => listAddress(list, { page: wanted })}
      />
    </>
  );
}
