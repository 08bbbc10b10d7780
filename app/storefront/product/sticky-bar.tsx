import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';

/** The buy bar on narrow screens, shown while the page's own button is out of view. */
export default function StickyBar({
  button,
  title,
  variant,
  label,
  onAdd,
}: {
  /** The page's own button. */
  button: RefObject<HTMLElement | null>;
  title: string;
  /** Name of the chosen variant, if there are several. */
  variant: string | null;
  label: string;
  onAdd: () => void;
}) {
  if (!useOutOfSight(button)) return null;
  return (
    <div className="buy-bar no-print flex-wrap">
      <div className="min-w-0 flex-[1_1_8rem] text-sm leading-tight">
        <p className={variant ? 'truncate font-medium' : 'line-clamp-2 font-medium'}>{title}</p>
        {variant && <p className="truncate text-ink-soft">{variant}</p>}
      </div>
      <Button size="small" className="grow whitespace-nowrap xs:grow-0" onClick={onAdd}>
        {label}
      </Button>
    </div>
  );
}

function useOutOfSight(target: RefObject<HTMLElement | null>): boolean {
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver((entries) => setOut(entries.at(-1)?.isIntersecting === false), {
      rootMargin: BELOW_HEADER,
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isOut;
}

/** Height covered by the fixed header: not in view. */
const BELOW_HEADER = '-100px 0px 0px 0px';
