import { useShop } from '#app/shop-settings.ts';

/** The shop's name as it is written: in the display face, with the rose full stop. */
export function Wordmark({ className }: { className?: string }) {
  const { name } = useShop();
  return (
    <svg viewBox="0 0 118 30" aria-hidden="true" className={className}>
      <text x="0" y="23" fontSize="30" className="wordmark">
        {name.toLowerCase()}
        <tspan className="fill-rose">.</tspan>
      </text>
    </svg>
  );
}
