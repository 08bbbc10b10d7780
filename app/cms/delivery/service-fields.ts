import type { FieldSection } from '#app/cms/fields/field-sections.tsx';
import { type FormValues, formValues, rowValues } from '#app/cms/fields/form-values.ts';
import { type DeliveryService, STANDARD_DAYS } from '#domain/delivery/delivery-plan.ts';
import { MOST_RATES } from '#domain/delivery-editing/service-form.ts';
import { plainPounds } from '#domain/money/money.ts';

export function newServiceValues(): FormValues {
  return formValues(STANDARD_DAYS);
}

/** A service as the values of its form; rates as 'rates.0.pricePence', money in pounds. */
export function serviceValues({ rates, freeFromPence, ...service }: DeliveryService): FormValues {
  const { name, firstDay, lastDay, cutOffHour } = service;
  return {
    ...formValues({ name, firstDay, lastDay, cutOffHour }),
    freeFromPence: freeFromPence === null ? '' : plainPounds(freeFromPence),
    ...rowValues(
      'rates',
      rates.map(({ fromPence, upToGrams, pricePence }) => ({
        fromPence: fromPence === 0 ? '' : plainPounds(fromPence),
        upToGrams,
        pricePence: plainPounds(pricePence),
      })),
    ),
  };
}

/** The filled rows and one more, so that adding one needs no script. */
export function serviceSections(values: FormValues): FieldSection[] {
  const places = Array.from({ length: MOST_RATES }, (_, place) => place);
  const last = places.findLast((place) => RATE_FIELDS.some((name) => values[`rates.${place}.${name}`]));
  return [
    {
      title: 'Service',
      fields: [
        {
          name: 'name',
          label: 'Name',
          required: true,
          maxLength: 60,
          hint: 'As shoppers choose it: Next day',
        },
      ],
    },
    {
      title: 'Price',
      hint: 'Of the rows that fit an order, the highest order value counts, then the lightest weight. An order that fits none is not offered this service.',
      fields: [
        ...places.slice(0, Math.min(MOST_RATES, (last ?? -1) + 3)).map((place) => ({
          legend: `Price ${place + 1}`,
          columns: 'sm:grid-cols-3',
          row: [
            {
              name: `rates.${place}.pricePence`,
              label: 'Price (£)',
              inputMode: 'decimal' as const,
              required: place === 0,
            },
            {
              name: `rates.${place}.fromPence`,
              label: 'For orders from (£)',
              inputMode: 'decimal' as const,
              optional: true,
            },
            {
              name: `rates.${place}.upToGrams`,
              label: 'Up to a weight of (g)',
              inputMode: 'numeric' as const,
              optional: true,
            },
          ],
        })),
        {
          name: 'freeFromPence',
          label: 'Free from (£)',
          inputMode: 'decimal',
          optional: true,
          hint: 'What the goods cost; left blank it is never free',
        },
      ],
    },
    {
      title: 'Time',
      hint: 'Working days from the order to the door.',
      fields: [
        {
          columns: 'sm:grid-cols-3',
          row: [
            { name: 'firstDay', label: 'First day', inputMode: 'numeric', required: true },
            { name: 'lastDay', label: 'Last day', inputMode: 'numeric', required: true },
            {
              name: 'cutOffHour',
              label: 'Cut-off hour',
              inputMode: 'numeric',
              optional: true,
              hint: '0 to 23, in London: from then on, and at weekends, an order counts as one of the next working day',
            },
          ],
        },
      ],
    },
  ];
}

const RATE_FIELDS = ['fromPence', 'upToGrams', 'pricePence'] as const;
