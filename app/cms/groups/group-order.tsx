import { BackLink } from '#app/cms/ui/back-link.tsx';
import { ListHeading } from '#app/cms/ui/list-heading.tsx';
import { OrderForm } from '#app/cms/ui/order-form.tsx';
import { GROUPS, type GroupKind } from './group-words.ts';

type Group = { id: string; name: string; archivedAt: string | null };

/** Brands or categories, to be put into the order in which visitors see them. */
export function GroupOrder({
  kind,
  note,
  groups,
  answer,
}: {
  kind: GroupKind;
  note: string;
  groups: Group[];
  answer: { ok: boolean; message: string } | undefined;
}) {
  const { plural, list } = GROUPS[kind];
  const items = groups.map(({ id, name, archivedAt }) => ({
    id,
    name,
    note: archivedAt ? 'archived' : undefined,
  }));
  return (
    <>
      <BackLink to={list()}>All {plural}</BackLink>
      <ListHeading title={`Order of ${plural}`} />
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{note}</p>
      <OrderForm items={items} answer={answer} />
    </>
  );
}
