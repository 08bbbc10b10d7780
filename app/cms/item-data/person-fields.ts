import type { FieldSection } from '#app/cms/fields/field-sections.tsx';
import type { PersonChoice } from '#database/queries/item-data/persons.ts';
import { TERRITORIES, TERRITORY_NAMES } from '#domain/item-data/person-form.ts';

const FIELD_OF = { gb: 'gbPersonId', 'eu-ni': 'euPersonId' } as const;

export const PERSON_GONE = 'This responsible person was deleted meanwhile: choose again';

/** One choice for each territory; `unset` says whose person is meant where none is chosen. */
export function personFields(persons: readonly PersonChoice[], unset: string): FieldSection['fields'] {
  return [
    {
      row: TERRITORIES.map((territory) => ({
        name: FIELD_OF[territory],
        label: TERRITORY_NAMES[territory],
        options: [
          ['', unset] as const,
          ...persons
            .filter((person) => person.territory === territory)
            .map(({ id, name }) => [id, name] as const),
        ],
      })),
    },
  ];
}
