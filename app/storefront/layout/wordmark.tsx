import { useShop } from '#app/shop-settings.ts';

/**
 * The shop's name as it is written: in the display face, with the rose full stop. Drawn, so that its place is the same
 * before the face has come; a long name is drawn smaller.
 */
export function Wordmark({ className }: { className?: string }) {
  const name = useShop().name.toLowerCase();
  return (
    <svg
      viewBox={`0 0 ${widthOf(name)} 30`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      className={`max-w-[50vw] overflow-visible ${className}`}
    >
      <text x="0" y="23" fontSize="30" className="wordmark">
        {name}
        <tspan className="fill-rose">.</tspan>
      </text>
    </svg>
  );
}

/** About what the face takes for these letters and the stop. */
function widthOf(name: string): number {
  return [...name].reduce((width, letter) => width + (WIDTHS[letter] ?? 16.5), 14);
}

const WIDTHS: Record<string, number> = {
  ...{ i: 9, j: 9, l: 9, f: 11, t: 11, r: 13, ' ': 8, "'": 8, '’': 8, '.': 8, '-': 11 },
  ...{ m: 27, w: 24, '&': 24 },
};
