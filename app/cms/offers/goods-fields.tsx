import { useRef } from 'react';
import { CheckField } from '#app/cms/fields/check-field.tsx';
import type { FormState } from '#app/cms/fields/form-values.ts';
import { TextAreaField, TextField } from '#app/ui/field.tsx';
import {
  GOODS_LIST_NAMES,
  GOODS_LISTS,
  type GoodsList,
  type GoodsNoun,
} from '#domain/promotion-editing/entered-promotion.ts';
import { addLine } from './add-line.ts';
import { GoodsSearch } from './goods-search.tsx';

const LABELS: Record<GoodsList, string> = {
  brands: 'Brands',
  categories: 'Categories',
  types: 'Types',
  attributes: 'Attributes',
  products: 'Products',
  variants: 'Variants',
  withoutProducts: 'Left-out products',
  withoutBrands: 'Left-out brands',
};

const PLACEHOLDERS: Record<GoodsNoun, string> = {
  brand: 'One name a line',
  category: 'One name a line',
  type: 'Skincare: Serum',
  attribute: 'Skin type: Dry',
  product: 'One slug or address a line',
  variant: 'lip-oil: Ember',
};

/** The rule that chooses goods: one name a line in each list; the search adds lines where there is script. */
export function GoodsFields({
  prefix,
  asksPieces = false,
  values,
  errors,
}: { prefix: string; asksPieces?: boolean } & FormState) {
  const root = useRef<HTMLDivElement>(null);
  const lists = GOODS_LIST_NAMES.map((list) => ({ list, name: `${prefix}.${list}` }));
  const chosen = lists.filter(({ list }) => !list.startsWith('without'));
  const without = lists.filter(({ list }) => list.startsWith('without'));
  const areLeftOut = without.some(({ name }) => values[name] || errors[name]);

  function add(isLeftOut: boolean, noun: GoodsNoun, line: string) {
    const found = (isLeftOut ? without : chosen).find(({ list }) => GOODS_LISTS[list] === noun);
    if (found) addLine(root.current, found.name, line);
  }

  const areaOf = ({ list, name }: { list: GoodsList; name: string }) => (
    <TextAreaField
      key={name}
      name={name}
      label={LABELS[list]}
      rows={2}
      optional
      defaultValue={values[name]}
      error={errors[name]}
      placeholder={PLACEHOLDERS[GOODS_LISTS[list]]}
    />
  );

  return (
    <div ref={root} className="grid gap-4">
      {asksPieces && (
        <TextField
          name={`${prefix}.pieces`}
          label="Pieces"
          inputMode="numeric"
          className="max-w-40"
          defaultValue={values[`${prefix}.pieces`]}
          error={errors[`${prefix}.pieces`]}
        />
      )}
      <GoodsSearch label="Add to the rule" onChosen={(noun, line) => add(false, noun, line)} />
      <div className="grid gap-4 sm:grid-cols-2">{chosen.map(areaOf)}</div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name={`${prefix}.fromPence`}
          label="Price from (£)"
          inputMode="decimal"
          optional
          defaultValue={values[`${prefix}.fromPence`]}
          error={errors[`${prefix}.fromPence`]}
        />
        <TextField
          name={`${prefix}.toPence`}
          label="Price to (£)"
          inputMode="decimal"
          optional
          defaultValue={values[`${prefix}.toPence`]}
          error={errors[`${prefix}.toPence`]}
        />
      </div>
      <CheckField name={`${prefix}.fullPrice`} value={values[`${prefix}.fullPrice`]}>
        Only at full price: leave out what is reduced already
      </CheckField>
      <details open={areLeftOut} className="text-sm">
        <summary className="cursor-pointer font-semibold">Leave out</summary>
        <div className="mt-3 grid gap-4">
          <GoodsSearch
            label="Leave out a product or brand"
            nouns={['product', 'brand']}
            onChosen={(noun, line) => add(true, noun, line)}
          />
          <div className="grid gap-4 sm:grid-cols-2">{without.map(areaOf)}</div>
        </div>
      </details>
    </div>
  );
}
