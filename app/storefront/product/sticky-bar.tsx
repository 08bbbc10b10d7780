import { type RefObject, useEffect, useState } from 'react';
import { Button } from '#app/ui/button.tsx';

/** On phones, what buys the product once its own button has been scrolled away. */
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
  if (!useScrolledPast(button)) return null;
  return (
    <div className="buy-bar no-print">
      <p className="line-clamp-2 min-w-0 grow text-sm leading-tight font-medium">{title}</p>
      <Button size="small" className="shrink-0" onClick={onAdd}>
        {label}
      </Button>
    </div>
  );
}

function useScrolledPast(target: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(
      (entries) => setPast(entries.at(-1)?.isIntersecting === false),
      { rootMargin: ONLY_ABOVE },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isPast;
}

/** All below counts as in view, what the fixed header covers does not: even a jump over the button is noticed. */
const ONLY_ABOVE = '-100px 0px 100000px 0px';
