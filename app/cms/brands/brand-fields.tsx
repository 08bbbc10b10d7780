import type { FieldSection } from '#app/cms/fields/field-sections.tsx';
import { SlugFields } from '#app/cms/fields/slug-fields.tsx';
import { personFields } from '#app/cms/item-data/person-fields.ts';
import type { PersonChoice } from '#database/queries/item-data/persons.ts';
import { EARLIEST_YEAR } from '#domain/catalogue/brand-form.ts';
import { RATING_OPTIONS } from '#domain/catalogue/rating.ts';

export function brandFields(currentYear: number, persons: readonly PersonChoice[]): FieldSection[] {
  return [
    {
      title: 'Brand',
      fields: [
        (form) => (
          <SlugFields
            {...form}
            slugHint="Its address: /products?brand=… A changed one leads on from the old."
          />
        ),
        { name: 'description', label: 'Description', rows: 4, optional: true },
      ],
    },
    {
      title: 'About it',
      fields: [
        {
          row: [
            { name: 'country', label: 'Country', optional: true },
            {
              name: 'established',
              label: 'Established',
              type: 'number',
              inputMode: 'numeric',
              min: EARLIEST_YEAR,
              max: currentYear,
              hint: 'The year',
              optional: true,
            },
            {
              name: 'website',
              label: 'Website',
              type: 'url',
              hint: "A link on the brand's page",
              optional: true,
            },
            {
              name: 'rating',
              label: 'Rating',
              options: [['', 'None'], ...RATING_OPTIONS],
              hint: 'A note to staff: shoppers do not see it',
              optional: true,
            },
          ],
        },
      ],
    },
    {
      title: 'Who answers for its goods',
      hint: 'For its products that name no other. The persons stand under Delivery.',
      fields: personFields(persons, 'That of the shop'),
    },
  ];
}

export const BRAND_DISPLAY: FieldSection[] = [
  {
    title: 'Display',
    fields: [
      { name: 'featured', label: 'Featured brand', type: 'checkbox' },
      { name: 'logoUrl', label: 'Logo', type: 'picture' },
    ],
  },
];
