import * as v from 'valibot';
import { HERO_SLIDE_TYPES } from '#domain/content/hero-slide.ts';
import { optionalPounds, text, upToPercentClaim, whole } from './field-messages.ts';

const id = v.pipe(text, v.description('The slug, as in addresses'));

export const categoryMessage = v.object({
  id,
  slug: text,
  name: text,
  description: text,
  color: text,
  icon: text,
  imageUrl: v.nullable(text),
  position: v.pipe(whole, v.description("Place in the owner's order")),
  createdAt: text,
  updatedAt: text,
  productCount: whole,
  lowestPrice: optionalPounds,
  highestPrice: optionalPounds,
  highestDiscount: upToPercentClaim,
});

export const brandMessage = v.object({
  id,
  slug: text,
  name: text,
  description: text,
  logoUrl: v.nullable(text),
  website: v.nullable(text),
  country: v.nullable(text),
  rating: v.nullable(v.number()),
  established: v.pipe(v.nullable(v.pipe(v.number(), v.integer())), v.description('Year')),
  featured: v.boolean(),
  createdAt: text,
  updatedAt: text,
  productCount: whole,
  highestDiscount: upToPercentClaim,
});

export const heroSlideMessage = v.object({
  id: text,
  badge: text,
  title: text,
  subtitle: text,
  description: text,
  buttonText: text,
  buttonLink: text,
  backgroundImage: text,
  tallImage: text,
  imageAlt: text,
  active: v.boolean(),
  order: whole,
  type: v.picklist(HERO_SLIDE_TYPES),
  createdAt: text,
  updatedAt: text,
});

export type CategoryMessage = v.InferOutput<typeof categoryMessage>;
export type BrandMessage = v.InferOutput<typeof brandMessage>;
