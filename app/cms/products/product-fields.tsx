import type { FieldSection } from '#app/cms/fields/field-sections.tsx';
import type { FormState } from '#app/cms/fields/form-values.ts';
import { SlugFields } from '#app/cms/fields/slug-fields.tsx';
import { GROUPS, type GroupKind } from '#app/cms/groups/group-words.ts';
import { personFields } from '#app/cms/item-data/person-fields.ts';
import { PicturesField } from '#app/cms/pictures/pictures-field.tsx';
import { PartPicker } from '#app/cms/sets/part-picker.tsx';
import { VariantRows } from '#app/cms/variants/variant-rows.tsx';
import { TextAreaField } from '#app/ui/field.tsx';
import type { PartChoice } from '#database/queries/catalogue-editing/part-choices.ts';
import type { PersonChoice } from '#database/queries/item-data/persons.ts';
import type { ProductAttribute } from '#domain/catalogue/attributes.ts';
import { RATING_OPTIONS } from '#domain/catalogue/rating.ts';
import { GOODS_KIND_NAMES, GOODS_KINDS } from '#domain/delivery/goods-kind.ts';
import type { FormerPriceNote } from '#operations/catalogue/former-price-refusals.ts';
import { attributeRows } from './attribute-rows.tsx';
import { FeatureRows } from './feature-rows.tsx';
import type { GroupChoice } from './group-choice.ts';
import { GroupField } from './group-field.tsx';
import { pasteFormatted } from './paste-formatted.ts';
import { PriceHint } from './price-hint.tsx';
import { ReductionNote } from './reduction-note.tsx';
import { StockField } from './stock-field.tsx';
import { UnlessVariants } from './unless-variants.tsx';

/** What the form offers besides the product's own values. */
export type ProductChoices = {
  brands: GroupChoice[];
  categories: GroupChoice[];
  types: { id: string; name: string }[];
  attributes: ProductAttribute[];
  persons: PersonChoice[];
  /** The kinds that the reader may add to. */
  canAdd: Record<GroupKind, boolean>;
};

