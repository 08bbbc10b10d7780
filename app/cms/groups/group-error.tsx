import { ManagerError } from '#app/cms/ui/manager-error.tsx';
import { GROUPS, type GroupKind } from './group-words.ts';

export function GroupError({ kind, error }: { kind: GroupKind; error: unknown }) {
  const { name, plural, list } = GROUPS[kind];
  return <ManagerError error={error} name={name} back={{ to: list(), label: `All ${plural}` }} />;
}
