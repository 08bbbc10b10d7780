import { useRef } from 'react';
import { ChoiceSearch } from '#app/cms/ui/choice-search.tsx';
import { useSuggestions } from '#app/cms/ui/use-suggestions.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { GoodsNoun } from '#domain/promotion-editing/entered-promotion.ts';
import type { loader } from './offer-goods-page.tsx';

const NOTES: Record<GoodsNoun, string> = {
  brand: 'Brand',
  category: 'Category',
  type: 'Type',
  attribute: 'Attribute',
  product: 'Product',
  variant: 'Variant',
};

/** A search for goods that a rule can name. */
export function GoodsSearch({
  label,
  nouns,
  onChosen,
}: {
  label: string;
  /** Without them all. */
  nouns?: readonly GoodsNoun[];
  onChosen: (noun: GoodsNoun, line: string) => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const { data, suggestFor } = useSuggestions<typeof loader>(cmsPaths.offerGoods());
  const found = data?.goods.filter(({ noun }) => nouns === undefined || nouns.includes(noun)) ?? [];
  const keyOf = ({ noun, line }: (typeof found)[number]) => `${noun} ${line}`;
  return (
    <ChoiceSearch
      label={label}
      resultsLabel="Found"
      field={field}
      answer={
        data && {
          text: data.text,
          choices: found.map((one) => ({
            key: keyOf(one),
            name: one.noun === 'product' || one.noun === 'variant' ? one.name : one.line,
            note: NOTES[one.noun],
          })),
          remark: found.length === 0 ? 'Nothing has this name' : '',
        }
      }
      onAsked={suggestFor}
      onChosen={(key) => {
        const one = found.find((each) => keyOf(each) === key);
        if (one) onChosen(one.noun, one.line);
        field.current?.focus();
      }}
    />
  );
}
