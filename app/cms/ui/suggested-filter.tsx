import { useId, useRef } from 'react';
import { useFetcher, useSubmit } from 'react-router';

export type SuggestedFilterField = {
  name: string;
  label: string;
  value: string;
  /** For no filter: 'All brands'. */
  all: string;
  /** Answers names for a few typed letters, by `?text=`. */
  suggestionsAt: string;
};

/** A filter by name where there are too many to choose from a list; what is typed counts as it stands. */
export function SuggestedFilter({ name, label, value, all, suggestionsAt }: SuggestedFilterField) {
  const id = useId();
  const asked = useRef('');
  const { data, load } = useFetcher<{ names: string[] }>();
  const submit = useSubmit();
  const names = data?.names ?? [];

  function follow(input: HTMLInputElement) {
    const typed = input.value.trim();
    if (names.includes(typed)) return void submit(input.form);
    if (typed.length < 2 || typed === asked.current) return;
    asked.current = typed;
    // Suggestions are a help: where they cannot be had, typing goes on.
    load(`${suggestionsAt}?text=${encodeURIComponent(typed)}`).catch(() => {});
  }

  return (
    <>
      <input
        type="search"
        name={name}
        list={`${id}-names`}
        aria-label={label}
        placeholder={all}
        defaultValue={value}
        maxLength={100}
        autoComplete="off"
        onChange={({ currentTarget }) => follow(currentTarget)}
        className="field-control min-h-11 w-auto max-w-full rounded-full text-sm md:min-h-10"
      />
      <datalist id={`${id}-names`}>
        {names.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
    </>
  );
}
