import { allocate } from '#domain/money/allocate.ts';
import type { Pence } from '#domain/money/money.ts';
import { paidFor } from './correctable-order.ts';
import type { PlannedLine } from './plan-lines.ts';
import type { WantedCorrection } from './wanted-correction.ts';

/** Takes what staff let go off lines, never below what refunds of them gave back; `restPence` is what they cannot bear. */
export function letGoOf(
  lines: readonly PlannedLine[],
  letGo: WantedCorrection['letGo'],
): { lines: PlannedLine[]; restPence: Pence } {
  if (!letGo) return { lines: [...lines], restPence: 0 };
  const isFirst = ({ line }: PlannedLine) => letGo.lineIds.includes(line.lineId);
  const first = takenOff(lines, letGo.pence, isFirst);
  return takenOff(first.lines, first.restPence, (planned) => !isFirst(planned));
}

function takenOff(
  lines: readonly PlannedLine[],
  pence: Pence,
  bears: (line: PlannedLine) => boolean,
): { lines: PlannedLine[]; restPence: Pence } {
  const most = lines.map((planned) =>
    bears(planned) && planned.quantity > 0 ? Math.max(0, openOf(planned)) : 0,
  );
  const whole = most.reduce((sum, each) => sum + each, 0);
  const takenPence = Math.min(pence, whole);
  if (takenPence === 0) return { lines: [...lines], restPence: pence };
  const shares = allocate(takenPence, most);
  return {
    lines: lines.map((planned, place) => ({
      ...planned,
      discountPence: planned.discountPence + (shares[place] ?? 0),
    })),
    restPence: pence - takenPence,
  };
}

function openOf({ line, quantity, unitPricePence, discountPence }: PlannedLine): Pence {
  return paidFor({ quantity, unitPricePence, discountPence }) - line.tally.refundedPence;
}
