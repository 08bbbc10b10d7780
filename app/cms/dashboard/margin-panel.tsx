import { cmsPaths } from '#app/links/cms-paths.ts';
import { signedPounds } from '#domain/money/signed-pounds.ts';
import { marginOf, marginPercentText, netOf, type SoldGoods } from '#domain/sales/sold-goods.ts';
import { countText } from '#domain/text/count-text.ts';
import { Figure, FigureList } from './figure.tsx';
import { Panel } from './panel.tsx';

/** What goods brought in these days, what they cost, and what is left. */
export function MarginPanel({
  goods,
  period,
  days,
}: {
  goods: SoldGoods;
  period: { from: string; to: string };
  days: number;
}) {
  return (
    <Panel
      title={`Goods sold, last ${days} days`}
      className="md:col-span-2"
      more={{ to: cmsPaths.sales(period), label: 'By product' }}
    >
      <FigureList>
        <Figure
          label="Net of VAT"
          value={signedPounds(netOf(goods))}
          note={`${countText(goods.pieces, 'piece')}, less what went back`}
        />
        <Figure label="Cost" value={signedPounds(goods.costPence)} />
        <Figure label="Margin" value={signedPounds(marginOf(goods))} note={marginPercentText(goods)} />
        {goods.unknownPieces !== 0 && (
          <Figure
            label="Cost unknown"
            value={countText(goods.unknownPieces, 'piece')}
            note={`${signedPounds(goods.unknownNetPence)} net, in no margin`}
          />
        )}
      </FigureList>
    </Panel>
  );
}
