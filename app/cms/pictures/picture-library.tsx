import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useSuggestions } from '#app/cms/ui/use-suggestions.ts';
import { cmsPaths } from '#app/links/cms-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { countText } from '#domain/text/count-text.ts';
import { DropZone } from './drop-zone.tsx';
import { focusInGrid } from './focus-in-grid.ts';
import type { LibraryPicture, loader } from './library-page.tsx';

export type ChosenPicture = { url: string; alt: string };

/** The library to choose from, newest first; with `multiple` pictures are marked first and then added together. */
export function PictureLibrary({
  multiple,
  onChosen,
}: {
  multiple: boolean;
  onChosen: (pictures: ChosenPicture[]) => void;
}) {
  const { data, suggestFor, loadPage } = useSuggestions<typeof loader>(cmsPaths.pictureLibrary());
  const [text, setText] = useState('');
  const [marked, setMarked] = useState<ChosenPicture[]>([]);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    loadPage('', 1);
  }, [loadPage]);

  function choose({ url, alt }: ChosenPicture) {
    const picture = { url, alt };
    if (!multiple) return onChosen([picture]);
    const isMarked = marked.some((each) => each.url === url);
    setMarked(isMarked ? marked.filter((each) => each.url !== url) : [...marked, picture]);
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <input
          type="search"
          aria-label="Search by file name"
          placeholder="Search by file name"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            suggestFor(currentTarget.value);
          }}
          className="field-control min-w-56 flex-1 basis-0"
        />
        {multiple && (
          <Button variant="dark" disabled={marked.length === 0} onClick={() => onChosen(marked)}>
            {marked.length === 0 ? 'Add pictures' : `Add ${countText(marked.length, 'picture')}`}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {data === undefined && 'Loading pictures…'}
        {data === null && 'The library could not be loaded.'}
        {data && countText(data.total, 'picture')}
      </p>
      {data === null && (
        <p>
          <Button variant="outline" size="small" onClick={() => loadPage(text, 1)}>
            Try again
          </Button>
        </p>
      )}
      {data && (
        <PictureGrid
          // Another page has another first picture for the keyboard.
          key={`${data.text} ${data.page}`}
          pictures={data.pictures}
          isMarked={(url) => marked.some((each) => each.url === url)}
          multiple={multiple}
          onChosen={choose}
        />
      )}
      {data && data.pageCount > 1 && (
        <nav aria-label="Pages of the library" className="flex items-center justify-between gap-4 text-sm">
          <Button
            variant="outline"
            size="small"
            disabled={data.page <= 1}
            onClick={() => loadPage(text, data.page - 1)}
          >
            Newer
          </Button>
          <span className="tabular-nums">
            Page {data.page.toLocaleString('en-GB')} of {data.pageCount.toLocaleString('en-GB')}
          </span>
          <Button
            variant="outline"
            size="small"
            disabled={data.page >= data.pageCount}
            onClick={() => loadPage(text, data.page + 1)}
          >
            Older
          </Button>
        </nav>
      )}
      <DropZone
        label="Or add a new one"
        multiple={multiple}
        onAdded={(url) => {
          if (!multiple) return onChosen([{ url, alt: '' }]);
          setMarked((before) =>
            before.some((each) => each.url === url) ? before : [...before, { url, alt: '' }],
          );
          loadPage(text, 1);
        }}
      />
    </div>
  );
}

function PictureGrid({
  pictures,
  isMarked,
  multiple,
  onChosen,
}: {
  pictures: LibraryPicture[];
  isMarked: (url: string) => boolean;
  multiple: boolean;
  onChosen: (picture: LibraryPicture) => void;
}) {
  const [active, setActive] = useState(0);
  const list = useRef<HTMLUListElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const place = focusInGrid(list.current, event.key);
    if (place === null) return;
    event.preventDefault();
    setActive(place);
  }

  return (
    <ul ref={list} className="grid grid-cols-2 gap-2 empty:hidden xs:grid-cols-3 md:grid-cols-5">
      {pictures.map((picture, place) => (
        <li key={picture.url} className="min-w-0">
          <button
            type="button"
            tabIndex={place === active ? 0 : -1}
            aria-pressed={multiple ? isMarked(picture.url) : undefined}
            onKeyDown={onKeyDown}
            onFocus={() => setActive(place)}
            onClick={() => onChosen(picture)}
            className="grid w-full grid-cols-[minmax(0,1fr)] gap-1 rounded-xl border border-line p-2 text-left text-xs hover:border-line-strong hover:bg-blush-soft aria-pressed:border-plum aria-pressed:bg-blush-soft aria-pressed:outline-2 aria-pressed:outline-plum"
          >
            <Picture
              url={picture.url}
              alt=""
              sizes="11rem"
              className="aspect-square rounded-lg object-contain"
            />
            <span className="text-sm font-medium [overflow-wrap:anywhere]">{picture.name}</span>
            <span className="line-clamp-2 text-ink-soft">{picture.alt || 'No alternative text'}</span>
            <span className="text-ink-soft tabular-nums">
              {picture.width} × {picture.height}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
