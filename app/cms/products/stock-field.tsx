import type { FormState } from '#app/cms/fields/form-values.ts';
import { TextField } from '#app/ui/field.tsx';

/** The stock of a product that is sold as one thing; of a set it cannot be changed, since it follows the parts. */
export function StockField({ values, errors, isSet }: FormState & { isSet: boolean }) {
  return (
    <TextField
      name="stock"
      label="Stock"
      type="number"
      inputMode="numeric"
      min={0}
      defaultValue={values.stock}
      readOnly={isSet}
      hint={isSet ? 'A set: as many as its parts below allow.' : undefined}
      error={errors.stock}
    />
  );
}
