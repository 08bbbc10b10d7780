import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';

/** On phones, what buys the product while its own button is out of sight: above, or still below. */
export default function StickyBar({
  button,
  title,
  label,
  onAdd,
}: {
  /** The page's own button. */
  button: RefObject<HTMLElement | null>;
  title: string;
  label: string;
  onAdd: () => void;
}) {
  if (!useOutOfSight(button)) return null;
  return (
    <div className="buy-bar no-print">
      <p className="line-clamp-2 min-w-0 grow text-sm leading-tight font-medium">{title}</p>
      <Button size="small" className="shrink-0" onClick={onAdd}>
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

/** What the fixed header covers is not in view. */
const BELOW_HEADER = '-100px 0px 0px 0px';
