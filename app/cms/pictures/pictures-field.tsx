import { useRef, useState } from 'react';
import { MoveButtons } from '#app/cms/reorder/move-buttons.tsx';
import { ReorderStatus } from '#app/cms/reorder/reorder-status.tsx';
import { useReorder } from '#app/cms/reorder/use-reorder.ts';
import { Picture } from '#app/ui/picture.tsx';
import { MOST_PICTURES } from '#domain/catalogue/product-picture-form.ts';
import { variantOfFile } from '#domain/pictures/variant-of-file.ts';
import { DropZone } from './drop-zone.tsx';
import { LibraryButton } from './library-button.tsx';
import type { ChosenPicture } from './picture-library.tsx';

type Shot = { url: string; alt: string; variant: string };

/**
 * Ordered pictures with their alternative texts and the variant each shows, in the fields 'pictures.0.url', 'pictures.0.alt',
 * 'pictures.0.variant' …
 */
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
  const [variants, setVariants] = useState(() => variantNames(values));
  const edit = (url: string, fields: Partial<Shot>) =>
    setShots((all) => all.map((shot) => (shot.url === url ? { ...shot, ...fields } : shot)));

  /** Pictures the product has already, and those beyond the limit, are left out. */
  function add(pictures: (ChosenPicture & { variant?: string })[]) {
    setShots((all) =>
      [
        ...all,
        ...pictures
          .filter(({ url }) => !all.some((shot) => shot.url === url))
          .map((picture) => ({ variant: '', ...picture })),
      ].slice(0, MOST_PICTURES),
    );
  }

  /** A file named for a variant of the form, as it stands now, shows that one. */
  function addFile(url: string, fileName: string) {
    const now = variantsIn(root.current?.closest('form') ?? null);
    setVariants((known) => [...new Set([...known, ...now.map(({ name }) => name)])]);
    add([{ url, alt: '', variant: variantOfFile(fileName, now) }]);
  }

  function remove(place: number) {
    reorder.remove(place, `Picture ${place + 1} removed`);
    root.current?.focus();
  }

  return (
    <div ref={root} tabIndex={-1} className="grid gap-3 focus:outline-none">
      <ReorderStatus announcement={reorder.announcement} />
      <ol ref={reorder.list} className="grid gap-3 empty:hidden sm:grid-cols-2">
        {shots.map(({ url, alt, variant }, place) => (
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
                  onChange={({ currentTarget }) => edit(url, { alt: currentTarget.value })}
                />
              </label>
              {variants.length > 1 && (
                <label className="grid gap-1 text-sm font-medium">
                  Shade or size it shows
                  <select
                    name={`pictures.${place}.variant`}
                    defaultValue={variant}
                    className="field-control min-h-9 text-sm"
                    onChange={({ currentTarget }) => edit(url, { variant: currentTarget.value })}
                  >
                    <option value="">Several, or none</option>
                    {variants.map((name) => (
                      <option key={name}>{name}</option>
                    ))}
                  </select>
                </label>
              )}
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
        variant only. Where another one is chosen, a picture of one shade or size says which it shows.
      </p>
      {shots.length < MOST_PICTURES && (
        <>
          <p>
            <LibraryButton multiple onChosen={add}>
              Choose from the library
            </LibraryButton>
          </p>
          <DropZone label="Add pictures" multiple onAdded={addFile} />
          <p className="text-sm text-ink-soft">
            Many at once: a file named for a shade or its SKU (‘lipstick-fern.jpg’) is set to show it.
          </p>
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
    variant: values[`pictures.${place}.variant`] ?? '',
  })).filter(({ url }) => url !== '');
}

/** The product's variants as the form was opened. */
function variantNames(values: Record<string, string>): string[] {
  const names = Object.entries(values).flatMap(([field, name]) =>
    /^variants\.\d+\.name$/.test(field) && name !== '' ? [name] : [],
  );
  return [...new Set(names)];
}

/** The variants of the form as they stand in it. */
function variantsIn(form: HTMLFormElement | null): { name: string; sku: string }[] {
  if (!form) return [];
  const fields = new FormData(form);
  return [...fields.entries()].flatMap(([field, name]) => {
    const [, place] = /^variants\.(\d+)\.name$/.exec(field) ?? [];
    if (place === undefined || typeof name !== 'string' || name.trim() === '') return [];
    return [{ name: name.trim(), sku: String(fields.get(`variants.${place}.sku`) ?? '') }];
  });
}
