import { useRef } from 'react';
import { MoveButtons } from '#app/cms/reorder/move-buttons.tsx';
import { ReorderStatus } from '#app/cms/reorder/reorder-status.tsx';
import { useReorder } from '#app/cms/reorder/use-reorder.ts';
import { Picture } from '#app/ui/picture.tsx';
import { MOST_PICTURES } from '#domain/catalogue/product-picture-form.ts';
import { DropZone } from './drop-zone.tsx';
import { LibraryButton } from './library-button.tsx';
import type { ChosenPicture } from './picture-library.tsx';

type Shot = { url: string; alt: string };

/** Ordered pictures with their alternative texts, in the fields 'pictures.0.url', 'pictures.0.alt' … */
export function PicturesField({
  values,
  errors,
}: {
  values: Record<string, string>;
  errors: Record<string, string>;
}) {
  const {
    items: shots,
    setItems: setShots,
    ...reorder
  } = useReorder({
    initial: () => shotsOf(values),
    keyOf: ({ url }) => url,
    movedText: (_, place, count) => `Picture moved to place ${place} of ${count}`,
  });
  const root = useRef<HTMLDivElement>(null);

  /** Pictures the product has already, and those beyond the limit, are left out. */
  function add(pictures: ChosenPicture[]) {
    setShots((all) =>
      [...all, ...pictures.filter(({ url }) => !all.some((shot) => shot.url === url))].slice(
        0,
        MOST_PICTURES,
      ),
    );
  }

  function remove(place: number) {
    reorder.remove(place, `Picture ${place + 1} removed`);
    root.current?.focus();
  }

  return (
    <div ref={root} tabIndex={-1} className="grid gap-3 focus:outline-none">
      <ReorderStatus announcement={reorder.announcement} />
      <ol ref={reorder.list} className="grid gap-3 empty:hidden sm:grid-cols-2">
        {shots.map(({ url, alt }, place) => (
          <li
            key={url}
            {...reorder.row(place)}
            className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 rounded-xl border border-line p-2.5"
          >
            <div {...reorder.grip(place)} className="cursor-grab self-start">
              <Picture
                url={url}
                alt={alt || `Picture ${place + 1}`}
                sizes="5rem"
                className="pointer-events-none aspect-4/5 rounded-lg"
              />
            </div>
            <div className="grid content-between gap-2">
              <label className="grid gap-1 text-sm font-medium">
                Alternative text
                <input
                  name={`pictures.${place}.alt`}
                  defaultValue={alt}
                  maxLength={300}
                  placeholder="What it shows"
                  className="field-control min-h-9 text-sm"
                  onChange={({ currentTarget }) => {
                    const text = currentTarget.value;
                    setShots((all) => all.map((shot) => (shot.url === url ? { ...shot, alt: text } : shot)));
                  }}
                />
              </label>
              <input type="hidden" name={`pictures.${place}.url`} value={url} />
              {errors[`pictures.${place}.url`] && (
                <p className="field-error">{errors[`pictures.${place}.url`]}</p>
              )}
              <p className="flex items-center justify-end gap-1 text-sm">
                {place === 0 && <span className="mr-auto text-xs font-semibold text-leaf">Main picture</span>}
                <MoveButtons
                  name={`picture ${place + 1}`}
                  place={place}
                  count={shots.length}
                  axis="horizontal"
                  onMove={reorder.move}
                  onRemove={() => remove(place)}
                />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-soft">
        A text that begins with a variant’s name and a colon (‘Coral: on skin’) shows the picture with that
        variant only.
      </p>
      {shots.length < MOST_PICTURES && (
        <>
          <p>
            <LibraryButton multiple onChosen={add}>
              Choose from the library
            </LibraryButton>
          </p>
          <DropZone label="Add pictures" multiple onAdded={(url) => add([{ url, alt: '' }])} />
        </>
      )}
      <noscript>
        <label className="grid gap-1 text-sm font-semibold">
          Image URL
          <input name={`pictures.${shots.length}.url`} type="text" className="field-control" />
        </label>
      </noscript>
    </div>
  );
}

function shotsOf(values: Record<string, string>): Shot[] {
  return Array.from({ length: MOST_PICTURES }, (_, place) => ({
    url: values[`pictures.${place}.url`] ?? '',
    alt: values[`pictures.${place}.alt`] ?? '',
  })).filter(({ url }) => url !== '');
}
