import { savingPence } from '#domain/money/discount.ts';
import { formatPounds } from '#domain/money/money.ts';
import { formatUnitPrice, nearUnitPrice, type Unit, unitPrice } from '#domain/money/unit-price.ts';
import { classNames } from './class-names.ts';

/** The unit price alone, quietly, as the last line of a card. */
export function UnitPriceLine({
  pricePence,
  amount,
  unit,
}: {
  pricePence: number;
  amount: number | null;
  unit: Unit | null;
}) {
  const perUnit = unitPrice(pricePence, amount, unit);
  return perUnit && <p className="card-unit-price text-xs text-ink-soft">{formatUnitPrice(perUnit)}</p>;
}

/** The price, the original price, the saving, and the unit price, required by the Price Marking Order 2004. */
export function Price({
  pricePence,
  originalPricePence,
  amount,
  unit,
  from = false,
  size = 'card',
  amountText = '',
  taxText = '',
  hidesUnitPrice = false,
  className,
}: {
  pricePence: number;
  originalPricePence: number | null;
  amount: number | null;
  unit: Unit | null;
  /** Shades or sizes differ in price and this is the lowest. */
  from?: boolean;
  size?: 'card' | 'page';
  /** Stands before the unit price. */
  amountText?: string;
  /** Stands after it. */
  taxText?: string;
  /** True where a `UnitPriceLine` follows. */
  hidesUnitPrice?: boolean;
  className?: string;
}) {
  const saving = savingPence({ pricePence, originalPricePence });
  const perUnit = unitPrice(pricePence, amount, unit);
  const onPage = size === 'page';
  const near = onPage ? nearUnitPrice(pricePence, amount, unit) : '';
  const facts = [
    amountText,
    !hidesUnitPrice && perUnit && formatUnitPrice(perUnit) + (near && ` (${near})`),
    taxText,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={classNames('font-semibold', onPage && 'text-2xl', saving > 0 && 'text-rose-deep')}>
          {from && <span className="font-normal">from </span>}
          {saving > 0 && <span className="sr-only">Now </span>}
          {formatPounds(pricePence)}
        </span>
        {saving > 0 && originalPricePence !== null && (
          <>
            <span className={classNames('text-ink-soft', !onPage && 'text-sm')}>
              <span className="sr-only">was </span>
              <s>{formatPounds(originalPricePence)}</s>
            </span>
            <span className={classNames('font-semibold text-rose', !onPage && 'text-sm')}>
              Save {formatPounds(saving)}
            </span>
          </>
        )}
      </p>
      {facts && <p className={classNames('text-ink-soft', onPage ? 'text-sm' : 'text-xs')}>{facts}</p>}
    </div>
  );
}
