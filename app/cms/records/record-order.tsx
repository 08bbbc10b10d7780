import { BackLink } from '#app/cms/ui/back-link.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import { savingFailed } from '#domain/words/staff-messages.ts';
import { OrderForm } from './order-form.tsx';
import type { OrderItem, OrderResult } from './order-result.ts';
import type { OrderDeclaration } from './record-ordering.ts';

export function RecordOrder({
  of: { kind, list, title, note, canSortByName },
  items,
  result,
}: {
  of: OrderDeclaration;
  items: OrderItem[];
  result: OrderResult | undefined;
}) {
  return (
    <>
      <BackLink to={list.to}>{list.label}</BackLink>
      <PageHeading title={title} />
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{note}</p>
      <OrderForm items={items} result={result} failed={savingFailed(kind)} canSortByName={canSortByName} />
    </>
  );
}
