import { fieldLabel } from '#app/cms/fields/field-label.ts';
import type { FormValues } from '#app/cms/fields/form-values.ts';
import { Moment } from '#app/ui/moment.tsx';
import { textOf } from '#domain/lists/save-conflict.ts';
import type { Meanwhile } from '#domain/lists/save-result.ts';

/** The label of a field, and the words of its value where a person reads others than are stored. */
export type FieldWords = (name: string) => { label?: string; words?: (value: string) => string | undefined };

/**
 * Shows the fields that two saves hold differently, each with the choice whose value to keep; sending the form again saves
 * over the other version with these choices. A field only one of the two changed begins with that change.
 */
export function ConflictPanel({
  meanwhile: { actor, at, version, differing },
  opened,
  wordsOf,
}: {
  meanwhile: Meanwhile;
  /** The stored values when the form was opened. */
  opened: FormValues;
  wordsOf: FieldWords;
}) {
  const theirChanges = differing.filter(({ name, theirs }) => textOf(opened, name) !== theirs);
  const shown = theirChanges.length > 0 ? theirChanges : differing;
  return (
    <div className="grid gap-3">
      <input type="hidden" name="saveOver" value={version} />
      <p>
        Saved by {actor}
        {at && (
          <>
            , <Moment at={at} />
          </>
        )}
        . What you typed is still here.{' '}
        {differing.length === 0
          ? 'No field differs from yours: saving again keeps both.'
          : 'Choose for each field, then save.'}
      </p>
      {shown.map(({ name, mine, theirs }) => {
        const { label = fieldLabel(name), words } = wordsOf(name);
        const isTheirChange = textOf(opened, name) === mine;
        return (
          <fieldset key={`${version} ${name}`} className="grid gap-1.5 sm:grid-cols-2">
            <legend className="mb-1 font-semibold">{label}</legend>
            <Choice
              name={name}
              value="mine"
              label="Keep mine"
              text={shownText(mine, words)}
              isChosen={!isTheirChange}
            />
            <Choice
              name={name}
              value="theirs"
              label="Take theirs"
              text={shownText(theirs, words)}
              isChosen={isTheirChange}
            />
          </fieldset>
        );
      })}
    </div>
  );
}

function Choice({
  name,
  value,
  label,
  text,
  isChosen,
}: {
  name: string;
  value: 'mine' | 'theirs';
  label: string;
  text: string;
  isChosen: boolean;
}) {
  return (
    <label className="flex items-start gap-2.5 rounded-xl border border-line bg-surface px-3 py-2 has-checked:border-ink">
      <input
        type="radio"
        name={`take.${name}`}
        value={value}
        defaultChecked={isChosen}
        className="mt-0.5 size-4.5 flex-none accent-plum"
      />
      <span className="min-w-0">
        <span className="font-medium">{label}</span>
        <span className="block max-h-40 overflow-y-auto whitespace-pre-line text-ink-soft [overflow-wrap:anywhere]">
          {text}
        </span>
      </span>
    </label>
  );
}

function shownText(value: string, words: ((value: string) => string | undefined) | undefined): string {
  if (value === '') return 'Empty';
  return words?.(value) ?? (value === 'on' ? 'Yes' : value);
}
