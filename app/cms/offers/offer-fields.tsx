import type { FieldItem, FieldSection } from '#app/cms/fields/field-sections.tsx';
import type { FormState } from '#app/cms/fields/form-values.ts';
import { TextField } from '#app/ui/field.tsx';
import { EFFECT_KINDS, type EffectField } from '#domain/promotion-editing/effect-kinds.ts';
import { GOODS_PREFIX, partPrefix, REDUCED_PREFIX } from '#domain/promotion-editing/entered-promotion.ts';
import {
  MOST_PARTS_OF_BUNDLE,
  TITLE_LENGTH,
  WORDS_LENGTH,
} from '#domain/promotion-editing/promotion-form.ts';
import { CLASS_NAMES, CUSTOMER_CLASSES } from '#domain/promotions/customer-class.ts';
import { CODE_KINDS, type EffectKind, LAYER_OF } from '#domain/promotions/promotion.ts';
import { MAX_CODE } from '#domain/promotions/promotion-code.ts';
import { CODE_KIND_NAMES } from './code-kind-names.ts';
import { GiftLines } from './gift-lines.tsx';
import { GoodsFields } from './goods-fields.tsx';
import { LayerTable } from './layer-table.tsx';

/** The fields of an offer of a kind; `orders` had it already. */
export function offerSections(kind: EffectKind, orders: number): FieldSection[] {
  return [
    {
      title: 'Words',
      fields: [
        (form) => <input type="hidden" name="kind" value={kind} key={form.values.kind} />,
        {
          name: 'words',
          label: 'Words for shoppers',
          required: true,
          maxLength: WORDS_LENGTH,
          hint: 'The same everywhere: products, basket, order, papers. ‘3 for 2 on haircare’',
        },
        {
          name: 'title',
          label: 'Name for staff',
          optional: true,
          maxLength: TITLE_LENGTH,
          hint: 'Blank: the words for shoppers',
        },
      ],
    },
    {
      title: EFFECT_KINDS[kind].name,
      hint:
        orders > 0 ? 'Orders had this offer: what it does, and for what, stays as it is.' : EXPLAINED[kind],
      fields: [
        { row: EFFECT_KINDS[kind].fields.filter((name) => name !== 'gifts').map(fieldOf(kind)) },
        ...giftFields(kind),
      ],
    },
    ...goodsSections(kind),
    {
      title: 'Conditions',
      fields: [
        {
          row: [
            {
              name: 'spendPence',
              label: 'Least to spend (£)',
              inputMode: 'decimal',
              optional: true,
              hint: 'On the products of the offer, after other offers on products',
            },
            {
              name: 'pieces',
              label: 'Least pieces',
              inputMode: 'numeric',
              optional: true,
              hint: 'Of the products of the offer',
            },
          ],
        },
        { name: 'firstOrder', label: 'For a first order only', type: 'checkbox' },
        {
          row: CUSTOMER_CLASSES.map((one) => ({
            name: `classes.${one}`,
            label: `For ${CLASS_NAMES[one].toLowerCase()}`,
            type: 'checkbox' as const,
          })),
        },
      ],
    },
  ];
}

/** Code, dates, limits and what it stands beside. */
export function offerAside(isArchived: boolean): FieldSection[] {
  return [
    {
      title: 'State',
      fields: [
        {
          name: 'state',
          label: 'State',
          options: [
            ['draft', 'Draft: nobody can use it'],
            ['on', 'On, between its dates'],
            ['paused', 'Paused'],
            ...(isArchived ? [['archived', 'Archived'] as const] : []),
          ],
        },
        {
          name: 'startsAt',
          label: 'Begins',
          optional: true,
          control: (form) => <TimeField name="startsAt" label="Begins" {...form} />,
        },
        {
          name: 'endsAt',
          label: 'Ends',
          optional: true,
          control: (form) => <TimeField name="endsAt" label="Ends" {...form} />,
        },
      ],
    },
    {
      title: 'Code',
      fields: [
        {
          name: 'codeKind',
          label: 'Code',
          options: CODE_KINDS.map((one) => [one, CODE_KIND_NAMES[one]] as const),
        },
        {
          name: 'code',
          label: 'The code of all',
          optional: true,
          maxLength: MAX_CODE,
          autoComplete: 'off',
          hint: 'Letters and digits; capitals, blanks and hyphens make no difference',
        },
      ],
    },
    {
      title: 'Limits',
      fields: [
        {
          row: [
            { name: 'limitUses', label: 'Uses in all', inputMode: 'numeric', optional: true },
            { name: 'limitEach', label: 'For each customer', inputMode: 'numeric', optional: true },
          ],
        },
      ],
    },
    {
      title: 'Together with other offers',
      hint: 'Ticked on both sides, two offers count in one basket. Otherwise the one that takes more off.',
      fields: [(form) => <LayerTable {...form} />],
    },
  ];
}

