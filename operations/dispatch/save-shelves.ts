import { writeShelves } from '#database/queries/dispatch/shelf-places.ts';
import type { ShelfLine } from '#domain/dispatch/shelf-lines.ts';
import { countText } from '#domain/text/count-text.ts';
import type { Platform } from '#operations/platform/platform.ts';
import { type Actor, staffWrite } from '#operations/platform/staff-write.ts';

/** Writes where variants lie. Returns how many there are of these codes, and the codes that nothing bears. */
export function saveShelves(
  platform: Platform,
  actor: Actor,
  lines: readonly ShelfLine[],
): Promise<{ written: number; unknown: string[] }> {
  return staffWrite(platform, actor, async ({ trx, record }) => {
    const outcome = await writeShelves(trx, lines);
    if (outcome.written > 0)
      record({
        action: 'stock.shelve',
        subjectId: 'shelves',
        subject: countText(outcome.written, 'shelf place'),
        before: null,
        after: {
          shelves: lines
            .map(({ code, shelf }) => `${code}: ${shelf}`)
            .join(', ')
            .slice(0, 2000),
        },
      });
    return outcome;
  });
}
