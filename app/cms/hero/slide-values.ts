import type { HeroSlideFields } from '#domain/content/hero-slide-form.ts';

/** A stored slide as the values of its form. */
export function slideValues(slide: HeroSlideFields): Record<string, string> {
  return {
    badge: slide.badge,
    title: slide.title,
    subtitle: slide.subtitle,
    description: slide.description,
    buttonText: slide.buttonText,
    buttonLink: slide.buttonLink,
    backgroundImage: slide.backgroundImage ?? '',
    tallImage: slide.tallImage ?? '',
    imageAlt: slide.imageAlt,
    active: slide.active ? 'on' : '',
    order: String(slide.order),
    type: slide.type,
  };
}
