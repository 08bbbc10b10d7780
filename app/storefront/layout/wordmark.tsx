import { useShop } from '#app/shop/use-shop.ts';

/**
 * The shop's name as it is written: in the display face, with the rose full stop. Drawn, so that its place is the same
 * before the face has come; a long name is drawn smaller.
 */
export function Wordmark({ className }: { className?: string }) {
  const { name, wordmarkWidth } = useShop();
  return (
    <svg
      viewBox={`0 0 ${wordmarkWidth} 30`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
      className={`overflow-visible ${className}`}
    >
      <text x="0" y="23" fontSize="30" className="wordmark">
        {name.toLowerCase()}
        <tspan className="fill-rose">.</tspan>
      </text>
    </svg>
  );
}
