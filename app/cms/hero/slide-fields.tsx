import { PictureField } from '#app/cms/pictures/picture-field.tsx';
import { CheckField } from '#app/cms/ui/check-field.tsx';
import { FieldGroup } from '#app/cms/ui/editor-form.tsx';
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import { HERO_SLIDE_TYPES } from '#domain/content/hero-slide.ts';

type Props = { values: Record<string, string>; errors: Record<string, string> };

/** The words of a slide (spec §3), with what is stored or what was typed. */
export function SlideFields({ values, errors }: Props) {
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <>
      <FieldGroup title="Words">
        <TextField label="Title" required {...field('title')} hint="In capitals, two or three words" />
        <TextField label="Subtitle" optional {...field('subtitle')} />
        <TextField
          label="Badge"
          optional
          {...field('badge')}
          hint="{discount} becomes the highest reduction there really is; without one the badge is left out"
        />
        <TextAreaField label="Description" rows={3} optional {...field('description')} />
      </FieldGroup>
      <FieldGroup title="Button">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Button text" optional {...field('buttonText')} />
          <TextField
            label="Button link"
            optional
            {...field('buttonLink')}
            hint="A page of the shop, such as /products, or a URL"
          />
        </div>
      </FieldGroup>
    </>
  );
}

/** Beside them: when and how it is shown. */
export function SlideDisplayFields({ values, errors }: Props) {
  const field = (name: string) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <FieldGroup title="Display">
      <CheckField name="active" value={values.active}>
        Active
      </CheckField>
      <TextField
        label="Order"
        type="number"
        inputMode="numeric"
        min={1}
        {...field('order')}
        defaultValue={values.order ?? '1'}
      />
      <SelectField label="Type" {...field('type')}>
        {HERO_SLIDE_TYPES.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
      <PictureField
        label="Background image"
        name="backgroundImage"
        value={values.backgroundImage ?? ''}
        error={errors.backgroundImage}
        hint="Wide, for desks: 2400 × 1080 suits"
      />
      <PictureField
        label="Picture for phones"
        name="tallImage"
        value={values.tallImage ?? ''}
        error={errors.tallImage}
        hint="Tall: 1000 × 1250 suits"
      />
      <TextField
        label="Words for the picture"
        optional
        {...field('imageAlt')}
        hint="What it shows, for shoppers who do not see it"
      />
    </FieldGroup>
  );
}
