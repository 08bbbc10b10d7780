import { CheckField } from '#app/cms/fields/check-field.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import type { StockHow } from '#domain/catalogue/bulk/bulk-change.ts';
import {
  type BulkChoices,
  type BulkKind,
  NO_GOODS_KIND,
  NO_TYPE,
  NOTHING,
} from '#domain/catalogue/bulk/bulk-form.ts';
import { GOODS_CHANGES, type GoodsHow, WEIGHT_CHANGES } from '#domain/catalogue/bulk/bulk-goods.ts';
import { PRICE_CHANGES, PRICE_ENDINGS, type PriceHow } from '#domain/catalogue/bulk/bulk-price.ts';
import { GOODS_KIND_NAMES, GOODS_KINDS } from '#domain/delivery/goods-kind.ts';
import { TERRITORIES, TERRITORY_NAMES } from '#domain/item-data/person-form.ts';

const PRICE_LABELS: Record<PriceHow, string> = {
  set: 'Set to £',
  raise: 'Raise by £',
  lower: 'Lower by £',
  'raise-percent': 'Raise by %',
  'lower-percent': 'Lower by %',
  original: 'Back to the original price',
};

const STOCK_LABELS: Record<StockHow, string> = { set: 'Set to', add: 'Add', subtract: 'Take away' };

const GOODS_LABELS: Record<GoodsHow, string> = {
  set: 'Set to',
  fill: 'Set where none is entered',
  clear: 'Remove',
  'raise-percent': 'Raise by %',
  'lower-percent': 'Lower by %',
};

/** The names of the fields of all kinds. */
export const BULK_FIELDS = [
  'how',
  'amount',
  'ending',
  'free',
  'groupId',
  'typeId',
  'value',
  'goodsKind',
  'originCountry',
  'commodityCode',
  'gbPersonId',
  'euPersonId',
] as const;

/** The fields of one kind of change; their values come from the address. */
export function BulkFields({
  kind,
  values,
  errors,
  choices,
}: {
  kind: BulkKind;
  values: Record<string, string>;
  errors: Record<string, string>;
  choices: BulkChoices;
}) {
  if (kind === 'brand' || kind === 'category') {
    const label = kind === 'brand' ? 'Brand' : 'Category';
    return (
      <SelectField label={label} name="groupId" defaultValue={values.groupId ?? ''} error={errors.groupId}>
        <option value="">Choose …</option>
        {choices.groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  }
  if (kind === 'type')
    return (
      <SelectField
        label="Type"
        name="typeId"
        defaultValue={values.typeId ?? ''}
        error={errors.typeId}
        hint="Products of other categories are refused"
      >
        <option value="">Choose …</option>
        <option value={NO_TYPE}>No type</option>
        {choices.types.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  if (kind === 'item-data') return <ItemDataFields {...{ values, errors, choices }} />;
  if (kind === 'goods-kind')
    return (
      <SelectField
        label="For carriers"
        name="goodsKind"
        defaultValue={values.goodsKind ?? ''}
        error={errors.goodsKind}
        hint="What delivery services may not carry, or only in small packs"
      >
        <option value="">Choose …</option>
        <option value={NO_GOODS_KIND}>Nothing special</option>
        {GOODS_KINDS.map((each) => (
          <option key={each} value={each}>
            {GOODS_KIND_NAMES[each]}
          </option>
        ))}
      </SelectField>
    );
  if (kind === 'attribute') return <AttributeFields {...{ values, errors, choices }} />;
  if (kind === 'weight' || kind === 'cost') return <GoodsFields {...{ kind, values, errors }} />;
  const isPrice = kind === 'price';
  const hows = Object.entries(isPrice ? PRICE_LABELS : STOCK_LABELS);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        label={isPrice ? 'Price' : 'Stock'}
        name="how"
        defaultValue={values.how ?? PRICE_CHANGES[0]}
      >
        {hows.map(([how, label]) => (
          <option key={how} value={how}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label={isPrice ? 'Amount' : 'Number'}
        name="amount"
        inputMode={isPrice ? 'decimal' : 'numeric'}
        autoComplete="off"
        defaultValue={values.amount ?? ''}
        error={errors.amount}
        hint={isPrice ? 'Pounds or per cent' : 'Of each variant'}
      />
      {isPrice && (
        <SelectField label="Round" name="ending" defaultValue={values.ending ?? ''} hint="To the nearest">
          <option value="">To the penny</option>
          {PRICE_ENDINGS.map((ending) => (
            <option key={ending} value={ending}>
              To .{ending}
            </option>
          ))}
        </SelectField>
      )}
      {isPrice && (
        <div className="sm:col-span-3">
          <CheckField name="free" value={values.free}>
            A price of £0.00 is meant
          </CheckField>
        </div>
      )}
    </div>
  );
}

function GoodsFields({
  kind,
  values,
  errors,
}: {
  kind: 'weight' | 'cost';
  values: Record<string, string>;
  errors: Record<string, string>;
}) {
  const isCost = kind === 'cost';
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField label={isCost ? 'Cost' : 'Weight'} name="how" defaultValue={values.how ?? 'set'}>
        {(isCost ? GOODS_CHANGES : WEIGHT_CHANGES).map((how) => (
          <option key={how} value={how}>
            {GOODS_LABELS[how]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={isCost ? 'Amount' : 'Grams'}
        name="amount"
        inputMode={isCost ? 'decimal' : 'numeric'}
        autoComplete="off"
        defaultValue={values.amount ?? ''}
        error={errors.amount}
        hint={
          isCost
            ? 'Of one piece of each variant, in pounds without VAT, or per cent'
            : 'Of one piece of each variant, without packing'
        }
      />
    </div>
  );
}

function ItemDataFields({
  values,
  errors,
  choices,
}: {
  values: Record<string, string>;
  errors: Record<string, string>;
  choices: BulkChoices;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="Country of origin"
        name="originCountry"
        defaultValue={values.originCountry ?? ''}
        error={errors.originCountry}
        hint="France or FR; blank leaves it, - takes it away"
      />
      <TextField
        label="Commodity code"
        name="commodityCode"
        inputMode="numeric"
        defaultValue={values.commodityCode ?? ''}
        error={errors.commodityCode}
        hint="6 to 10 digits; blank leaves it, - takes it away"
      />
      {TERRITORIES.map((territory) => {
        const name = territory === 'gb' ? 'gbPersonId' : 'euPersonId';
        return (
          <SelectField
            key={territory}
            label={TERRITORY_NAMES[territory]}
            name={name}
            defaultValue={values[name] ?? ''}
            error={errors[name]}
          >
            <option value="">Leave it</option>
            <option value={NOTHING}>As its brand or the shop</option>
            {choices.persons
              .filter((person) => person.territory === territory)
              .map((person) => (
                <option key={person.id} value={person.id}>
                  {person.name}
                </option>
              ))}
          </SelectField>
        );
      })}
    </div>
  );
}

function AttributeFields({
  values,
  errors,
  choices,
}: {
  values: Record<string, string>;
  errors: Record<string, string>;
  choices: BulkChoices;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField label="Attribute" name="how" defaultValue={values.how ?? 'add'}>
        <option value="add">Add a value</option>
        <option value="remove">Take a value away</option>
      </SelectField>
      <SelectField label="Value" name="value" defaultValue={values.value ?? ''} error={errors.value}>
        <option value="">Choose …</option>
        {choices.attributes.map((attribute) => (
          <optgroup key={attribute.slug} label={attribute.name}>
            {attribute.values.map(({ slug, name }) => (
              <option key={slug} value={`${attribute.slug}:${slug}`}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </div>
  );
}
