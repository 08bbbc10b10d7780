import type { ReactNode } from 'react';
import type { FieldItem } from '#app/cms/fields/field-sections.tsx';
import type { FormState } from '#app/cms/fields/form-values.ts';
import { ATTRIBUTES, type ProductAttribute } from '#domain/catalogue/attributes.ts';

/** A folded row for each attribute: a box for every value the shop knows, and a field for others. */
export function attributeRows(known: readonly ProductAttribute[]): FieldItem[] {
  return ATTRIBUTES.map(({ slug, name }) => {
    const values = known.find((attribute) => attribute.slug === slug)?.values ?? [];
    return {
      columns: '3xs:grid-cols-2 sm:grid-cols-3',
      row: [
        ...values.map((value) => ({
          name: `${slug}:${value.slug}`,
          label: value.name,
          type: 'checkbox' as const,
        })),
        {
          name: `new:${slug}`,
          label: 'Others, with commas',
          autoComplete: 'off',
          className: 'col-span-full',
        },
      ],
      within: (form: FormState, fields: ReactNode) => (
        <details open={Boolean(form.errors[`new:${slug}`])} className="border-t border-line pt-3">
          <summary className="min-h-6 cursor-pointer text-sm font-semibold">
            {name}
            <span className="font-normal text-ink-soft">
              {values
                .filter((value) => form.values[`${slug}:${value.slug}`] === 'on')
                .map((value, place) => `${place === 0 ? ': ' : ', '}${value.name}`)
                .join('')}
            </span>
          </summary>
          <fieldset className="mt-3">
            <legend className="sr-only">{name}</legend>
            {fields}
          </fieldset>
        </details>
      ),
    };
  });
}
