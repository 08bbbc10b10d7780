import { CheckField } from '#app/cms/ui/check-field.tsx';
import { FieldGroup } from '#app/cms/ui/editor-form.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { RATING_OPTIONS } from '#domain/catalogue/rating.ts';

/** Beside the product's fields: whether and how visitors see it. */
export function ProductDisplayFields({
  values,
  errors,
}: {
  values: Record<string, string>;
  errors: Record<string, string>;
}) {
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <>
      <FieldGroup title="Visibility">
        <SelectField label="Status" {...field('status')} defaultValue={values.status ?? 'draft'}>
          <option value="draft">Draft: only staff see it</option>
          <option value="published">Published: in the shop</option>
          {values.status === 'archived' && <option value="archived">Archived: put away</option>}
        </SelectField>
        <CheckField name="featured" value={values.featured}>
          Featured: among the trending products
        </CheckField>
      </FieldGroup>
      <FieldGroup title="Reviews" hint="Only what customers really said may be shown outside a demo.">
        <input type="hidden" name="ratingWas" value={values.ratingWas ?? ''} />
        <div className="grid grid-cols-2 gap-4">
          <SelectField label="Rating" {...field('rating')} defaultValue={values.rating || '5'}>
            {ratingOptions(values.ratingWas).map((rating) => (
              <option key={rating}>{rating}</option>
            ))}
          </SelectField>
          <TextField
            label="Review count"
            type="number"
            inputMode="numeric"
            min={0}
            {...field('reviewCount')}
            defaultValue={values.reviewCount || '0'}
          />
        </div>
      </FieldGroup>
    </>
  );
}

/** Half steps; an imported average between them is offered as it is. */
function ratingOptions(current: string | undefined): number[] {
  const value = Number(current);
  if (!current || RATING_OPTIONS.includes(value)) return [...RATING_OPTIONS];
  return [...RATING_OPTIONS, value].sort((a, b) => a - b);
}
