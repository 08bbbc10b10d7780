import { ARCHIVE, DELETE, RESTORE } from '#app/cms/lists/bulk-actions.ts';
import type { RecordDeclaration } from '#app/cms/records/record-declaration.ts';
import { FlagBadge } from '#app/cms/ui/flag-badge.tsx';
import { GROUPS, type GroupKind } from './group-words.ts';

type Group = { id: string; version: number; name: string; slug: string; isArchived: boolean };

export function groupRecord<Row extends Group>(kind: GroupKind): RecordDeclaration<Row> {
  const { name, plural, permissions, list, one, create, inShop } = GROUPS[kind];
  return {
    kind,
    permissions: { view: permissions.view, edit: permissions.change },
    list: { to: list(), label: `All ${plural}` },
    manager: name,
    addressOf: one,
    newAt: create,
    titleOf: (group) => group.name,
    copied: (values) => ({ ...values, name: `${values.name} (copy)`, slug: '' }),
    flags: ({ isArchived }) => isArchived && <FlagBadge look="quiet">Archived</FlagBadge>,
    inShop: ({ slug }) => ({ to: inShop(slug), label: 'View in shop' }),
    actions: ({ isArchived }) => [isArchived ? RESTORE : ARCHIVE, DELETE],
  };
}
