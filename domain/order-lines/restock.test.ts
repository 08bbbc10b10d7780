import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type LineMovement, tallyOf } from './line-movement.ts';
import { linesToPack } from './lines-to-pack.ts';
import { piecesWords } from './pieces-words.ts';
import { keepsPieces, mostRestocked, restockMovements } from './restock.ts';

const sent = (quantity: number): LineMovement => ({
  kind: 'sent',
  cause: 'status',
  quantity,
  stockBack: 0,
  amountPence: 0,
});

test('pieces come back to the shelf once, whether they were sent or not, and no more than there are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(9), fc.array(fc.nat(9)), (ordered, left, asked) => {
      const movements = [sent(Math.min(left, ordered))];
      for (const quantity of asked) {
        const tally = tallyOf(ordered, movements);
        const back = restockMovements(tally, quantity);
        expect(back.ok).toBe(quantity <= mostRestocked(tally));
        if (!back.ok) continue;
        expect(back.movements.reduce((sum, { stockBack }) => sum + stockBack, 0)).toBe(quantity);
        movements.push(...back.movements);
      }
      const tally = tallyOf(ordered, movements);
      expect(tally.stockBack + mostRestocked(tally)).toBe(ordered);
      expect(keepsPieces(tally)).toBe(tally.stockBack < ordered);
      const [line] = linesToPack([{ quantity: ordered, tally }]);
      expect(line?.quantity ?? 0).toBe(ordered - tally.cancelled);
    }),
  );
});

test('what became of a line is said beside the status of its order', () => {
  const tally = { ...tallyOf(5, []), refunded: 2, cancelled: 1, cancelledAlone: 1, returned: 1 };
  expect(piecesWords(tally, 'processing')).toBe('2 refunded, 1 not sent, 1 returned');
  expect(
    piecesWords({ ...tally, cancelled: 5, cancelledAlone: 0, refunded: 0, returned: 0 }, 'cancelled'),
  ).toBe('');
});
