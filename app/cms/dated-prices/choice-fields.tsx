import type { ReactNode } from 'react';
import { FieldGroup } from '#app/cms/fields/field-group.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import type { ProductAttribute } from '#domain/catalogue/attributes.ts';

type Named = { id: string; name: string };

/** The rule that chooses products, or the words for those chosen by hand. */
export function ChoiceFields({
  isByHand,
  words,
  values,
  errors,
  choices: { brands, categories, types, attributes },
  children,
}: {
  isByHand: boolean;
  words: string;
  values: Record<string, string>;
  errors: Record<string, string>;
  choices: { brands: Named[]; categories: Named[]; types: Named[]; attributes: ProductAttribute[] };
  /** The hidden fields of the choice. */
  children: ReactNode;
}) {
  if (isByHand)
    return (
      <FieldGroup title="Products" hint={`${words}, in the list of products.`}>
        {children}
      </FieldGroup>
    );
  return (
    <FieldGroup
      title="Products"
      hint={
        <>
          Chosen now: {words}. To choose them one by one, select them in the list of products, then ‘Change
          price, stock, type …’.
        </>
      }
    >
      {children}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <NamedSelect label="Brand" name="brand" all="Every brand" rows={brands} value={values.brand} />
        <NamedSelect
          label="Category"
          name="category"
          all="Every category"
          rows={categories}
          value={values.category}
        />
        <NamedSelect label="Type" name="type" all="Every type" rows={types} value={values.type} />
        <SelectField label="Attribute" name="value" defaultValue={values.value ?? ''}>
          <option value="">Any</option>
          {attributes.map((attribute) => (
            <optgroup key={attribute.slug} label={attribute.name}>
              {attribute.values.map(({ slug, name }) => (
                <option key={slug} value={`${attribute.slug}:${slug}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <TextField
          label="Price from"
          name="priceFrom"
          optional
          inputMode="decimal"
          defaultValue={values.priceFrom ?? ''}
          error={errors.priceFrom}
        />
        <TextField
          label="Price to"
          name="priceTo"
          optional
          inputMode="decimal"
          defaultValue={values.priceTo ?? ''}
          error={errors.priceTo}
        />
        <TextField
          label="Words"
          name="search"
          optional
          defaultValue={values.search ?? ''}
          hint="As the search of the list finds them"
        />
      </div>
    </FieldGroup>
  );
}

function NamedSelect({
  label,
  name,
  all,
  rows,
  value = '',
}: {
  label: string;
  name: string;
  all: string;
  rows: Named[];
  value: string | undefined;
}) {
  const isKnown = value === '' || rows.some(({ id }) => id === value);
  return (
    <SelectField label={label} name={name} defaultValue={value}>
      <option value="">{all}</option>
      {/* The list of products may have been filtered by a part of a name. */}
      {!isKnown && <option value={value}>{`‘${value}’`}</option>}
      {rows.map((row) => (
        <option key={row.id} value={row.id}>
          {row.name}
        </option>
      ))}
    </SelectField>
  );
}
