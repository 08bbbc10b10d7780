import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { STANDARD_VARIANT } from '#domain/catalogue/product.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { EnteredKind, EnteredLine } from '#domain/stock/stock-form.ts';

/** The lines of a delivery or count, each with its stock before and after. */
export function StockLinesTable({ kind, lines }: { kind: EnteredKind; lines: readonly EnteredLine[] }) {
  const hasCosts = lines.some(({ costPence }) => costPence !== undefined);
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line text-ink-soft">
            <th scope="col" className="py-2 pr-3 font-medium">
              Product
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              {kind === 'counted' ? 'Counted' : 'Pieces'}
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium">
              Before
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-medium">
              After
            </th>
            {hasCosts && (
              <th scope="col" className="py-2 pl-3 text-right font-medium">
                Cost
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ variantId, productId, product, variant, sku, entered, before, after, costPence }) => (
            <tr key={variantId} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 pr-3 font-normal [overflow-wrap:anywhere]">
                <Link to={cmsPaths.product(productId)} className="underline-offset-4 hover:underline">
                  {product}
                </Link>
                <span className="block text-ink-soft">
                  {[variant === STANDARD_VARIANT ? '' : variant, sku && `SKU ${sku}`]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </th>
              <td className="px-3 py-2 text-right">{entered}</td>
              <td className="px-3 py-2 text-right">{before}</td>
              <td className="py-2 pl-3 text-right font-semibold">{after}</td>
              {hasCosts && (
                <td className="py-2 pl-3 text-right">
                  {costPence === undefined ? '' : formatPounds(costPence)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
