import type { FormState } from '#app/cms/fields/form-values.ts';
import { LAYERS, type Layer } from '#domain/promotions/promotion.ts';
import { LAYER_NAMES } from './layer-names.ts';

const EXAMPLES: Record<Layer, string> = {
  goods: '20% off a brand, 3 for 2',
  cart: '£10 off from £60',
  gift: 'a pouch, samples',
  delivery: 'free delivery',
};

/** Beside which layers an offer may stand, with what each of them is. */
export function LayerTable({ values }: FormState) {
  return (
    <table className="w-full text-sm">
      <thead className="sr-only">
        <tr>
          <th scope="col">Offers</th>
          <th scope="col">May stand beside this one</th>
        </tr>
      </thead>
      <tbody>
        {LAYERS.map((layer) => (
          <tr key={layer} className="border-t border-line first:border-t-0">
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              <label htmlFor={`combines.${layer}`}>
                <span className="block font-medium">{LAYER_NAMES[layer]}</span>
                <span className="text-ink-soft">{EXAMPLES[layer]}</span>
              </label>
            </th>
            <td className="py-2 text-right">
              <input
                type="checkbox"
                id={`combines.${layer}`}
                name={`combines.${layer}`}
                defaultChecked={values[`combines.${layer}`] === 'on'}
                className="size-4.5 accent-plum"
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
