import { PicturesField } from '#app/cms/pictures/pictures-field.tsx';
import { FieldGroup } from '#app/cms/ui/editor-form.tsx';
import { SlugFields } from '#app/cms/ui/slug-fields.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import { FeatureRows } from './feature-rows.tsx';
import { VariantRows } from './variant-rows.tsx';

export type Choice = { id: string; name: string };

type Props = {
  values: Record<string, string>;
  errors: Record<string, string>;
  brands: Choice[];
  categories: Choice[];
};

/** The fields of a product (spec §5), with what is stored or what was typed. */
export function ProductFields({ values, errors, brands, categories }: Props) {
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <>
      <FieldGroup title="Product">
        <SlugFields
          name={values.name ?? ''}
          slug={values.slug ?? ''}
          errors={errors}
          slugHint="Its address: /product/… A changed one leads on from the old."
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoiceField label="Brand" name="brandId" choices={brands} values={values} errors={errors} />
          <ChoiceField
            label="Category"
            name="categoryId"
            choices={categories}
            values={values}
            errors={errors}
          />
        </div>
        <TextAreaField label="Description" rows={6} required {...field('description')} />
      </FieldGroup>
      <FieldGroup title="Pictures" hint="The first one stands on cards. Drag to reorder.">
        <PicturesField values={values} errors={errors} />
      </FieldGroup>
      <FieldGroup title="Price and stock">
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          <TextField label="Price (£)" inputMode="decimal" required {...field('pricePence')} />
          <TextField
            label="Original price (£)"
            inputMode="decimal"
            placeholder="As price"
            {...field('originalPricePence')}
          />
          <TextField
            label="Discount (%)"
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            {...field('discountPercent')}
          />
          <TextField label="Stock" type="number" inputMode="numeric" min={0} {...field('stock')} />
          <TextField label="SKU" autoComplete="off" className="col-span-2" {...field('sku')} />
          <TextField label="Barcode" inputMode="numeric" className="col-span-2" {...field('barcode')} />
        </div>
        <input type="hidden" name="stockWas" value={values.stockWas ?? ''} />
        <input type="hidden" name="standardId" value={values.standardId ?? ''} />
        <p className="text-sm text-ink-soft">
          Prices include VAT. The original price is shown as ‘was’ and must have been charged; the badge shows
          what the prices bear out. With shades or sizes below, stock, SKU and barcode stand there instead.
        </p>
      </FieldGroup>
      <FieldGroup title="Shades and sizes" hint="Leave this empty for a product sold as one thing.">
        <VariantRows values={values} errors={errors} />
      </FieldGroup>
      <FieldGroup title="Benefits" hint="Shown as a list with icons.">
        <FeatureRows values={values} />
      </FieldGroup>
      <FieldGroup
        title="Cosmetic facts"
        hint="What the Price Marking Order and the Cosmetics Regulation ask for."
      >
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          <TextField label="Amount" inputMode="decimal" {...field('amount')} />
          <SelectField label="Unit" {...field('unit')}>
            <option value="">None</option>
            <option value="ml">ml</option>
            <option value="g">g</option>
            <option value="item">items</option>
          </SelectField>
          <TextField
            label="Period after opening"
            type="number"
            inputMode="numeric"
            min={1}
            hint="Months"
            {...field('periodAfterOpeningMonths')}
          />
        </div>
        <TextAreaField
          label="Ingredients"
          rows={4}
          hint="INCI names, as on the pack"
          {...field('ingredients')}
        />
        <TextAreaField label="How to use" rows={3} {...field('howToUse')} />
        <TextAreaField label="Warnings" rows={2} {...field('warnings')} />
        <TextAreaField
          label="Responsible person"
          rows={2}
          hint="Name and UK address, as on the pack"
          {...field('responsiblePerson')}
        />
      </FieldGroup>
    </>
  );
}

function ChoiceField({
  label,
  name,
  choices,
  values,
  errors,
}: {
  label: string;
  name: string;
  choices: Choice[];
  values: Record<string, string>;
  errors: Record<string, string>;
}) {
  return (
    <SelectField label={label} name={name} required defaultValue={values[name] ?? ''} error={errors[name]}>
      <option value="">Choose…</option>
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
    </SelectField>
  );
}
