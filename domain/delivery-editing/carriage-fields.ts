import * as v from 'valibot';
import type { CarriageLimit } from '#domain/delivery/carriage.ts';
import { CARRIER_PRESETS } from '#domain/delivery/carrier-presets.ts';
import { GOODS_KINDS } from '#domain/delivery/goods-kind.ts';
import { fieldErrors } from '#domain/fields/field-errors.ts';
import { optionalNumber, optionalWholeNumber } from '#domain/fields/number-field.ts';
import { optionalLine } from '#domain/fields/text-field.ts';

/** What a rule of a service can be about, in the order of its form. */
export const LIMITED_GOODS = [...GOODS_KINDS, 'liquid'] as const;

const limit = v.object({
  mostMl: optionalNumber('Content', { min: 0.1, max: 100_000 }),
  mostPieces: optionalWholeNumber('Number', { min: 0, max: 999 }),
});

const source = v.object({ limitsSource: optionalLine('Source', 300) });

/**
 * Reads the rules of a service: 'limits.aerosol.mostMl' and 'limits.aerosol.mostPieces' for each kind of goods, both blank for no rule.
 * A carrier chosen in 'limitsOf' stands before all of them: its published limits with their source.
 */
export function parseCarriageFields(form: Record<string, string>): {
  rules: { limits: CarriageLimit[]; limitsSource: string };
  errors: Record<string, string>;
} {
  const preset = CARRIER_PRESETS.find(({ id }) => id === form.limitsOf);
  if (preset) return { rules: { limits: [...preset.limits], limitsSource: preset.source }, errors: {} };
  const errors: Record<string, string> = {};
  const limits: CarriageLimit[] = [];
  for (const goods of LIMITED_GOODS) {
    const field = (name: string) => `limits.${goods}.${name}`;
    const parsed = v.safeParse(limit, {
      mostMl: form[field('mostMl')] ?? '',
      mostPieces: form[field('mostPieces')] ?? '',
    });
    if (!parsed.success)
      for (const [name, message] of Object.entries(fieldErrors(parsed.issues))) errors[field(name)] = message;
    else if (parsed.output.mostMl !== null || parsed.output.mostPieces !== null)
      limits.push({ goods, ...parsed.output });
  }
  const said = v.safeParse(source, { limitsSource: form.limitsSource ?? '' });
  if (!said.success) Object.assign(errors, fieldErrors(said.issues));
  return {
    rules: { limits, limitsSource: said.success && limits.length > 0 ? said.output.limitsSource : '' },
    errors,
  };
}
