import { ProductCard } from '#app/storefront/product-card/product-card.tsx';
import type { LandingData } from './landing-data.ts';

/** The page's sections, each with words beside a row of products, below links to jump to them. */
export function LandingThemes({ themes }: Pick<LandingData, 'themes'>) {
  return (
    <>
      {themes.length > 1 && (
        <nav aria-label="On this page" className="landing-jump">
          <ul className="wrap flex gap-2 overflow-x-auto py-2 [scrollbar-width:none]">
            {themes.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="chip min-h-11 whitespace-nowrap">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="wrap">
        {themes.map(({ id, title, text, products }, place) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="landing-theme">
            <div className="grid content-start gap-3">
              <h2 id={`${id}-title`} className="heading-2">
                {title}
              </h2>
              <p className="max-w-[46ch] text-ink-soft">{text}</p>
            </div>
            <ul className="product-grid landing-row">
              {products.map((product) => (
                <li key={product.id}>
                  <ProductCard product={product} priority={place === 0 && products.length < 3} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
