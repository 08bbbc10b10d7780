import type { OrderPaper } from './lookup-result.ts';

/** The documents of an order; nothing where there are none. */
export function OrderPapers({ papers }: { papers: readonly OrderPaper[] }) {
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby="order-papers" className="grid gap-2">
      <h2 id="order-papers" className="heading-3">
        Invoices and receipts
      </h2>
      <ul className="grid gap-1.5">
        {papers.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="detail-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
