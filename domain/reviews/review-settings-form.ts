import * as v from 'valibot';
import { flagField } from '#domain/fields/flag-field.ts';
import { optionalWholeNumber } from '#domain/fields/number-field.ts';
import { optionalLine } from '#domain/fields/text-field.ts';
import { REVIEW_APPROVALS } from './review-settings.ts';

/** The form of how reviews are asked for and taken. */
export const reviewSettingsSchema = v.object({
  taken: flagField(),
  approval: v.picklist(REVIEW_APPROVALS, 'Choose whose reviews wait'),
  askAfterDays: optionalWholeNumber('Days after delivery', { min: 1, max: 180 }),
  incentive: optionalLine('What a reviewer gets', 60),
});
