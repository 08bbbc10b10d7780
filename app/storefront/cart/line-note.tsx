import { Link } from 'react-router';
import { paths } from '#app/links/paths.ts';
import { isLowStock, stockNote } from '#domain/catalogue/stock.ts';
import { formatPounds } from '#domain/money/money.ts';
import type { CartLineView } from './checked-cart.ts';

/** Changes of price and stock of a line, each with a button that settles it. */
export function LineNote({
  line,
  onQuantity,
}: {
  line: CartLineView;
  /** 0 removes the line. */
  onQuantity: (quantity: number) => void;
}) {
  const { item, wasPence, pricePence, problem, stock, mostInOrder, inSet } = line;
  return (
    <>
      {wasPence !== null && (
        <p className="text-sm font-medium text-gold">
          was {formatPounds(wasPence)} when you added it, now {formatPounds(pricePence)}
        </p>
      )}
      {problem === 'product-gone' && (
        <>
          {line.choose && (
            <p className="text-sm font-semibold">
              <Link to={paths.product(item.id)} className="inline-block min-h-6 underline underline-offset-4">
                {line.choose}
                <span className="sr-only"> of {item.name}</span>
              </Link>
            </p>
          )}
          <Problem
            text={line.choose ? `Not sold as “${item.variant}” any more.` : 'No longer sold.'}
            action="Remove"
            name={item.name}
            onAct={() => onQuantity(0)}
          />
        </>
      )}
      {problem === 'out-of-stock' && (
        <Problem
          text={inSet ? `The last of it is in ${inSet}, in your cart.` : 'Sold out since you added it.'}
          action="Remove"
          name={item.name}
          onAct={() => onQuantity(0)}
        />
      )}
      {problem === 'not-enough-stock' && (
        <Problem
          text={inSet ? `Only ${stock} left besides those in ${inSet}:` : `Only ${stock} left:`}
          action={`change to ${stock}`}
          name={item.name}
          onAct={() => onQuantity(stock)}
        />
      )}
      {problem === 'line-too-large' && (
        <Problem
          text={`You can order at most ${mostInOrder} of it:`}
          action={`change to ${mostInOrder}`}
          name={item.name}
          onAct={() => onQuantity(mostInOrder)}
        />
      )}
      {line.notSent && (
        <Problem
          text={`Not delivered there: ${line.notSent}.`}
          action="Remove"
          name={item.name}
          onAct={() => onQuantity(0)}
        />
      )}
      {problem === null && isLowStock(stock) && <p className="text-sm text-rose-deep">{stockNote(stock)}</p>}
    </>
  );
}

function Problem({
  text,
  action,
  name,
  onAct,
}: {
  text: string;
  action: string;
  name: string;
  onAct: () => void;
}) {
  return (
    <p className="text-sm font-semibold text-rose-deep">
      {text}{' '}
      <button type="button" className="no-print min-h-6 underline underline-offset-4" onClick={onAct}>
        {action}
        <span className="sr-only"> ({name})</span>
      </button>
    </p>
  );
}
