import { useRef } from 'react';
import type { FormState } from '#app/cms/fields/form-values.ts';
import { TextAreaField } from '#app/ui/field.tsx';
import { GIFTS_FIELD } from '#domain/promotion-editing/entered-promotion.ts';
import { addLine } from './add-line.ts';
import { GoodsSearch } from './goods-search.tsx';

/** What is given: variants of products, one a line. */
export function GiftLines({ values, errors }: FormState) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <div ref={root} className="grid gap-4">
      <GoodsSearch
        label="Add a gift"
        nouns={['variant']}
        onChosen={(_, line) => addLine(root.current, GIFTS_FIELD, line)}
      />
      <TextAreaField
        name={GIFTS_FIELD}
        label="Gifts"
        rows={3}
        required
        defaultValue={values[GIFTS_FIELD]}
        error={errors[GIFTS_FIELD]}
        hint="One a line, as ‘lip-oil: Ember’; of a product of one size its slug alone. They need stock, and may be drafts"
      />
    </div>
  );
}
