import type { Pence } from '#domain/money/money.ts';
import type { RefundPart } from './refund-part.ts';

/**
 * Divides the parts of a refund over several payments that give it back, in their order. A part that one payment cannot bear whole is
 * about its goods there, and a sum at their rate in the next: its pieces are refunded once.
 */
export function splitParts(parts: readonly RefundPart[], amountsPence: readonly Pence[]): RefundPart[][] {
  const left = [...parts];
  return amountsPence.map((amountPence, place) => {
    const isLast = place === amountsPence.length - 1;
    const own: RefundPart[] = [];
    let roomPence = amountPence;
    for (let part = left.shift(); part; part = left.shift()) {
      const takenPence = isLast ? part.grossPence : Math.min(part.grossPence, roomPence);
      if (takenPence > 0 || part.grossPence === 0) own.push({ ...part, grossPence: takenPence });
      roomPence -= takenPence;
      if (takenPence === part.grossPence) continue;
      const rest = { ...part, grossPence: part.grossPence - takenPence };
      const { reducedPence: _takenOff, ...sum } = rest;
      left.unshift(takenPence > 0 ? { ...sum, about: '', quantity: 1 } : rest);
      break;
    }
    return own;
  });
}
