import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Moment } from '#app/cms/orders/moment.tsx';
import { AnswerText } from '#app/cms/ui/answer-text.tsx';
import { AskDialog } from '#app/cms/ui/ask-dialog.tsx';
import { BulkForm } from '#app/cms/ui/bulk-form.tsx';
import { type Column, DataTable } from '#app/cms/ui/data-table.tsx';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import type { ListAnswer } from '#app/cms/ui/list-answer.ts';
import { type FilterField, ListFilters } from '#app/cms/ui/list-filters.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { MoveTargetField } from '#app/cms/ui/move-target-field.tsx';
import { Pager } from '#app/cms/ui/pager.tsx';
import { sortLinks } from '#app/cms/ui/sort-links.ts';
import { useListAnswer } from '#app/cms/ui/use-list-answer.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { isFiltered, type ListPage, type ListQuery, type ListShape, listSearch } from '#domain/list-query.ts';
import { GROUPS, type GroupKind, groupCount } from './group-words.ts';
import { ProductsOfGroup } from './products-of-group.tsx';

type GroupRow = {
  id: string;
  name: string;
  productCount: number;
  isArchived: boolean;
  updatedAt: string;
};

type Props<Row, Sort extends string, Filter extends string> = {
  kind: GroupKind;
  query: ListQuery<Sort, Filter>;
  shape: ListShape<Sort, Filter>;
  page: ListPage<Row>;
  canEdit: boolean;
  /** Those that may take the products of one that is deleted. */
  targets: { id: string; name: string }[];
  answer: ListAnswer | undefined;
  /** Before its name. */
  mark?: (row: Row) => ReactNode;
  /** Beside the badge of its state. */
  flags?: (row: Row) => ReactNode;
  /** What only this kind has to say. */
  detail: Column<Row>;
  furtherFilters?: FilterField[];
};

/** The list of brands or of categories, with what can be done with those ticked. */
export function GroupList<Row extends GroupRow, Sort extends string, Filter extends string>(
  props: Props<Row, Sort, Filter>,
) {
  const { kind, query, shape, page, canEdit, targets, answer, furtherFilters = [] } = props;
  const { title, plural, list, create, reorder } = GROUPS[kind];
  useListAnswer(answer);
  return (
    <>
      <AnswerText answer={answer} />
      <ListHeading title={title} count={groupCount(kind, page.total)}>
        {canEdit && (
          <>
            <ButtonLink to={reorder()} variant="outline" size="small">
              Reorder
            </ButtonLink>
            <ButtonLink to={create()} variant="dark" size="small">
              New {kind}
            </ButtonLink>
          </>
        )}
      </ListHeading>
      <ListFilters
        path={list()}
        searchLabel={`Search ${plural}`}
        search={query.search}
        sort={query.sort === shape.sorts[0] ? '' : query.sort}
        isFiltered={isFiltered(query)}
        filters={[stateFilter((query.filters as Record<string, string>).status ?? ''), ...furtherFilters]}
      />
      {page.items.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          {isFiltered(query) ? (
            <EmptyState title={`No ${kind} found`} text="Try another word or fewer filters." />
          ) : (
            <EmptyState title={`No ${plural} yet`} text="A product needs one." />
          )}
        </div>
      ) : (
        <BulkForm answer={answer} actions={canEdit ? ACTIONS : []}>
          <DataTable
            caption={title}
            columns={columns(props)}
            rows={page.items}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            canPick={canEdit}
          />
        </BulkForm>
      )}
      <Pager
        page={page.page}
        pageCount={page.pageCount}
        addressOf={(wanted) => list() + listSearch(query, shape, { page: wanted })}
      />
      <AskDialog ask={answer?.ask}>
        {answer?.ask?.needsTarget && (
          <MoveTargetField kind={kind} targets={targets} leaving={answer.ask.ids} />
        )}
      </AskDialog>
    </>
  );
}

const ACTIONS = [
  { intent: 'archive', label: 'Archive' },
  { intent: 'restore', label: 'Take back' },
  { intent: 'delete', label: 'Delete', isDestructive: true },
];

function stateFilter(value: string): FilterField {
  return {
    name: 'status',
    label: 'Status',
    value,
    all: 'Live and archived',
    options: [
      { value: 'live', label: 'Live' },
      { value: 'archived', label: 'Archived' },
    ],
  };
}

function columns<Row extends GroupRow, Sort extends string, Filter extends string>({
  kind,
  query,
  shape,
  canEdit,
  mark,
  flags,
  detail,
}: Props<Row, Sort, Filter>): Column<Row>[] {
  const { name, list, one, create } = GROUPS[kind];
  const sort = (column: string) => sortLinks(list(), query, shape, column);
  return [
    {
      key: 'name',
      label: name,
      sort: sort('name'),
      cell: (group) => (
        <Link
          to={one(group.id)}
          className="inline-flex items-center gap-3 underline-offset-4 hover:underline"
        >
          {mark?.(group)}
          {group.name}
        </Link>
      ),
    },
    {
      key: 'status',
      label: 'Status',
      cell: (group) => (
        <span className="flex flex-wrap gap-1.5">
          {group.isArchived ? (
            <FlagBadge look="quiet">Archived</FlagBadge>
          ) : (
            <FlagBadge look="good">Live</FlagBadge>
          )}
          {flags?.(group)}
        </span>
      ),
    },
    detail,
    {
      key: 'products',
      label: 'Products',
      sort: sort('products'),
      isNumber: true,
      cell: (group) => <ProductsOfGroup kind={kind} id={group.id} count={group.productCount} />,
    },
    {
      key: 'updated',
      label: 'Updated',
      isMinor: true,
      sort: sort('updated'),
      labelled: true,
      cell: (group) => <Moment at={group.updatedAt} />,
    },
    ...(canEdit
      ? [
          {
            key: 'copy',
            label: 'Actions',
            cell: (group: Row) => (
              <Link
                to={create(group.id)}
                aria-label={`Duplicate ${group.name}`}
                className="inline-flex min-h-6 items-center underline underline-offset-4"
              >
                Duplicate
              </Link>
            ),
          },
        ]
      : []),
  ];
}
