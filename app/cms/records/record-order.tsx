import { BackLink } from '#app/cms/ui/back-link.tsx';
import { OrderForm, type OrderItem } from '#app/cms/ui/order-form.tsx';
import { PageHeading } from '#app/cms/ui/page-heading.tsx';
import type { OrderDeclaration } from './record-ordering.ts';

export function RecordOrder({
  of: { list, title, note },
  items,
  result,
}: {
  of: OrderDeclaration;
  items: OrderItem[];
  result: { ok: boolean; message: string } | undefined;
}) {
  return (
    <>
      <BackLink to={list.to}>{list.label}</BackLink>
      <PageHeading title={title} />
      <p className="mb-4 max-w-prose text-sm text-ink-soft">{note}</p>
      <OrderForm items={items} result={result} />
    </>
  );
}
