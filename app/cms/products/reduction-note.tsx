import type { FormValues } from '#app/cms/fields/form-values.ts';
import { contradictsPrices, discountBadge } from '#domain/money/discount.ts';
import { parsePounds } from '#domain/money/parse-pounds.ts';
import { useProductForm } from './use-product-form.ts';

/** Says which reduction the badge will show if the price history bears it out, while the prices are typed. */
export function ReductionNote({ values: initial }: { values: FormValues }) {
  const { values } = useProductForm(initial);
  return (
    <p role="status" className="text-sm font-medium empty:hidden">
      {noteOf(values)}
    </p>
  );
}

function noteOf(values: FormValues): string {
  const pence = (text = '') => {
    const parsed = parsePounds(text);
    return parsed.ok ? parsed.pence : null;
  };
  const pricePence = pence(values.pricePence);
  const discountPercent = Number(values.discountPercent) || null;
  if (pricePence === null) return '';
  const reduction = { pricePence, originalPricePence: pence(values.originalPricePence), discountPercent };
  const badge = discountBadge(reduction);
  const contradiction = contradictsPrices(reduction) ? `, not ${discountPercent}%` : '';
  if (badge !== null)
    return `If the price history bears it out, the badge shows what the prices say: −${badge}%${contradiction}.`;
  return contradiction ? 'No badge is shown: the original price is not above the price.' : '';
}
