import type { RefObject } from 'react';
import { ChoiceSearch } from '#app/cms/ui/choice-search.tsx';
import { useSuggestions } from '#app/cms/ui/use-suggestions.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { PartChoice } from '#database/queries/catalogue-editing/part-choices.ts';
import { formatPounds } from '#domain/money/money.ts';
import { partText } from '#domain/sets/contents-text.ts';
import type { loader } from './part-choices-page.tsx';

/** A search for variants to put into a set; those in it and the set itself are left out. */
export function PartSearch({
  field,
  chosen,
  ownSlug,
  onChosen,
}: {
  field: RefObject<HTMLInputElement | null>;
  chosen: readonly PartChoice[];
  /** '' for a new product. */
  ownSlug: string;
  onChosen: (choice: PartChoice) => void;
}) {
  const { data, suggestFor } = useSuggestions<typeof loader>(cmsPaths.partChoices());
  const inSet = new Set(chosen.map(keyOf));
  const others = data?.choices.filter(({ slug }) => slug !== ownSlug) ?? [];
  const found = others.filter((choice) => !inSet.has(keyOf(choice)));
  return (
    <ChoiceSearch
      label="Add a part"
      resultsLabel="Parts found"
      field={field}
      answer={
        data && {
          text: data.text,
          choices: found.map((choice) => ({
            key: keyOf(choice),
            name: partText({ ...choice, quantity: 1 }),
            note: `${choice.brand} · ${formatPounds(choice.pricePence)}`,
          })),
          remark: notOffered({
            sets: data.sets,
            found: found.length,
            inSet: others.length,
            isOwn: data.choices.length > others.length,
          }),
        }
      }
      onAsked={suggestFor}
      onChosen={(key) => {
        const choice = found.find((one) => keyOf(one) === key);
        if (choice) onChosen(choice);
      }}
    />
  );
}

function keyOf({ slug, variant }: PartChoice): string {
  return `${slug}:${variant}`;
}

/** Says what was looked for and is not offered. */
function notOffered({
  sets,
  found,
  inSet,
  isOwn,
}: {
  sets: string[];
  found: number;
  inSet: number;
  isOwn: boolean;
}): string {
  if (sets.length > 0) return `A set cannot hold a set: ${sets.join(', ')}`;
  if (found > 0) return '';
  if (inSet > 0) return 'It is already a part';
  return isOwn ? 'A set cannot hold itself' : 'No product has this name';
}
