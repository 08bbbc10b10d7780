import type { FieldSection } from '#app/cms/fields/field-sections.tsx';
import type { FormState } from '#app/cms/fields/form-values.ts';
import { SlugFields } from '#app/cms/fields/slug-fields.tsx';
import { CategoryIcon } from '#app/ui/category-icon.tsx';
import { DEFAULT_CATEGORY_COLOR, DEFAULT_CATEGORY_ICON } from '#domain/catalogue/category.ts';
import { CATEGORY_ICONS } from '#domain/catalogue/category-form.ts';

export const CATEGORY_FIELDS: FieldSection[] = [
  {
    title: 'Category',
    fields: [
      (form) => (
        <SlugFields {...form} slugHint="Its address: /categories/… A changed one leads on from the old." />
      ),
      { name: 'description', label: 'Description', rows: 4, optional: true },
    ],
  },
];

export const CATEGORY_DISPLAY: FieldSection[] = [
  {
    title: 'Display',
    fields: [
      {
        name: 'color',
        label: 'Colour',
        type: 'color',
        initial: DEFAULT_CATEGORY_COLOR,
        hint: 'Behind its icon, here and on its card in the shop',
      },
      (form) => <IconField {...form} />,
      { name: 'imageUrl', label: 'Picture', type: 'picture', hint: 'On the home page and on its card' },
      {
        name: 'imageAlt',
        label: 'Words for the picture',
        hint: 'What it shows, for shoppers who do not see it',
        optional: true,
      },
    ],
  },
];

function IconField({ values, errors }: FormState) {
  return (
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
  );
}
