import type { FormState } from '#app/cms/fields/form-values.ts';
import { TextField } from '#app/ui/field.tsx';
import { useProductForm } from './use-product-form.ts';

/** The stock of a product that is sold as one thing; of a set it cannot be changed, since it follows the parts. */
export function StockField({ values: initial, errors }: FormState) {
  const { values } = useProductForm(initial);
  const field = { name: 'stock', label: 'Stock', type: 'number', error: errors.stock };
  if (values.parts?.trim())
    return (
      <TextField
        key="set"
        {...field}
        value={values.partsStock ?? initial.stock ?? ''}
        readOnly
        hint="A set: as many as its parts below allow."
      />
    );
  return <TextField key="own" {...field} inputMode="numeric" min={0} defaultValue={initial.stock} />;
}
