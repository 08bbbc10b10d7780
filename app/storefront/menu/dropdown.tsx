import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { usePopoverHeldBack } from '#app/browser/use-held-back.ts';
import { classNames } from '#app/ui/class-names.ts';
import { ChevronDownIcon } from '#app/ui/icons.tsx';

/** The width from which the menu is a row and not a drawer. */
const WIDE = '(width >= 60.5rem)';

/** A click this soon after hovering opened the panel means to open it, not to close it. */
const SAME_WISH_MS = 500;

/**
 * A panel under the header, as a native popover: opening one closes the other. `isInline`: part of the drawer, always open there.
 * In the drawer Back leads from the panel to the menu, as its own button does.
 */
export function Dropdown({
  name,
  isInline = false,
  children,
}: {
  name: string;
  isInline?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const openedAt = useRef(Number.NEGATIVE_INFINITY);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  usePopoverHeldBack(panel, isInDrawer);

  // A closed panel's lazy pictures would only load once it is open. This script runs after the visitor's first move.
  useEffect(() => {
    if (isInDrawer()) return;
    for (const picture of panel.current?.querySelectorAll('img') ?? []) picture.loading = 'eager';
  }, []);

  function open(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || isInDrawer()) return;
    clearTimeout(closing.current);
    if (panel.current?.matches(':popover-open')) return;
    openedAt.current = event.timeStamp;
    panel.current?.showPopover();
  }

  function closeSoon(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || isInDrawer()) return;
    clearTimeout(closing.current);
    closing.current = setTimeout(() => panel.current?.hidePopover(), 200);
  }

  return (
    <div className="contents" onPointerEnter={open} onPointerLeave={closeSoon}>
      <button
        type="button"
        popoverTarget={id}
        className={classNames('nav-item', isInline && 'max-md:hidden')}
        onClick={(event) => {
          if (event.timeStamp - openedAt.current > SAME_WISH_MS) return;
          openedAt.current = Number.NEGATIVE_INFINITY;
          event.preventDefault();
        }}
      >
        {name} <ChevronDownIcon className="size-4 -rotate-90 md:rotate-0" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classNames('dropdown', isInline && 'dropdown-inline')}
      >
        {!isInline && (
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            className="nav-item mb-2 md:hidden"
          >
            <ChevronDownIcon className="size-4 rotate-90" /> Back
          </button>
        )}
        <div className="md:wrap md:py-8">{children}</div>
      </div>
    </div>
  );
}

function isInDrawer(): boolean {
  return !matchMedia(WIDE).matches;
}
