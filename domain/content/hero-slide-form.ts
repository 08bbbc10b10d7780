import * as v from 'valibot';
import { endsAfterItBegins, type ShownTime } from '#domain/calendar/shown-time.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { flagField } from '#domain/fields/flag-field.ts';
import { linkField } from '#domain/fields/link-field.ts';
import { londonTimeField } from '#domain/fields/london-time-field.ts';
import { requiredWholeNumber } from '#domain/fields/number-field.ts';
import { optionalLine, optionalLines, requiredLine } from '#domain/fields/text-field.ts';
import { pictureField } from '#domain/pictures/picture-field.ts';
import { isRecord } from '#domain/text/is-record.ts';
import { HERO_SLIDE_TYPES, type HeroSlide } from './hero-slide.ts';

export type HeroSlideFields = Omit<HeroSlide, 'id' | 'backgroundImage' | 'tallImage'> & {
  backgroundImage: string | null;
  tallImage: string | null;
} & ShownTime;

/** Parses the hero slide form of /cms: title required, order from 1, one of four types. */
export function parseHeroSlideForm(
  form: unknown,
): { ok: true; slide: HeroSlideFields } | { ok: false; errors: Record<string, string> } {
  const parsed = v.safeParse(schema, isRecord(form) ? form : {});
  return parsed.success
    ? { ok: true, slide: parsed.output }
    : { ok: false, errors: fieldErrors(parsed.issues) };
}

const schema = v.pipe(
  v.object({
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
    shownFrom: londonTimeField('Shown from'),
    shownUntil: londonTimeField('Shown until'),
  }),
  v.forward(
    v.partialCheck([['shownFrom'], ['shownUntil']], endsAfterItBegins, 'Shown until must be after it begins'),
    ['shownUntil'],
  ),
);
