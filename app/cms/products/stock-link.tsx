import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';

/** Leads to every change of a product's stock. */
export function StockLink({ productId }: { productId: string }) {
  return (
    <p className="rounded-card border border-line bg-surface p-5 text-sm">
      <Link
        to={cmsPaths.stockOf(productId)}
        className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
      >
        Stock history
      </Link>
    </p>
  );
}
