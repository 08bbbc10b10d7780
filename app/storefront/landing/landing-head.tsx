import { paths } from '#app/links/paths.ts';
import { PhotoHead } from '#app/storefront/page/photo-head.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { LandingData } from './landing-data.ts';

/** The opening: words beside the category's picture, with figures of the catalogue. */
export function LandingHead({ data }: { data: LandingData }) {
  const { title, eyebrow, headline, intro, figures, image, drawnAs, tone, categories, themes } = data;
  const [only] = categories.length === 1 ? categories : [];
  return (
    <PhotoHead
      eyebrow={
        <>
          {eyebrow} <span aria-hidden="true">·</span> {title}
        </>
      }
      title={headline}
      images={image ? [image] : []}
      tone={tone}
      drawnAs={drawnAs}
    >
      <p className="max-w-[54ch] text-lg">{intro}</p>
      {figures && <p className="font-semibold tabular-nums">{figures}</p>}
      {themes.length > 0 && (
        <div className="mt-1 flex flex-wrap gap-3">
          <ButtonLink to={only ? paths.category(only.slug) : paths.products()} variant="dark">
            {only ? `See all ${only.name}` : 'All Products'}
          </ButtonLink>
        </div>
      )}
    </PhotoHead>
  );
}
