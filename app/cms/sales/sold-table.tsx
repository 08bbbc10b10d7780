import { Link } from 'react-router';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { SoldProduct } from '#database/queries/sales/goods-sold.ts';
import { signedPounds } from '#domain/money/signed-pounds.ts';
import { marginOf, marginPercentText, netOf, type SoldGoods } from '#domain/sales/sold-goods.ts';
import { countText } from '#domain/text/count-text.ts';

const HEADS = ['Pieces', 'Net of VAT', 'Cost', 'Margin'];

/** Products with what they brought; on a phone each is a block of named figures. */
export function SoldTable({ products, total }: { products: readonly SoldProduct[]; total: SoldGoods }) {
  return (
    <div className="rounded-card border border-line bg-surface px-3 py-4 sm:p-5">
      <table className="w-full text-sm tabular-nums max-sm:block">
        <caption className="sr-only">Goods sold, by product</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line text-left text-ink-soft">
            <th scope="col" className="py-2 font-medium">
              Product
            </th>
            {HEADS.map((head) => (
              <th key={head} scope="col" className="py-2 pl-3 text-right font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          <Row label={<strong>All goods</strong>} goods={total} />
          {products.map((product) => (
            <Row
              key={product.productId}
              label={
                <>
                  {product.isThere ? (
                    <Link
                      to={cmsPaths.product(product.productId)}
                      className="font-medium underline-offset-4 hover:underline"
                    >
                      {product.name}
                    </Link>
                  ) : (
                    <span className="font-medium">{product.name}</span>
                  )}
                  <span className="text-ink-soft"> · {product.brand}</span>
                </>
              }
              goods={product}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ label, goods }: { label: React.ReactNode; goods: SoldGoods }) {
  const percent = marginPercentText(goods);
  const isUnknown = goods.unknownPieces !== 0 || goods.unknownNetPence !== 0;
  const isWhollyUnknown =
    isUnknown && goods.pieces === goods.unknownPieces && netOf(goods) === goods.unknownNetPence;
  const cells = [
    goods.pieces.toLocaleString('en-GB'),
    signedPounds(netOf(goods)),
    isWhollyUnknown ? '–' : signedPounds(goods.costPence),
    isWhollyUnknown ? '–' : `${signedPounds(marginOf(goods))}${percent && ` (${percent})`}`,
  ];
  return (
    <tr className="border-b border-line last:border-0 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:py-3">
      <th
        scope="row"
        className="py-2 text-left font-normal [overflow-wrap:anywhere] max-sm:col-span-2 max-sm:py-0"
      >
        {label}
        {isUnknown && (
          <span className="block text-xs text-ink-soft">
            Cost unknown for {countText(goods.unknownPieces, 'piece')}, {signedPounds(goods.unknownNetPence)}{' '}
            net: in no margin
          </span>
        )}
      </th>
      {cells.map((cell, place) => (
        <td key={HEADS[place]} className="py-2 pl-3 text-right max-sm:flex max-sm:justify-between max-sm:p-0">
          <span className="text-ink-soft sm:hidden">{HEADS[place]}</span>
          <span>{cell}</span>
        </td>
      ))}
    </tr>
  );
}
