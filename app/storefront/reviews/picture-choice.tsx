import { type ChangeEvent, useId, useState } from 'react';
import { PICTURE_TYPES } from '#domain/pictures/picture.ts';
import {
  LARGEST_SHOPPER_MEGABYTES,
  MOST_SHOPPER_PICTURES,
  refusalOfPictures,
} from '#domain/pictures/shopper-pictures.ts';

/** Chooses pictures; with script it says at once which were chosen, and refuses those that are too large. */
export function PictureChoice({ error }: { error: string | undefined }) {
  const id = useId();
  const [chosen, setChosen] = useState<string[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);

  function look({ currentTarget: field }: ChangeEvent<HTMLInputElement>) {
    const files = [...(field.files ?? [])];
    const refused = refusalOfPictures(files);
    setRefusal(refused);
    if (refused) field.value = '';
    setChosen(refused ? [] : files.map(({ name }) => name));
  }

  const message = refusal ?? (chosen.length > 0 ? undefined : error);
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        Pictures <span className="font-normal text-ink-soft">(optional)</span>
      </label>
      <input
        id={id}
        type="file"
        name="pictures"
        accept={PICTURE_TYPES}
        multiple
        onChange={look}
        aria-invalid={message ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        className="field-control file:mr-4 file:rounded-full file:border-0 file:bg-ink file:px-4 file:py-1.5 file:font-semibold file:text-white"
      />
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        Up to {MOST_SHOPPER_PICTURES}, {LARGEST_SHOPPER_MEGABYTES} MB together. We remove where and when they
        were taken. Please show nobody who has not agreed to it.
      </p>
      {chosen.length > 1 && (
        <ul aria-label="Pictures chosen" className="text-sm [overflow-wrap:anywhere]">
          {chosen.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      <p id={`${id}-error`} aria-live="polite" className="field-error">
        {message}
      </p>
    </div>
  );
}
