import type { ReactNode } from 'react';
import { type FormValues, rowPlaces } from '#app/cms/fields/form-values.ts';
import { isBlankVariant, variantAt } from '#domain/catalogue/product-variant-form.ts';
import { useProductForm } from './use-product-form.ts';

/** Fields of a product sold as one thing: neither shown nor sent while shades or sizes stand below, which have their own. */
export function UnlessVariants({ values: initial, children }: { values: FormValues; children: ReactNode }) {
  const { values } = useProductForm(initial);
  const hasVariants = rowPlaces(values, 'variants').some(
    (place) => !isBlankVariant(variantAt(values, place)),
  );
  return (
    <>
      <fieldset disabled={hasVariants} hidden={hasVariants}>
        <legend className="sr-only">Stock and codes</legend>
        {children}
      </fieldset>
      {hasVariants && (
        <p className="text-sm text-ink-soft">
          Stock, codes, weight and cost stand with each shade or size below.
        </p>
      )}
    </>
  );
}
