import type { FieldSection } from '#app/cms/fields/field-sections.tsx';
import { type FormValues, formValues, rowValues } from '#app/cms/fields/form-values.ts';
import { CARRIER_PRESETS } from '#domain/delivery/carrier-presets.ts';
import { type DeliveryService, STANDARD_DAYS } from '#domain/delivery/delivery-plan.ts';
import { GOODS_KIND_NAMES } from '#domain/delivery/goods-kind.ts';
import { LIMITED_GOODS } from '#domain/delivery-editing/carriage-fields.ts';
import { MOST_RATES } from '#domain/delivery-editing/service-form.ts';
import { plainPounds } from '#domain/money/money.ts';

export function newServiceValues(): FormValues {
  return formValues(STANDARD_DAYS);
}

/** A service as the values of its form; rates as 'rates.0.pricePence', money in pounds. */
export function serviceValues({
  rates,
  freeFromPence,
  limits,
  limitsSource,
  ...service
}: DeliveryService): FormValues {
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
    ...Object.fromEntries(
      limits.flatMap(({ goods, mostMl, mostPieces }) => [
        [`limits.${goods}.mostMl`, String(mostMl ?? '')],
        [`limits.${goods}.mostPieces`, String(mostPieces ?? '')],
      ]),
    ),
    limitsSource,
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
      title: 'What it does not carry',
      hint: 'For products marked ‘For carriers’, and for liquids, whose amount is in ml. Blank for no rule, 0 for not at all. An order that breaks a rule is offered another service, or the shopper reads which item stands against it.',
      fields: [
        {
          name: 'limitsOf',
          label: 'Fill in what a carrier publishes',
          optional: true,
          options: [
            ['', 'Keep what is below'],
            ...CARRIER_PRESETS.map(({ id, name }) => [id, name] as const),
          ],
          hint: 'Saved in the place of all rules below, with its source. Carriers change their limits: check them before you rely on them.',
        },
        ...LIMITED_GOODS.map((goods) => ({
          legend: LIMITED_NAMES[goods],
          columns: 'sm:grid-cols-2',
          row: [
            {
              name: `limits.${goods}.mostMl`,
              label: `${LIMITED_NAMES[goods]}: up to (ml each)`,
              inputMode: 'decimal' as const,
              optional: true,
            },
            {
              name: `limits.${goods}.mostPieces`,
              label: `${LIMITED_NAMES[goods]}: in one parcel`,
              inputMode: 'numeric' as const,
              optional: true,
            },
          ],
        })),
        {
          name: 'limitsSource',
          label: 'Source and day',
          optional: true,
          maxLength: 300,
          hint: 'Where you read these limits, and when',
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

const LIMITED_NAMES: Record<(typeof LIMITED_GOODS)[number], string> = {
  ...GOODS_KIND_NAMES,
  liquid: 'Any liquid',
};

const RATE_FIELDS = ['fromPence', 'upToGrams', 'pricePence'] as const;
