import { offWords, type UpToClaim } from '#domain/money/up-to-percent.ts';

export const HERO_SLIDE_TYPES = ['default', 'featured', 'promotion', 'seasonal'] as const;

export type HeroSlideType = (typeof HERO_SLIDE_TYPES)[number];

export type HeroSlide = {
  id: string;
  badge: string;
  title: string;
  subtitle: string;
  description: string;
  buttonText: string;
  buttonLink: string;
  backgroundImage: string;
  /** For narrow screens; '' if `backgroundImage` serves both. */
  tallImage: string;
  /** Alternative text; '' for a decorative picture. */
  imageAlt: string;
  active: boolean;
  order: number;
  type: HeroSlideType;
};

/** A slide with its dates, as UTC text. */
export type DatedHeroSlide = HeroSlide & { createdAt: string; updatedAt: string };

export const HERO_ROTATION_MS = 6000;

/** Returns the next index, wrapping to 0; 0 also if slides were removed meanwhile. */
export function nextSlide(index: number, count: number): number {
  return index + 1 < count ? index + 1 : 0;
}

/**
 * Replaces the token '{discount}' (or '{discount}%') by the figure of `upToClaim`: 'up to 70% off', with 'selected products'
 * behind it where few reach it.
 * '' if the text holds the token and there is no figure: no figure, no claim.
 */
export function fillDiscount(text: string, claim: UpToClaim): string {
  if (!text.includes('{discount}')) return text;
  if (claim.percent === 0) return '';
  return text
    .replaceAll(/\{discount\}%? off(?! selected)/g, `${claim.percent}% ${offWords(claim)}`)
    .replaceAll(/\{discount\}%?/g, `${claim.percent}%`);
}

/** A slide with its tokens replaced, as visitors read it; one that names a reduction leads to the reduced products. */
export function filledSlide<Slide extends Pick<HeroSlide, 'badge' | 'description' | 'buttonLink'>>(
  slide: Slide,
  claim: UpToClaim,
): Slide {
  const namesReduction = claim.percent > 0 && `${slide.badge} ${slide.description}`.includes('{discount}');
  return {
    ...slide,
    buttonLink: namesReduction ? reducedOnly(slide.buttonLink) : slide.buttonLink,
    badge: fillDiscount(slide.badge, claim),
    description: fillDiscount(slide.description, claim),
  };
}

/** The link of a listing with its filter for reduced products, the biggest saving first; any other link as it is. */
function reducedOnly(link: string): string {
  const [path = '', search = ''] = link.split('?');
  if (!/^\/(products|categories\/[^/?#]+)$/.test(path) || search.includes('#')) return link;
  const params = new URLSearchParams(search);
  if (!params.has('sort')) params.set('sort', 'saving');
  params.set('offer', 'yes');
  return `${path}?${params}`;
}
