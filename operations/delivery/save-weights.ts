import { writeWeights } from '#database/queries/shop/missing-weights.ts';
import type { WeightLine } from '#domain/delivery-editing/weight-lines.ts';
import { countText } from '#domain/text/count-text.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

/** Writes the weights of variants. Returns how many there are of these codes, and the codes that nothing bears. */
export function saveWeights(
  platform: Platform,
  actor: Actor,
  lines: readonly WeightLine[],
): Promise<{ written: number; unknown: string[] }> {
  return staffWrite(platform, actor, async ({ trx, record }) => {
    const outcome = await writeWeights(trx, lines);
    if (outcome.written > 0)
      record({
        action: 'delivery.weigh',
        subjectId: 'weights',
        subject: countText(outcome.written, 'weight'),
        before: null,
        after: {
          weights: lines
            .map(({ code, grams }) => `${code}: ${grams} g`)
            .join(', ')
            .slice(0, 2000),
        },
      });
    return outcome;
  });
}
