import { type FocusEvent, useId, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { type ActiveOption, comboboxInput } from '#app/browser/combobox-input.ts';
import { useCombobox } from '#app/browser/use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

export type SuggestedFilterField = {
  name: string;
  label: string;
  value: string;
  /** For no filter: 'All brands'. */
  all: string;
  /** The path of a loader of names by `?text=`. */
  suggestionsAt: string;
};

/** A filter by name where there are too many for a list; any text can be submitted. */
export function SuggestedFilter({ name, label, value, all, suggestionsAt }: SuggestedFilterField) {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<ActiveOption>(null);
  const { data, suggestFor } = useSuggestions<{ names: string[] }>(suggestionsAt);
  const submit = useSubmit();
  const names = isOpen ? (data?.names ?? []) : [];
  const { list, option } = useCombobox({
    id: useId(),
    label,
    root,
    active,
    onActive: setActive,
    onClose: () => setOpen(false),
  });

  function find(text: string) {
    setOpen(text.length >= 2);
    if (text.length >= 2) suggestFor(text);
  }

  function choose(chosen: string) {
    if (!input.current) return;
    input.current.value = chosen;
    setOpen(false);
    void submit(input.current.form);
  }

  function leave({ relatedTarget }: FocusEvent) {
    if (!root.current?.contains(relatedTarget)) setOpen(false);
  }

  return (
    <div ref={root} className="relative">
      <input
        {...comboboxInput(list.id, active)}
        ref={input}
        type="search"
        name={name}
        aria-label={label}
        placeholder={all}
        defaultValue={value}
        maxLength={100}
        onBlur={leave}
        onChange={({ currentTarget }) => find(currentTarget.value.trim())}
        className="field-control min-h-11 w-auto max-w-full rounded-full text-sm md:min-h-10"
      />
      {names.length > 0 && (
        <div
          {...list}
          className="absolute top-full left-0 z-30 mt-1 max-h-72 w-max max-w-[80vw] min-w-full overflow-y-auto rounded-xl border border-line bg-surface p-1 shadow-lg"
        >
          {names.map((each, place) => (
            <div
              key={each}
              {...option(String(place), () => choose(each))}
              className="cursor-pointer rounded-lg px-3 py-2 hover:bg-blush-soft aria-selected:bg-blush-soft"
            >
              {each}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
