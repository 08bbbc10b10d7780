import { useEffect, useRef, useState } from 'react';
import { Picture } from '#app/ui/picture.tsx';
import { MOST_PICTURES } from '#domain/catalogue/product-picture-form.ts';
import { moveItem } from '#domain/lists/reorder.ts';
import { DropZone } from './drop-zone.tsx';

type Shot = { url: string; alt: string };

/** Several pictures with their alternative texts, in an order of their own: 'pictures.0.url', 'pictures.0.alt' … */
export function PicturesField({
  values,
  errors,
}: {
  values: Record<string, string>;
  errors: Record<string, string>;
}) {
  const [shots, setShots] = useState(() => shotsOf(values));
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const order = shots.map(({ url }) => url).join(' ');
  const told = useRef(order);
  // The form hears of what no field tells it, when the fields stand in their new order.
  useEffect(() => {
    if (told.current !== order) list.current?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    told.current = order;
  }, [order]);

  function move(from: number, to: number) {
    if (to < 0 || to >= shots.length) return;
    setShots(moveItem(shots, from, to));
    setSaid(`Picture moved to place ${to + 1} of ${shots.length}`);
  }

  function remove(place: number) {
    setShots(shots.filter((_, index) => index !== place));
    setSaid(`Picture ${place + 1} removed`);
    root.current?.focus();
  }

  return (
    <div ref={root} tabIndex={-1} className="grid gap-3 focus:outline-none">
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol ref={list} className="grid gap-3 empty:hidden sm:grid-cols-2">
        {shots.map(({ url, alt }, place) => (
          <li
            key={url}
            onDragOver={(event) => {
              event.preventDefault();
              if (dragged === null || dragged === place) return;
              move(dragged, place);
              setDragged(place);
            }}
            onDragEnd={() => setDragged(null)}
            className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 rounded-xl border border-line p-2.5"
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the order is also changed by the buttons */}
            <div draggable onDragStart={() => setDragged(place)} className="cursor-grab self-start">
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
                    const typed = currentTarget.value;
                    setShots((all) => all.map((shot) => (shot.url === url ? { ...shot, alt: typed } : shot)));
                  }}
                />
              </label>
              <input type="hidden" name={`pictures.${place}.url`} value={url} />
              {errors[`pictures.${place}.url`] && (
                <p className="field-error">{errors[`pictures.${place}.url`]}</p>
              )}
              <p className="needs-script flex items-center gap-1 text-sm">
                {place === 0 && <span className="mr-auto text-xs font-semibold text-leaf">Main picture</span>}
                <PictureButton
                  label={`Move picture ${place + 1} forward`}
                  disabled={place === 0}
                  onPress={() => move(place, place - 1)}
                >
                  ←
                </PictureButton>
                <PictureButton
                  label={`Move picture ${place + 1} back`}
                  disabled={place === shots.length - 1}
                  onPress={() => move(place, place + 1)}
                >
                  →
                </PictureButton>
                <PictureButton label={`Remove picture ${place + 1}`} onPress={() => remove(place)}>
                  ✕
                </PictureButton>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {shots.length < MOST_PICTURES && (
        <DropZone
          label="Add pictures"
          multiple
          onAdded={(url) =>
            setShots((all) => (all.some((shot) => shot.url === url) ? all : [...all, { url, alt: '' }]))
          }
        />
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

function PictureButton({
  label,
  disabled,
  onPress,
  children,
}: {
  label: string;
  disabled?: boolean;
  onPress: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not 'disabled', which would take the focus from who moves a picture to an end.
      aria-disabled={disabled}
      onClick={onPress}
      className="grid size-8 place-items-center rounded-full hover:bg-blush-soft aria-disabled:opacity-30"
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