const EXPLAINED: Record<EffectKind, string> = {
  percent:
    'A part of the price of each of the products. A piece is reduced by one such offer at most: the best.',
  each: 'Never more than a piece costs.',
  'multi-buy':
    'Of so many pieces together the cheapest are reduced; what is taken off is shared over all of them.',
  'buy-get':
    'Of the other products the dearest are reduced first; what is taken off is shared over all pieces.',
  bundle: 'Pieces of each part together cost one price.',
  'cart-percent': 'Off the products together, after offers on products. With a rule below: off those alone.',
  'cart-sum': 'Off the products together, after offers on products; never more than they cost.',
  'delivery-percent': '100 makes delivery free.',
  'delivery-sum': 'Never more than delivery costs.',
  gift: 'Given once an order, and never alone: taken from stock like a sale, at £0.00.',
};

const LABELS: Record<Exclude<EffectField, 'gifts'>, string> = {
  percent: 'Percent off',
  amountPence: 'Sum (£)',
  take: 'Pieces together',
  reduced: 'Of them reduced',
  buy: 'Pieces to buy',
  get: 'Pieces to get cheaper',
  pick: 'Gifts for one order',
};

function fieldOf(kind: EffectKind) {
  return (name: EffectField) => ({
    name,
    label:
      name === 'gifts'
        ? 'Gifts'
        : name === 'amountPence' && kind === 'bundle'
          ? 'Price together (£)'
          : LABELS[name],
    inputMode: name === 'amountPence' ? ('decimal' as const) : ('numeric' as const),
    required: true,
    ...(name === 'pick' ? { hint: 'Fewer than there are: shoppers choose' } : {}),
    ...(name === 'percent' ? { hint: '1 to 100; 100 is free' } : {}),
  });
}

function giftFields(kind: EffectKind): FieldItem[] {
  return kind === 'gift' ? [(form) => <GiftLines {...form} />] : [];
}

function goodsSections(kind: EffectKind): FieldSection[] {
  const goods = (title: string, prefix: string, hint: string): FieldSection => ({
    title,
    hint,
    fields: [(form) => <GoodsFields prefix={prefix} {...form} />],
  });
  if (kind === 'bundle')
    return [
      {
        title: 'Parts',
        hint: 'Each part: how many pieces of which products. Parts without a number are left out.',
        fields: Array.from({ length: MOST_PARTS_OF_BUNDLE }, (_, at) => (form: FormState) => (
          <BundlePart key={partPrefix(at)} at={at} {...form} />
        )),
      },
    ];
  const all = 'Products that meet every filled list. All blank: all products.';
  const main =
    LAYER_OF[kind] === 'goods'
      ? goods('Products', GOODS_PREFIX, all)
      : goods('Products that count', GOODS_PREFIX, `${all} The conditions below count these.`);
  if (kind !== 'buy-get') return [main];
  return [
    goods('Products to buy', GOODS_PREFIX, all),
    goods('Products that get cheaper', REDUCED_PREFIX, all),
  ];
}

function BundlePart({ at, ...form }: { at: number } & FormState) {
  const prefix = partPrefix(at);
  const isFilled = Object.keys(form.values).some((name) => name.startsWith(`${prefix}.`));
  const hasError = Object.keys(form.errors).some((name) => name.startsWith(`${prefix}.`));
  return (
    <details open={at < 2 || isFilled || hasError} className="rounded-xl border border-line p-4">
      <summary className="cursor-pointer text-sm font-semibold">Part {at + 1}</summary>
      <div className="mt-3 grid gap-4">
        <GoodsFields prefix={prefix} asksPieces {...form} />
      </div>
    </details>
  );
}

function TimeField({
  name,
  label,
  values,
  errors,
}: { name: 'startsAt' | 'endsAt'; label: string } & FormState) {
  return (
    <TextField
      type="datetime-local"
      name={name}
      label={label}
      optional
      defaultValue={values[name]}
      error={errors[name]}
      hint={
        name === 'startsAt' ? 'London time; blank: at once' : 'London time; blank: no end. Shoppers read it'
      }
    />
  );
}
