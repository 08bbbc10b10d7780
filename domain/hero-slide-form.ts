import * as v from 'valibot';
import { fieldErrors } from './field-errors.ts';
import { flagField } from './flag-field.ts';
import { HERO_SLIDE_TYPES, type HeroSlide } from './hero-slide.ts';
import { isRecord } from './is-record.ts';
import { linkField } from './link-field.ts';
import { requiredWholeNumber } from './number-field.ts';
import { pictureField } from './picture-field.ts';
import { optionalLine, optionalLines, requiredLine } from './text-field.ts';

export type HeroSlideFields = Omit<HeroSlide, 'id' | 'backgroundImage' | 'tallImage'> & {
  backgroundImage: string | null;
  tallImage: string | null;
};

/** The hero slide form of spec §5: title required, order from 1, one of four types. */
export function parseHeroSlideForm(
  form: unknown,
): { ok: true; slide: HeroSlideFields } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(schema, isRecord(form) ? form : {});
  return parsed.success
    ? { ok: true, slide: parsed.output }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}

const schema = v.object({
  badge: optionalLine('Badge', 60),
  title: requiredLine('Title', 80),
  subtitle: optionalLine('Subtitle', 120),
  description: optionalLines('Description', 400),
  buttonText: optionalLine('Button text', 60),
  buttonLink: linkField('Button link'),
  backgroundImage: pictureField('Background image'),
  tallImage: pictureField('Picture for phones'),
  imageAlt: optionalLine('Words for the picture', 200),
  active: flagField(),
  order: requiredWholeNumber('Order', { min: 1, max: 9999 }),
  type: v.nullish(v.picklist(HERO_SLIDE_TYPES, 'Type is not one of those offered'), 'default'),
});
