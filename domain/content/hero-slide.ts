/** Spec §9. */
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
  /** For narrow screens; '' where the other serves both. */
  tallImage: string;
  /** What the picture shows; '' where it is decoration. */
  imageAlt: string;
  active: boolean;
  order: number;
  type: HeroSlideType;
};

/** Spec §9. */
export const HERO_ROTATION_MS = 6000;

/** The index after this one, round to the first; 0 also when slides were taken away meanwhile. */
export function nextSlide(index: number, count: number): number {
  return index + 1 < count ? index + 1 : 0;
}

/**
 * A text that may hold the token '{discount}' (or '{discount}%'), with the figure of `upToPercent` put in: 'up to 70% off'.
 * '' when it holds the token and there is no figure: no figure, no claim (decision 10).
 */
export function fillDiscount(text: string, percent: number): string {
  if (!text.includes('{discount}')) return text;
  return percent > 0 ? text.replaceAll(/\{discount\}%?/g, `${percent}%`) : '';
}

/** A slide in the words a visitor reads. */
export function filledSlide<Slide extends Pick<HeroSlide, 'badge' | 'description'>>(
  slide: Slide,
  percent: number,
): Slide {
  return {
    ...slide,
    badge: fillDiscount(slide.badge, percent),
    description: fillDiscount(slide.description, percent),
  };
}
