import type { FieldSection } from '#app/cms/fields/field-sections.tsx';
import { SlugFields } from '#app/cms/fields/slug-fields.tsx';

export function typeFields(categories: readonly { id: string; name: string }[]): FieldSection[] {
  return [
    {
      title: 'Type',
      fields: [
        (form) => (
          <SlugFields
            {...form}
            slugHint="The type's word in the addresses of lists: ?type=… Links with the old one do not follow a changed one."
          />
        ),
        {
          name: 'categoryId',
          label: 'Category',
          required: true,
          options: [['', 'Choose a category'], ...categories.map(({ id, name }) => [id, name] as const)],
        },
      ],
    },
  ];
}

export const TYPE_DISPLAY: FieldSection[] = [
  {
    title: 'Display',
    fields: [
      {
        name: 'group',
        label: 'Group',
        optional: true,
        hint: 'What the menu gathers it under, such as Face or Lips',
      },
      {
        name: 'complexion',
        label: 'Its shades are those of skin',
        type: 'checkbox',
      },
    ],
  },
];
