import { useEffect, useRef, useState } from 'react';
import { Picture } from '#app/ui/picture.tsx';
import { DropZone } from './drop-zone.tsx';
import { LibraryButton } from './library-button.tsx';
import type { ChosenPicture } from './picture-library.tsx';

/** One picture or none, in a field of this name; without script its address can be typed. */
export function PictureField({
  label,
  name,
  value,
  error,
  hint,
}: {
  label: string;
  name: string;
  value: string;
  error?: string | undefined;
  hint?: string;
}) {
  const [url, setUrl] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(url);
  useEffect(() => {
    if (before.current !== url) field.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    before.current = url;
  }, [url]);

  function chooseFirst([picture]: ChosenPicture[]) {
    if (picture) setUrl(picture.url);
  }

  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold">
        {label} <span className="font-normal text-ink-soft">(optional)</span>
      </p>
      <input ref={field} type="hidden" name={name} value={url} />
      {url ? (
        <div className="flex flex-wrap items-end gap-3">
          <Picture
            url={url}
            alt={label}
            sizes="8rem"
            className="max-h-40 w-32 rounded-lg border border-line object-contain"
          />
          <LibraryButton onChosen={chooseFirst}>Choose another</LibraryButton>
          <button
            type="button"
            onClick={() => setUrl('')}
            className="needs-script min-h-8 text-sm underline underline-offset-4"
          >
            Remove
          </button>
        </div>
      ) : (
        <>
          <p>
            <LibraryButton onChosen={chooseFirst}>Choose from the library</LibraryButton>
          </p>
          <DropZone label="Add a new picture" onAdded={setUrl} />
        </>
      )}
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      {error && <p className="field-error">{error}</p>}
      <noscript>
        <input name={name} type="text" defaultValue={value} aria-label={label} className="field-control" />
      </noscript>
    </div>
  );
}
