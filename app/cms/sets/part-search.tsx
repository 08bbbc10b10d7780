import { type RefObject, useId, useRef, useState } from 'react';
import { type ActiveOption, comboboxInput } from '#app/browser/combobox-input.ts';
import { useCombobox } from '#app/browser/use-combobox.ts';
import { useSuggestions } from '#app/cms/ui/use-suggestions.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import type { PartChoice } from '#database/queries/catalogue-editing/part-choices.ts';
import { formatPounds } from '#domain/money/money.ts';
import { partText } from '#domain/sets/contents-text.ts';
import type { loader } from './part-choices-page.tsx';

/** A search for variants to put into a set, those in it left out. */
export function PartSearch({
  field,
  chosen,
  onChosen,
}: {
  field: RefObject<HTMLInputElement | null>;
  chosen: readonly PartChoice[];
  onChosen: (choice: PartChoice) => void;
}) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<ActiveOption>(null);
  const { data, suggestFor } = useSuggestions<typeof loader>(cmsPaths.partChoices());
  const isAsked = isOpen && text.trim().length >= 2;
  const found = isAsked ? (data?.choices ?? []).filter(isNew) : [];
  const isFresh = isAsked && data?.text === text.trim();
  const { list, option } = useCombobox({
    id: `${id}-found`,
    label: 'Parts found',
    root,
    active,
    onActive: setActive,
    startsAtFirst: true,
    // Enter without an option must not submit the form around.
    onEnter: () => active === null,
    onClose: () => setOpen(false),
  });

  function isNew({ slug, variant }: PartChoice): boolean {
    return !chosen.some((part) => part.slug === slug && part.variant === variant);
  }

  function find(entered: string) {
    setText(entered);
    setActive(null);
    setOpen(true);
    if (entered.trim().length >= 2) suggestFor(entered);
  }

  function choose(choice: PartChoice) {
    setText('');
    onChosen(choice);
  }

  return (
    <div ref={root} className="needs-script grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        Add a part
      </label>
      {/* Without a name it is no field of the form, and its input event is none of the form's. */}
      <input
        {...comboboxInput(list.id, active)}
        ref={field}
        id={id}
        type="search"
        value={text}
        placeholder="A few letters of its name or brand"
        onInput={(event) => event.stopPropagation()}
        onChange={({ currentTarget }) => find(currentTarget.value)}
        className="field-control text-sm"
      />
      <p role="status" className="sr-only">
        {text ? `${found.length} found` : ''}
      </p>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isFresh ? withoutChoice({ sets: data.sets, found: found.length, inSet: data.choices.length }) : ''}
      </p>
      <div {...list} className="grid max-h-80 overflow-y-auto rounded-xl border border-line empty:hidden">
        {found.map((choice) => (
          <div
            key={`${choice.slug}:${choice.variant}`}
            {...option(`${choice.slug}:${choice.variant}`, () => choose(choice))}
            className="flex min-h-10 w-full cursor-pointer items-center justify-between gap-4 px-3 text-left text-sm hover:bg-blush-soft aria-selected:bg-blush-soft"
          >
            <span className="font-medium">{partText({ ...choice, quantity: 1 })}</span>
            <span className="text-ink-soft">
              {choice.brand} · {formatPounds(choice.pricePence)}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Says what was looked for and is not offered. */
function withoutChoice({ sets, found, inSet }: { sets: string[]; found: number; inSet: number }): string {
  if (sets.length > 0) return `A set cannot hold a set: ${sets.join(', ')}`;
  if (found > 0) return '';
  return inSet > 0 ? 'It is a part already' : 'No product is called so';
}
