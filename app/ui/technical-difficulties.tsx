import { useShop } from '#app/shop/use-shop.ts';
import { TECHNICAL_DIFFICULTIES } from '#domain/words/messages.ts';

/** The link home loads a new document, because the client's state may be broken. */
export function TechnicalDifficulties() {
  const { name } = useShop();
  return (
    <div className="grid min-h-[70dvh] place-content-center justify-items-center gap-4 p-6 text-center">
      <title>{name}</title>
      <svg viewBox="0 0 400 500" aria-hidden="true" className="still niche tone-blush pack-white">
        <use href="/packaging.svg#flacon" x={40} y={58} width={320} height={400} />
      </svg>
      <h1 className="heading-1">{name}</h1>
      <p className="text-ink-soft">{TECHNICAL_DIFFICULTIES}</p>
      <a className="btn btn-primary mt-3" href="/">
        Home
      </a>
    </div>
  );
}
