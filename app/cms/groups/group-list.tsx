import type { ReactNode } from 'react';
import { askDeletion } from '#app/cms/lists/ask-deletion.ts';
import { ARCHIVE, RESTORE } from '#app/cms/lists/bulk-actions.ts';
import { UPDATED } from '#app/cms/lists/data-table.tsx';
import type { Column } from '#app/cms/lists/list-declaration.ts';
import type { ListResult } from '#app/cms/lists/list-result.ts';
import { RowLink } from '#app/cms/lists/row-link.tsx';
import type { Ask } from '#app/cms/ui/ask-dialog.tsx';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import type { GroupRow } from '#database/queries/catalogue-editing/listed-groups.ts';
import type {
  countGroupProducts,
  listProductGroups,
} from '#database/queries/catalogue-editing/product-groups.ts';
import type { archiveGroup, deleteGroups } from '#operations/catalogue/change-product-groups.ts';
import type { Platform, StaffMember } from '#operations/platform/platform.ts';
import { GROUPS, type GroupKind } from './group-words.ts';
import { ProductsOfGroup } from './products-of-group.tsx';

export function groupList(kind: GroupKind) {
  const { title, plural, permissions, list, create, reorder } = GROUPS[kind];
  return {
    path: list(),
    kind,
    noun: [kind, plural],
    title,
    permissions,
    buttons: [
      { label: 'Reorder', to: reorder() },
      { label: `New ${kind}`, to: create() },
    ],
    verbs: [ARCHIVE, RESTORE],
    searchLabel: `Search ${plural}`,
    empty: { title: `No ${plural} yet`, text: 'A product needs one.' },
    idOf: ({ id }: GroupRow) => id,
    nameOf: ({ name }: GroupRow) => name,
    duplicateAt: ({ id }: GroupRow) => create(id),
  } as const;
}

export const GROUP_STATUS_FILTER = {
  label: 'Status',
  all: 'Live and archived',
  labels: { live: 'Live', archived: 'Archived' },
} as const;

/** The columns of either list, with the one that only this kind has among them. */
export function groupColumns<Row extends GroupRow>(
  kind: GroupKind,
  own: {
    column: Column<Row, never>;
    mark?(row: Row): ReactNode;
    /** Further badges beside its state. */
    flags?(row: Row): ReactNode;
  },
): Column<Row, 'name' | 'products' | 'updated'>[] {
  const { name, one } = GROUPS[kind];
  return [
    {
      label: name,
      sort: 'name',
      cell: (group) => (
        <RowLink to={one(group.id)}>
          {own.mark?.(group)}
          {group.name}
        </RowLink>
      ),
    },
    {
      label: 'Status',
      cell: (group) => (
        <span className="flex flex-wrap gap-1.5">
          {group.isArchived ? (
            <FlagBadge look="quiet">Archived</FlagBadge>
          ) : (
            <FlagBadge look="good">Live</FlagBadge>
          )}
          {own.flags?.(group)}
        </span>
      ),
    },
    own.column,
    {
      label: 'Products',
      sort: 'products',
      isNumber: true,
      cell: ({ id, productCount }) => <ProductsOfGroup kind={kind} id={id} count={productCount} />,
    },
    UPDATED,
  ];
}

/** The commands of either list. Groups in use stay until their products have somewhere to go, which a question asks. */
export function groupCommands(
  kind: GroupKind,
  { count, list }: { count: typeof countGroupProducts; list: typeof listProductGroups },
  archive: typeof archiveGroup,
  deleteAll: typeof deleteGroups,
) {
  return {
    async change(platform: Platform, member: StaffMember, ids: string[], intent: 'archive' | 'restore') {
      let changed = 0;
      for (const id of ids)
        if (await archive(platform, member, kind, { id, archived: intent === 'archive' })) changed += 1;
      return changed;
    },
    /** Groups in use are deleted only with the answer where their products go, so the first question asks for it. */
    async ask({ db }: Platform, ids: string[], intent: string): Promise<Ask | null> {
      if (intent !== 'delete') return null;
      const counts = await Promise.all(ids.map((id) => count(db, kind, id)));
      const isInUse = counts.some((products) => products > 0);
      return {
        ...askDeletion(kind, ids),
        moveTo: isInUse ? { kind, targets: await list(db, kind) } : undefined,
      };
    },
    async remove(
      platform: Platform,
      member: StaffMember,
      ids: string[],
      form: FormData,
    ): Promise<number | ListResult> {
      const moveTo = String(form.get('moveTo') ?? '') || null;
      const { deleted, inUse } = await deleteAll(platform, member, kind, { ids, moveTo });
      if (inUse.length === 0) return deleted;
      return {
        ok: false,
        ask: { ...askDeletion(kind, inUse), moveTo: { kind, targets: await list(platform.db, kind) } },
      };
    },
  };
}
