import { useShop } from '#app/shop/use-shop.ts';

/**
 * The shop's name in the display face with the rose full stop. An SVG, so that its size does not change when the font
 * arrives; a long name is drawn smaller.
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
