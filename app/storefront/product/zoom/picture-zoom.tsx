import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useHeldBack } from '#app/browser/use-held-back.ts';
import { useOpenDialog } from '#app/ui/dialog.tsx';
import { CloseIcon, Icon } from '#app/ui/icons.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { ProductPicture } from '#domain/catalogue/product.ts';
import { ownPicture } from '#domain/pictures/picture.ts';
import { usePanZoom } from './use-pan-zoom.ts';

/** With words that are to be read beside it. */
type NotedPicture = ProductPicture & { note: string | null };

/** The pictures over the whole screen, one after another, each enlarged up to its largest rendition. */
export function PictureZoom({
  name,
  pictures,
  at,
  onShow,
  onClose,
}: {
  name: string;
  pictures: readonly NotedPicture[];
  /** Null while closed. */
  at: number | null;
  onShow: (index: number) => void;
  onClose: () => void;
}) {
  const isOpen = at !== null;
  const dialog = useOpenDialog(isOpen);
  useHeldBack(isOpen, onClose);
  const [last, setLast] = useState(at ?? 0);
  if (at !== null && at !== last) setLast(at);
  const shown = pictures[last] ?? pictures[0];
  if (!shown) return null;
  const turn = (step: 1 | -1) => onShow((last + step + pictures.length) % pictures.length);
  return (
    <dialog ref={dialog} aria-label={`Pictures of ${name}`} className="dialog dialog-zoom" onClose={onClose}>
      {isOpen && (
        <Shown
          picture={shown}
          counter={pictures.length > 1 ? `Picture ${last + 1} of ${pictures.length}` : ''}
          onTurn={turn}
        />
      )}
    </dialog>
  );
}

function Shown({
  picture,
  counter,
  onTurn: turn,
}: {
  picture: NotedPicture;
  /** '' where there is only one. */
  counter: string;
  onTurn: (step: 1 | -1) => void;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const size = ownPicture(picture.url) ?? { width: 800, height: 1000 };
  const { view, reset, toggle, move, scaleBy, handlers } = usePanZoom(stage, { size, onTurn });
  const isClose = view.scale > 1;
  const loaded = useMemo(() => loadedRendition(picture.url), [picture.url]);

  function onTurn(step: 1 | -1) {
    if (!counter) return;
    reset();
    turn(step);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    const step = STEPS[key];
    if (step && isClose) move(step.x * -80, step.y * -80);
    else if (step && step.x !== 0) onTurn(step.x);
    else if (key === '+' || key === '=') scaleBy(1.5);
    else if (key === '-') scaleBy(1 / 1.5);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what its buttons do
    <div className="flex min-h-0 flex-1 flex-col" onKeyDown={onKeyDown}>
      <div ref={stage} className={isClose ? 'zoom-stage is-close' : 'zoom-stage'} {...handlers}>
        <div
          className="zoom-pictures"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          {loaded && <img src={loaded} alt="" decoding="sync" className="zoom-picture" />}
          <Picture
            key={picture.url}
            url={picture.url}
            alt={picture.alt}
            priority
            sizes={LARGEST}
            className="zoom-picture"
          />
        </div>
      </div>
      <div className="zoom-bar">
        <p aria-live="polite" className="text-sm tabular-nums">
          {counter}
          {picture.note && <strong className="block font-medium">{picture.note}</strong>}
        </p>
        <div className="flex gap-1">
          {counter && <Control label="Previous picture" path="m14 6-6 6 6 6" onPress={() => onTurn(-1)} />}
          {counter && <Control label="Next picture" path="m10 6 6 6-6 6" onPress={() => onTurn(1)} />}
          <Control
            label="Zoom in"
            isPressed={isClose}
            path={isClose ? 'M5 12h14' : 'M12 5v14M5 12h14'}
            onPress={() => toggle()}
          />
          <form method="dialog">
            <button ref={focusedOnOpening} type="submit" className="icon-button" aria-label="Close">
              <CloseIcon />
            </button>
          </form>
        </div>
      </div>
    </div>
  );
}

function Control({
  label,
  path,
  isPressed,
  onPress,
}: {
  label: string;
  path: string;
  isPressed?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <Icon>
        <path d={path} />
      </Icon>
    </button>
  );
}

/** The attribute that `showModal` reads; React only focuses, which a dialog not yet open ignores. */
function focusedOnOpening(button: HTMLButtonElement | null) {
  button?.setAttribute('autofocus', '');
}

/** The largest rendition of the picture that the gallery has loaded: seen until the large one is there. */
function loadedRendition(url: string): string | null {
  const [largest] = [...document.querySelectorAll<HTMLImageElement>('.gallery img')]
    .filter((image) => image.getAttribute('src') === url && image.complete && image.naturalWidth > 0)
    .sort((one, other) => other.naturalWidth - one.naturalWidth);
  return largest?.currentSrc || null;
}

type Step = { x: 1 | -1 | 0; y: 1 | -1 | 0 };

const STEPS: Record<string, Step | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Wider than any rendition: the browser takes the largest. */
const LARGEST = '4000px';
