import { useFetcher } from 'react-router';
import {
  STOCK_FORM,
  StockRequestFields,
  stockRequestTitle,
} from '#app/storefront/back-in-stock/stock-request-fields.tsx';
import type { StockRequestResult } from '#app/storefront/back-in-stock/stock-request-result.ts';

/** Asks to be told when a sold-out variant is back. Loaded where one is sold out; without script the response is a page. */
export default function BackInStockForm({ product, variant }: { product: string; variant: string }) {
  const fetcher = useFetcher<StockRequestResult>({ key: `stock ${product} ${variant}` });
  return (
    <section aria-label="Back in stock" className="rounded-card border border-line bg-surface p-5">
      <h2 className="mb-3 font-display text-lg leading-snug [overflow-wrap:anywhere]">
        {stockRequestTitle(variant)}
      </h2>
      <fetcher.Form {...STOCK_FORM} className="grid gap-2">
        <StockRequestFields
          key={variant}
          wanted={{ product, variant }}
          result={fetcher.data}
          isSending={fetcher.state !== 'idle'}
        />
      </fetcher.Form>
    </section>
  );
}
