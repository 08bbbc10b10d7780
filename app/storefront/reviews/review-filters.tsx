import { type FormEvent, useRef } from 'react';
import { reviewPaths } from '#app/links/review-paths.ts';
import { useEarlyInput } from '#app/script-delivery/use-early-input.ts';
import type { Choice, ReviewsOnPage } from './reviews-on-page.ts';

/**
 * Limits the reviews to people like the reader, a shade or those with pictures, and orders them. Without script a GET form of the page
 * of all reviews; with it each choice counts at once.
 */
export function ReviewFilters({
  product,
  reviews: { query, choices, tally },
  onChoice,
}: {
  product: string;
  reviews: ReviewsOnPage;
  onChoice: (params: URLSearchParams) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const apply = () => {
    if (form.current) onChoice(filledParams(form.current));
  };
  // What was chosen before there was script.
  useEarlyInput(() => {
    if (form.current && hasChanged(form.current)) apply();
  });
  const people = PEOPLE.filter(({ name }) => choices[name].length > 0);
  return (
    <form
      ref={form}
      action={reviewPaths.ofProduct(product)}
      autoComplete="off"
      onChange={apply}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        apply();
      }}
      className="no-print grid gap-4 rounded-card bg-blush-soft p-4 sm:p-5"
    >
      {query.stars !== null && <input type="hidden" name="stars" value={query.stars} />}
      {people.length > 0 && (
        <fieldset>
          <legend className="mb-2 font-display text-lg leading-snug">People like me</legend>
          <div className="grid gap-3 2xs:grid-cols-2 xs:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
            {people.map(({ name, label }) => (
              <Select key={name} name={name} label={label} chosen={query[name]} choices={choices[name]} />
            ))}
          </div>
        </fieldset>
      )}
      <div className="grid items-end gap-3 2xs:grid-cols-2 xs:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
        {choices.shade.length > 0 && (
          <Select name="shade" label="Shade or size" chosen={query.shade} choices={choices.shade} />
        )}
        <Select name="sort" label="Sort by" chosen={query.sort} choices={SORT_CHOICES} isRequired />
        {tally.hasPictures && (
          <label className="flex min-h-12 items-center gap-2.5">
            <input
              type="checkbox"
              name="withPicture"
              value="yes"
              defaultChecked={query.withPicture}
              className="size-5 accent-rose"
            />
            With pictures
          </label>
        )}
        <noscript>
          <button type="submit" className="btn btn-dark w-full">
            Show reviews
          </button>
        </noscript>
      </div>
    </form>
  );
}

function Select({
  name,
  label,
  chosen,
  choices,
  isRequired = false,
}: {
  name: string;
  label: string;
  chosen: string | null;
  choices: readonly Choice[];
  /** True where one is always chosen. */
  isRequired?: boolean;
}) {
  return (
    <label className="grid gap-1 text-sm font-semibold">
      {label}
      <select name={name} defaultValue={chosen ?? ''} className="field-control font-normal">
        {!isRequired && <option value="">Any</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

const PEOPLE = [
  { name: 'skinType', label: 'Skin type' },
  { name: 'undertone', label: 'Undertone' },
  { name: 'age', label: 'Age' },
] as const;

const SORT_CHOICES: readonly Choice[] = [
  { value: 'helpful', label: 'Most helpful' },
  { value: 'newest', label: 'Newest' },
  { value: 'highest', label: 'Most stars' },
  { value: 'lowest', label: 'Fewest stars' },
  { value: 'pictures', label: 'Pictures first' },
];

function filledParams(form: HTMLFormElement): URLSearchParams {
  const given = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams(given.filter(([, value]) => value !== ''));
}

function hasChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some((option) => option.selected !== option.defaultSelected);
    return field instanceof HTMLInputElement && field.checked !== field.defaultChecked;
  });
}
