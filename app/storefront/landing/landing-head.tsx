import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CategoryStill } from '#app/ui/category-still.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { LandingData } from './landing-data.ts';

/** The opening: words beside the category's picture, with what the catalogue really holds. */
export function LandingHead({ data }: { data: LandingData }) {
  const { title, eyebrow, headline, intro, figures, imageUrl, drawnAs, tone, categories, themes } = data;
  const [only] = categories.length === 1 ? categories : [];
  return (
    <header className={`landing-head ${tone} ${imageUrl ? 'landing-head-photo' : ''}`}>
      <div className="landing-words">
        <p className="eyebrow landing-eyebrow">
          {eyebrow} <span aria-hidden="true">·</span> {title}
        </p>
        <h1 className="heading-1">{headline}</h1>
        <p className="max-w-[54ch] text-lg">{intro}</p>
        {figures && <p className="font-semibold tabular-nums">{figures}</p>}
        {themes.length > 0 && (
          <div className="mt-1 flex flex-wrap gap-3">
            <ButtonLink to={only ? paths.category(only.slug) : paths.products()} variant="dark">
              {only ? `See all ${only.name}` : 'All Products'}
            </ButtonLink>
          </div>
        )}
      </div>
      {imageUrl ? (
        <Picture
          url={imageUrl}
          alt=""
          priority
          sizes="(min-width: 968px) 45vw, 100vw"
          className="landing-picture landing-photo"
        />
      ) : (
        <CategoryStill slug={drawnAs} className="landing-picture landing-drawing" />
      )}
    </header>
  );
}
