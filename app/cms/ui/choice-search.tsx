import { type RefObject, useId, useRef, useState } from 'react';
import { type ActiveOption, comboboxInput } from '#app/browser/combobox-input.ts';
import { useCombobox } from '#app/browser/use-combobox.ts';

/** A record on offer: its key, and how it is shown. */
export type OfferedChoice = { key: string; name: string; note: string };

/** A search for records to add to a list within a form; the list of results is empty while the field says something else. */
export function ChoiceSearch({
  label,
  resultsLabel,
  field,
  answer,
  onAsked,
  onChosen,
}: {
  label: string;
  resultsLabel: string;
  field: RefObject<HTMLInputElement | null>;
  /** The last response: the text it is for, what it offers, and what is said where something is not offered. */
  answer: { text: string; choices: OfferedChoice[]; remark: string } | undefined;
  onAsked: (text: string) => void;
  onChosen: (key: string) => void;
}) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<ActiveOption>(null);
  const fresh = isOpen && isLongEnough(text) && answer?.text === text.trim() ? answer : null;
  const { list, option } = useCombobox({
    id: `${id}-found`,
    label: resultsLabel,
    root,
    active,
    onActive: setActive,
    startsAtFirst: true,
    // Enter without an option must not submit the form around.
    onEnter: () => active === null,
    onClose: () => setOpen(false),
  });

  function find(entered: string) {
    setText(entered);
    setActive(null);
    setOpen(true);
    if (isLongEnough(entered)) onAsked(entered);
  }

  function choose(key: string) {
    setText('');
    onChosen(key);
  }

  return (
    <div ref={root} className="needs-script grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {/* Without a name it is no field of the form, and its input event is none of the form's. */}
      <input
        {...comboboxInput(list.id, active)}
        ref={field}
        id={id}
        type="search"
        value={text}
        maxLength={60}
        placeholder="A few letters of its name or brand"
        onInput={(event) => event.stopPropagation()}
        onChange={({ currentTarget }) => find(currentTarget.value)}
        className="field-control text-sm"
      />
      <p role="status" className="sr-only">
        {fresh ? `${fresh.choices.length} found` : ''}
      </p>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {fresh?.remark}
      </p>
      <div {...list} className="grid max-h-80 overflow-y-auto rounded-xl border border-line empty:hidden">
        {fresh?.choices.map(({ key, name, note }) => (
          <div
            key={key}
            {...option(key, () => choose(key))}
            className="flex min-h-10 w-full cursor-pointer items-center justify-between gap-4 px-3 text-left text-sm hover:bg-blush-soft aria-selected:bg-blush-soft"
          >
            <span className="font-medium">{name}</span>
            <span className="text-ink-soft">{note}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function isLongEnough(text: string): boolean {
  return text.trim().length >= 2;
}
