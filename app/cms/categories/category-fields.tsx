import { PictureField } from '#app/cms/pictures/picture-field.tsx';
import { FieldGroup } from '#app/cms/ui/editor-form.tsx';
import { SlugFields } from '#app/cms/ui/slug-fields.tsx';
import { CategoryIcon } from '#app/ui/category-icon.tsx';
import { TextAreaField, TextField } from '#app/ui/field.tsx';
import { DEFAULT_CATEGORY_COLOR, DEFAULT_CATEGORY_ICON } from '#domain/catalogue/category.ts';
import { CATEGORY_ICONS } from '#domain/catalogue/category-form.ts';

type Props = { values: Record<string, string>; errors: Record<string, string> };

/** The fields of a category (spec §5), with what is stored or what was typed. */
export function CategoryFields({ values, errors }: Props) {
  return (
    <FieldGroup title="Category">
      <SlugFields
        name={values.name ?? ''}
        slug={values.slug ?? ''}
        errors={errors}
        slugHint="Its address: /categories/…"
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
  );
}

/** Beside them: how visitors see it. */
export function CategoryDisplayFields({ values, errors }: Props) {
  return (
    <FieldGroup title="Display">
      <TextField
        label="Colour"
        name="color"
        type="color"
        defaultValue={values.color || DEFAULT_CATEGORY_COLOR}
        error={errors.color}
        hint="Behind its icon"
      />
      <fieldset>
        <legend className="mb-1.5 text-sm font-semibold">Icon</legend>
        <div className="flex flex-wrap gap-2">
          {CATEGORY_ICONS.map((icon) => (
            <label
              key={icon}
              className="grid size-11 cursor-pointer place-items-center rounded-xl border border-line has-checked:border-plum has-checked:bg-blush-soft has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="icon"
                value={icon}
                defaultChecked={(values.icon || DEFAULT_CATEGORY_ICON) === icon}
                aria-label={icon}
                className="sr-only"
              />
              <CategoryIcon slug="" icon={icon} className="size-5" />
            </label>
          ))}
        </div>
        <p className="mt-1.5 text-sm text-ink-soft">The shop's seven first categories keep their own.</p>
        {errors.icon && <p className="field-error">{errors.icon}</p>}
      </fieldset>
      <PictureField
        label="Picture"
        name="imageUrl"
        value={values.imageUrl ?? ''}
        error={errors.imageUrl}
        hint="On the home page and on its card"
      />
      <TextField
        label="Words for the picture"
        name="imageAlt"
        defaultValue={values.imageAlt}
        error={errors.imageAlt}
        hint="What it shows, for shoppers who do not see it"
        optional
      />
    </FieldGroup>
  );
}
