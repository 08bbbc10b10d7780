import { type PointerEvent, useId, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { ArrowRightIcon, ChevronDownIcon } from '#app/ui/icons.tsx';
import type { MenuPicture } from './menu.ts';

type MenuLink = { name: string; to: string; picture?: MenuPicture };

/** The width from which the menu is a row and not a drawer. */
const WIDE = '(width >= 60.5rem)';

/** A click this soon after hovering opened the panel means to open it, not to close it. */
const SAME_WISH_MS = 500;

/** A panel of links under the header, as a native popover: opening one closes the other. */
export function Dropdown({ name, links, all }: { name: string; links: MenuLink[]; all: MenuLink }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  function open(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || !matchMedia(WIDE).matches) return;
    clearTimeout(closing.current);
    if (panel.current?.matches(':popover-open')) return;
    openedAt.current = event.timeStamp;
    panel.current?.showPopover();
  }

  function closeSoon(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || !matchMedia(WIDE).matches) return;
    clearTimeout(closing.current);
    closing.current = setTimeout(() => panel.current?.hidePopover(), 200);
  }

  return (
    <div className="contents" onPointerEnter={open} onPointerLeave={closeSoon}>
      <button
        type="button"
        popoverTarget={id}
        className="nav-item group w-full justify-between"
        onClick={(event) => {
          if (event.timeStamp - openedAt.current > SAME_WISH_MS) return;
          openedAt.current = Number.NEGATIVE_INFINITY;
          event.preventDefault();
        }}
      >
        {name} <ChevronDownIcon className="size-4 -rotate-90 md:rotate-0" />
      </button>
      <div ref={panel} id={id} popover="auto" className="dropdown">
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="nav-item mb-2 w-full md:hidden"
        >
          <ChevronDownIcon className="size-4 rotate-90" /> Back
        </button>
        <div className="md:wrap md:py-8">
          <ul className={classNames('dropdown-links', links[0]?.picture && 'dropdown-tiles')}>
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="dropdown-link">
                  {link.picture && <Miniature picture={link.picture} />}
                  {link.name}
                </Link>
              </li>
            ))}
          </ul>
          <Link to={all.to} className="dropdown-link mt-3 font-semibold text-rose md:mt-5">
            {all.name} <ArrowRightIcon className="size-4" />
          </Link>
        </div>
      </div>
    </div>
  );
}

function Miniature({ picture }: { picture: MenuPicture }) {
  if (typeof picture === 'string')
    return <img src={picture} alt="" width={320} height={400} loading="lazy" className="miniature" />;
  return (
    <svg viewBox="40 50 320 400" aria-hidden="true" className={`still miniature pack-tint ${picture.tone}`}>
      <use href={`/packaging.svg#${picture.packaging}`} width={400} height={500} />
    </svg>
  );
}