export function productFields(
  { brands, categories, canAdd, types, attributes, persons }: ProductChoices,
  formerPriceNotes: readonly FormerPriceNote[],
  parts: PartChoice[],
  /** False for a stored product without a description, which may stay so. */
  isDescribed: boolean,
): FieldSection[] {
  return [
    {
      title: 'Product',
      fields: [
        (form) => (
          <SlugFields {...form} slugHint="Its address: /product/… A changed one leads on from the old." />
        ),
        {
          row: [
            groupField('brand', 'brandId', brands, canAdd.brand),
            groupField('category', 'categoryId', categories, canAdd.category),
          ],
        },
        {
          name: 'typeId',
          label: 'Type',
          options: [['', 'None'], ...types.map(({ id, name }) => [id, name] as const)],
          hint: 'One of its category',
        },
        {
          name: 'description',
          label: 'Description',
          control: ({ values, errors }) => (
            <TextAreaField
              label="Description"
              name="description"
              rows={6}
              required={isDescribed}
              defaultValue={values.description}
              error={errors.description}
              hint="‘## ’ begins a heading, ‘- ’ an item of a list; **strong**, *emphasis*. Pasted text brings them along."
              onPaste={pasteFormatted}
            />
          ),
        },
        ({ values }) => <input type="hidden" name="hadNoDescription" value={values.hadNoDescription ?? ''} />,
      ],
    },
    {
      title: 'Pictures',
      hint: 'The first one stands on cards. Drag to reorder.',
      fields: [(form) => <PicturesField {...form} />],
    },
    {
      title: 'Price and stock',
      fields: [
        {
          columns: '3xs:grid-cols-2 sm:grid-cols-3',
          row: [
            { name: 'pricePence', label: 'Price (£)', inputMode: 'decimal', required: true },
            {
              name: 'originalPricePence',
              label: 'Original price (£)',
              inputMode: 'decimal',
              placeholder: 'As price',
            },
            {
              name: 'discountPercent',
              label: 'Discount (%)',
              type: 'number',
              inputMode: 'numeric',
              min: 0,
              max: 100,
            },
          ],
        },
        { name: 'isFree', label: 'Free of charge: a price of £0.00 is meant', type: 'checkbox' },
        {
          columns: '3xs:grid-cols-2 sm:grid-cols-3',
          row: [
            {
              name: 'stock',
              label: 'Stock',
              control: (form) => <StockField {...form} />,
            },
            { name: 'sku', label: 'SKU', autoComplete: 'off' },
            { name: 'barcode', label: 'Barcode', inputMode: 'numeric' },
            { name: 'grams', label: 'Weight (g)', inputMode: 'numeric', hint: 'Without packing' },
            { name: 'costPence', label: 'Cost (£)', inputMode: 'decimal', hint: 'Without VAT' },
          ],
          within: ({ values }, fields) => <UnlessVariants values={values}>{fields}</UnlessVariants>,
        },
        {
          name: 'vatRate',
          label: 'VAT rate',
          initial: 'standard',
          options: [
            ['standard', 'Standard, 20%'],
            ['reduced', 'Reduced, 5%'],
            ['zero', 'Zero, 0%'],
          ],
          hint: 'In the price of a shop registered for VAT. Cosmetics are standard; books are zero. A set bears the rates of its parts.',
        },
        ({ values }) => <ReductionNote values={values} />,
        ({ values }) => (
          <>
            <input type="hidden" name="stockWas" value={values.stockWas ?? ''} />
            <input type="hidden" name="standardId" value={values.standardId ?? ''} />
            <input type="hidden" name="discountWas" value={values.discountWas ?? ''} />
            {formerPriceNotes.map(({ text }) => (
              <p key={text} className="text-sm font-medium">
                {text}
              </p>
            ))}
            <PriceHint />
          </>
        ),
      ],
    },
    {
      title: 'Shades and sizes',
      hint: 'Leave this empty for a product sold as one thing.',
      fields: [
        {
          name: 'optionName',
          label: 'What shoppers choose',
          optional: true,
          maxLength: 30,
          placeholder: 'Shade',
          autoComplete: 'off',
          hint: 'Shoppers read it before the choice: ‘Shade: Fern’. Empty: the shop says shade, size or option itself.',
        },
        (form) => <VariantRows {...form} />,
      ],
    },
    {
      title: 'Set',
      hint: 'A product with parts is a set: one price, and as many in stock as its parts allow. Leave this empty for any other.',
      fields: [
        ({ values, errors }) => (
          <PartPicker
            value={values.parts ?? ''}
            known={parts}
            ownSlug={values.slug ?? ''}
            error={errors.parts}
          />
        ),
      ],
    },
    {
      title: 'Benefits',
      hint: 'Shown as a list with icons.',
      fields: [({ values }) => <FeatureRows values={values} />],
    },
    {
      title: 'Attributes',
      hint: 'Shoppers filter by these. Say only what is true of every shade and size.',
      fields: attributeRows(attributes),
    },
    {
      title: 'For Northern Ireland and abroad',
      hint: 'What customs and product safety ask for there. A zone that asks for item data sends nothing that lacks it.',
      fields: [
        {
          row: [
            { name: 'originCountry', label: 'Country of origin', hint: 'Where it was made: France or FR' },
            {
              name: 'commodityCode',
              label: 'Commodity code',
              inputMode: 'numeric',
              hint: '6 to 10 digits, from the UK tariff',
            },
          ],
        },
        ...personFields(persons, 'As its brand or the shop'),
      ],
    },
    {
      title: 'Cosmetic facts',
      hint: 'What the Price Marking Order and the Cosmetics Regulation ask for.',
      fields: [
        {
          columns: '3xs:grid-cols-2 sm:grid-cols-3',
          row: [
            { name: 'amount', label: 'Amount', inputMode: 'decimal' },
            { name: 'unit', label: 'Unit', options: [['', 'None'], 'ml', 'g', ['item', 'items']] },
            {
              name: 'periodAfterOpeningMonths',
              label: 'Period after opening',
              type: 'number',
              inputMode: 'numeric',
              min: 1,
              hint: 'Months',
            },
          ],
        },
        { name: 'ingredients', label: 'Ingredients', rows: 4, hint: 'INCI names, as on the pack' },
        {
          name: 'howToUse',
          label: 'How to use',
          control: ({ values, errors }) => (
            <TextAreaField
              label="How to use"
              name="howToUse"
              rows={3}
              defaultValue={values.howToUse}
              error={errors.howToUse}
              onPaste={pasteFormatted}
            />
          ),
        },
        { name: 'warnings', label: 'Warnings', rows: 2 },
        {
          name: 'responsiblePerson',
          label: 'Responsible person',
          rows: 2,
          hint: 'Name and UK address, as on the pack',
        },
        {
          name: 'goodsKind',
          label: 'For carriers',
          options: [
            ['', 'Nothing special'],
            ...GOODS_KINDS.map((kind) => [kind, GOODS_KIND_NAMES[kind]] as const),
          ],
          hint: 'A delivery service may not carry it, or only small packs: its rules stand under Delivery. The amount above, in ml, is that of one.',
        },
        {
          name: 'sealedForHygiene',
          label: 'Sealed for hygiene: cannot be returned once unsealed',
          type: 'checkbox',
        },
      ],
    },
  ];
}

export const PRODUCT_DISPLAY: FieldSection[] = [
  {
    title: 'Visibility',
    fields: [
      {
        name: 'status',
        label: 'Status',
        initial: 'draft',
        options: ({ status }) => [
          ['draft', 'Draft: only staff see it'],
          ['published', 'Published: in the shop'],
          ...(status === 'archived' ? [['archived', 'Archived: put away'] as const] : []),
        ],
      },
      { name: 'featured', label: 'Featured: among the trending products', type: 'checkbox' },
    ],
  },
  {
    title: 'Reviews',
    hint: 'Shown in a demo shop only, as examples. Any other shop shows what its own customers said, and keeps these as data.',
    fields: [
      ({ values }) => <input type="hidden" name="ratingWas" value={values.ratingWas ?? ''} />,
      {
        columns: '3xs:grid-cols-2',
        row: [
          {
            name: 'rating',
            label: 'Rating',
            initial: '5',
            options: ({ ratingWas }) => ratingOptions(ratingWas),
          },
          {
            name: 'reviewCount',
            label: 'Review count',
            type: 'number',
            inputMode: 'numeric',
            min: 0,
            initial: '0',
          },
        ],
      },
    ],
  },
];

function groupField(kind: GroupKind, name: string, choices: GroupChoice[], canAdd: boolean) {
  return {
    name,
    label: GROUPS[kind].name,
    options: choices.map((choice) => [choice.id, choice.name] as const),
    control: (form: FormState) => (
      <GroupField {...form} kind={kind} name={name} choices={choices} canAdd={canAdd} />
    ),
  };
}

/** Half steps; an imported average between them is offered as it is. */
function ratingOptions(current: string | undefined): number[] {
  const value = Number(current);
  if (!current || RATING_OPTIONS.includes(value)) return [...RATING_OPTIONS];
  return [...RATING_OPTIONS, value].sort((a, b) => a - b);
}
