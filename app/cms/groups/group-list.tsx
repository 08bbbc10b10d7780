import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ARCHIVE, DELETE, TAKE_BACK } from '#app/cms/ui/bulk-actions.ts';
import { type Column, DataTable } from '#app/cms/ui/data-table.tsx';
import { duplicateColumn } from '#app/cms/ui/duplicate-column.tsx';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { type FilterField, ListFilters } from '#app/cms/ui/list-filters.tsx';
import { ListPage } from '#app/cms/ui/list-page.tsx';
import type { ListResult } from '#app/cms/ui/list-result.ts';
import { ListRows } from '#app/cms/ui/list-rows.tsx';
import { MoveTargetField } from '#app/cms/ui/move-target-field.tsx';
import type { ShownList } from '#app/cms/ui/shown-list.ts';
import { sortLinks } from '#app/cms/ui/sort-links.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Moment } from '#app/ui/moment.tsx';
import type { GroupRow } from '#database/queries/catalogue-editing/listed-groups.ts';
import { isFiltered, type ListPage as Page } from '#domain/lists/list-query.ts';
import { GROUPS, type GroupKind, groupCount } from './group-words.ts';
import { ProductsOfGroup } from './products-of-group.tsx';

type Props<Row> = {
  kind: GroupKind;
  list: ShownList;
  page: Page<Row>;
  canEdit: boolean;
  /** Those that may take the products of one that is deleted. */
  targets: { id: string; name: string }[];
  answer: ListResult | undefined;
  /** Before its name. */
  mark?: (row: Row) => ReactNode;
  /** Beside the badge of its state. */
  flags?: (row: Row) => ReactNode;
  /** What only this kind has to say. */
  detail: Column<Row>;
  furtherFilters?: FilterField[];
};

/** The list of brands or of categories, with what can be done with those ticked. */
export function GroupList<Row extends GroupRow>(props: Props<Row>) {
  const { kind, list, page, canEdit, targets, answer, furtherFilters = [] } = props;
  const { title, plural, create, reorder } = GROUPS[kind];
  return (
    <ListPage
      title={title}
      count={groupCount(kind, page.total)}
      buttons={
        canEdit && (
          <>
            <ButtonLink to={reorder()} variant="outline" size="small">
              Reorder
            </ButtonLink>
            <ButtonLink to={create()} variant="dark" size="small">
              New {kind}
            </ButtonLink>
          </>
        )
      }
      answer={answer}
      askFields={
        answer?.ask?.needsTarget && <MoveTargetField kind={kind} targets={targets} leaving={answer.ask.ids} />
      }
    >
      <ListFilters
        list={list}
        searchLabel={`Search ${plural}`}
        filters={[stateFilter(list.query.filters.status ?? ''), ...furtherFilters]}
      />
      <ListRows
        list={list}
        page={page}
        empty={
          isFiltered(list.query)
            ? { title: `No ${kind} found`, text: 'Try another word or fewer filters.' }
            : { title: `No ${plural} yet`, text: 'A product needs one.' }
        }
        actions={canEdit ? [ARCHIVE, TAKE_BACK, DELETE] : []}
        answer={answer}
      >
        <DataTable
          caption={title}
          columns={columns(props)}
          rows={page.items}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          canPick={canEdit}
        />
      </ListRows>
    </ListPage>
  );
}

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

function columns<Row extends GroupRow>({
  kind,
  list,
  canEdit,
  mark,
  flags,
  detail,
}: Props<Row>): Column<Row>[] {
  const { name, one, create } = GROUPS[kind];
  const sort = (column: string) => sortLinks(list, column);
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
          duplicateColumn<Row>(
            ({ id }) => create(id),
            (group) => group.name,
          ),
        ]
      : []),
  ];
}
