import { PictureField } from '#app/cms/pictures/picture-field.tsx';
import { CheckField } from '#app/cms/ui/check-field.tsx';
import { FieldGroup } from '#app/cms/ui/editor-form.tsx';
import { SlugFields } from '#app/cms/ui/slug-fields.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import { EARLIEST_YEAR } from '#domain/catalogue/brand-form.ts';
import { RATING_OPTIONS } from '#domain/catalogue/rating.ts';

/** The fields of a brand (spec §5), with what is stored or what was typed. */
export function BrandFields({
  values,
  errors,
  currentYear,
}: {
  values: Record<string, string>;
  errors: Record<string, string>;
  currentYear: number;
}) {
  return (
    <>
      <FieldGroup title="Brand">
        <SlugFields
          name={values.name ?? ''}
          slug={values.slug ?? ''}
          errors={errors}
          slugHint="Its address: /products?brand=…"
        />
        <TextAreaField
          label="Description"
          name="description"
          rows={4}
          defaultValue={values.description}
          error={errors.description}
          optional
        />
      </FieldGroup>
      <FieldGroup title="About it">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Country"
            name="country"
            defaultValue={values.country}
            error={errors.country}
            optional
          />
          <TextField
            label="Established"
            name="established"
            type="number"
            inputMode="numeric"
            min={EARLIEST_YEAR}
            max={currentYear}
            defaultValue={values.established}
            error={errors.established}
            hint="The year"
            optional
          />
          <TextField
            label="Website"
            name="website"
            type="url"
            defaultValue={values.website}
            error={errors.website}
            optional
          />
          <SelectField
            label="Rating"
            name="rating"
            defaultValue={values.rating}
            error={errors.rating}
            optional
          >
            <option value="">None</option>
            {RATING_OPTIONS.map((rating) => (
              <option key={rating} value={rating}>
                {rating}
              </option>
            ))}
          </SelectField>
        </div>
      </FieldGroup>
    </>
  );
}

/** Beside them: what visitors see of it. */
export function BrandDisplayFields({
  values,
  errors,
}: {
  values: Record<string, string>;
  errors: Record<string, string>;
}) {
  return (
    <FieldGroup title="Display">
      <CheckField name="featured" value={values.featured}>
        Featured brand
      </CheckField>
      <PictureField label="Logo" name="logoUrl" value={values.logoUrl ?? ''} error={errors.logoUrl} />
    </FieldGroup>
  );
}
