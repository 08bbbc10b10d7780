/** The chosen shade as it would lie on skin: a swipe of it across the picture's corner. */
export function ShadeSmear({ color, name }: { color: string; name: string }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute right-4 bottom-4 grid justify-items-center gap-1 rounded-2xl bg-page/85 p-2.5 pb-2"
    >
      <svg viewBox="0 0 120 84" aria-hidden="true" className="w-20 md:w-28">
        <path d={SWIPE} fill={color} />
        <path
          d={SHINE}
          fill="none"
          stroke="#fff"
          strokeOpacity="0.28"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d={GROOVES}
          fill="none"
          stroke="#221518"
          strokeOpacity="0.1"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      <span className="max-w-24 truncate md:max-w-32 text-xs font-medium">{name}</span>
    </div>
  );
}

const SWIPE =
  'M8 52C6 40 16 27 33 22c22-7 44-16 63-15 12 1 19 8 17 17-1 6-6 8-4 13 3 8 1 17-9 21-11 5-22 4-33 9-14 6-31 11-44 7C13 71 10 62 8 52Z';
const SHINE = 'M24 42c16-12 42-20 64-24';
const GROOVES = 'M20 54c20-10 50-18 80-22M26 64c20-8 46-12 70-16';
