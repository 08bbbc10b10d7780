import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasLeft, holdsStock, ORDER_STATUSES, type OrderStatus } from '#domain/order/order.ts';
import { STOCK_CHOICES, type StockChoice } from '#domain/order-moves/move-questions.ts';
import { packPieces } from '#domain/parcels/parcel-rules.ts';
import { type LineMovement, tallyOf } from './line-movement.ts';
import { goodsState, LINE_ACTIONS, LINE_STATES, lineState, mostPieces, whyNotMoved } from './line-state.ts';
import { pieceMovement } from './piece-movement.ts';
import { refundMovement } from './refund-movements.ts';
import { isPartAway, movesPieces, statusMovements } from './status-movements.ts';

type Step =
  | { does: 'set'; to: OrderStatus; stock: StockChoice }
  | { does: 'cancel' | 'return'; line: number; quantity: number; isInStock: boolean }
  | { does: 'send'; line: number; quantity: number }
  | { does: 'refund'; line: number; quantity: number; pence: number }
  | { does: 'refund-all' | 'refunds-fail' };

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('set' as const),
    to: fc.constantFrom(...ORDER_STATUSES),
    stock: fc.constantFrom(...STOCK_CHOICES),
  }),
  fc.record({
    does: fc.constantFrom('cancel' as const, 'return' as const),
    line: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 4 }),
    isInStock: fc.boolean(),
  }),
  fc.record({
    does: fc.constant('send' as const),
    line: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    does: fc.constant('refund' as const),
    line: fc.nat(2),
    quantity: fc.nat(4),
    pence: fc.nat(500),
  }),
  fc.record({ does: fc.constantFrom('refund-all' as const, 'refunds-fail' as const) }),
);

/** One piece, followed by itself: the reference that sums are held to. */
type Piece = {
  place: 'house' | 'away' | 'back' | 'cancelled';
  isAlone: boolean;
  /** It left in a parcel of pieces, whatever the order was set to. */
  isParcelled: boolean;
  isInStock: boolean;
};

const piece = (): Piece => ({ place: 'house', isAlone: false, isParcelled: false, isInStock: false });

function setPiece(one: Piece, to: OrderStatus, stock: StockChoice, partAway: boolean): Piece {
  if (one.isAlone)
    return one.place === 'back' && to !== 'cancelled' && !hasLeft(to) ? { ...one, isParcelled: true } : one;
  if (to !== 'cancelled' && hasLeft(to)) return { ...one, place: 'away', isInStock: false };
  if (to !== 'cancelled')
    return one.isParcelled && one.place === 'away'
      ? one
      : { ...one, place: 'house', isParcelled: false, isInStock: false };
  if (stock === 'keep-out' && !partAway) return { ...one, place: 'away' };
  if (stock === 'keep-out')
    return one.place === 'house' ? { ...one, place: 'cancelled', isInStock: true } : one;
  return { ...one, place: one.place === 'away' ? 'back' : 'cancelled', isInStock: true };
}

function stateOf(pieces: readonly Piece[]): string {
  const isAll = (...places: Piece['place'][]) => pieces.every(({ place }) => places.includes(place));
  const has = (place: Piece['place']) => pieces.some((each) => each.place === place);
  if (isAll('cancelled')) return 'cancelled';
  if (!has('away') && !has('back')) return 'to send';
  if (isAll('back', 'cancelled')) return 'returned';
  if (has('back')) return 'partly returned';
  return has('house') ? 'partly sent' : 'sent';
}

const lives = fc.record({
  ordered: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
  life: fc.array(steps, { maxLength: 14 }),
});

test('whatever happens to an order, its movements say where each piece is, and no piece is in two places', () => {
  fc.assert(
    fc.property(lives, ({ ordered, life }) => {
      const paid = ordered.map((quantity) => quantity * 1000);
      const lines = ordered.map((quantity) => ({
        movements: [] as LineMovement[],
        pieces: Array.from({ length: quantity }, piece),
        named: { quantity: 0, amountPence: 0 },
      }));
      let status: OrderStatus = 'confirmed';
      let isAllRefunded = false;
      const followMoney = () => {
        for (const [place, line] of lines.entries()) {
          const tally = { ...tallyOf(ordered[place] ?? 0, line.movements), paidPence: paid[place] ?? 0 };
          const state = isAllRefunded ? 'refunded' : 'partly refunded';
          const movement = refundMovement(tally, state, line.named);
          if (movement) line.movements.push(movement);
        }
      };
      for (const step of life) {
        if (step.does === 'set') {
          const { to, stock } = step;
          if (!movesPieces(status, to)) {
            status = to;
            continue;
          }
          const partAway = isPartAway(
            lines.map(({ movements, pieces }) => tallyOf(pieces.length, movements)),
          );
          for (const [place, line] of lines.entries()) {
            const tally = tallyOf(ordered[place] ?? 0, line.movements);
            line.movements.push(...statusMovements(tally, { to, stock, isPartAway: partAway }));
            line.pieces = line.pieces.map((each) => setPiece(each, to, stock, partAway));
          }
          status = to;
        } else if (step.does === 'send') {
          const line = lines[step.line];
          if (!line || !holdsStock(status)) continue;
          const tally = tallyOf(line.pieces.length, line.movements);
          const { quantity } = step;
          const open = line.pieces.filter(({ place }) => place === 'house');
          const packed = packPieces([{ lineId: 'a', tally }], [{ lineId: 'a', quantity }]);
          expect(packed.ok).toBe(open.length >= quantity);
          if (!packed.ok) continue;
          line.movements.push({ kind: 'sent', cause: 'pieces', quantity, stockBack: 0, amountPence: 0 });
          for (const one of open.slice(0, quantity)) Object.assign(one, { place: 'away', isParcelled: true });
        } else if (step.does === 'cancel' || step.does === 'return') {
          const line = lines[step.line];
          if (!line) continue;
          const tally = tallyOf(line.pieces.length, line.movements);
          const moved = pieceMovement(tally, { ...step, action: step.does });
          const from = step.does === 'cancel' ? 'house' : 'away';
          const open = line.pieces
            .filter(({ place }) => place === from)
            .toSorted((one, other) => Number(other.isParcelled) - Number(one.isParcelled));
          expect(moved.ok).toBe(open.length >= step.quantity);
          if (!moved.ok) continue;
          line.movements.push(moved.movement);
          for (const one of open.slice(0, step.quantity))
            Object.assign(one, {
              place: step.does === 'cancel' ? 'cancelled' : 'back',
              isAlone: true,
              isInStock: step.isInStock,
            });
        } else {
          const line = step.does === 'refund' ? lines[step.line] : undefined;
          if (step.does === 'refund' && line) {
            const left = (paid[step.line] ?? 0) - line.named.amountPence;
            line.named = {
              quantity: Math.min(line.pieces.length, line.named.quantity + step.quantity),
              amountPence: line.named.amountPence + Math.min(left, step.pence),
            };
          } else if (step.does !== 'refund') isAllRefunded = step.does === 'refund-all';
          if (step.does === 'refunds-fail')
            for (const each of lines) each.named = { quantity: 0, amountPence: 0 };
          followMoney();
        }
        for (const [place, { movements, pieces, named }] of lines.entries()) {
          const tally = tallyOf(pieces.length, movements);
          const count = (...places: Piece['place'][]) =>
            pieces.filter((each) => places.includes(each.place)).length;
          expect(tally).toMatchObject({
            cancelled: count('cancelled'),
            sent: count('away', 'back'),
            returned: count('back'),
            stockBack: pieces.filter(({ isInStock }) => isInStock).length,
            refunded: isAllRefunded ? pieces.length : named.quantity,
            refundedPence: isAllRefunded ? paid[place] : named.amountPence,
          });
          expect(tally.cancelled).toBeGreaterThanOrEqual(0);
          expect(tally.cancelled + tally.sent).toBeLessThanOrEqual(tally.ordered);
          expect(tally.returned).toBeLessThanOrEqual(tally.sent);
          expect(tally.refundedPence).toBeLessThanOrEqual(paid[place] ?? 0);
          expect(lineState(tally)).toBe(stateOf(pieces));
          // Set again, a status moves nothing.
          if (status !== 'cancelled')
            expect(statusMovements(tally, { to: status, stock: 'return' })).toEqual([]);
        }
        const tallies = lines.map(({ movements, pieces }) => tallyOf(pieces.length, movements));
        expect(goodsState(tallies)).toBe(stateOf(lines.flatMap(({ pieces }) => pieces)));
      }
    }),
    { numRuns: 1000 },
  );
});

const counts = fc
  .record({ ordered: fc.integer({ min: 1, max: 6 }), a: fc.nat(6), b: fc.nat(6), c: fc.nat(6), d: fc.nat(6) })
  .map(({ ordered, a, b, c, d }) => {
    const cancelled = Math.min(a, ordered);
    const sent = Math.min(b, ordered - cancelled);
    return { ordered, cancelled, sent, returned: Math.min(c, sent), refunded: Math.min(d, ordered) };
  });

test('the table allows an action exactly for the pieces that it can be about, and says why not', () => {
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 8 }), (line, quantity) => {
      const most = {
        send: line.ordered - line.cancelled - line.sent,
        cancel: line.ordered - line.cancelled - line.sent,
        return: line.sent - line.returned,
        refund: line.ordered - line.refunded,
        'set-status': line.ordered,
      };
      for (const action of Object.keys(most) as (keyof typeof most)[]) {
        expect(mostPieces(action, line), action).toBe(most[action]);
        expect(whyNotMoved(action, line, quantity) === null).toBe(quantity <= most[action]);
      }
    }),
  );
});

test('each row of the table names the law or decision it follows from', () => {
  for (const { authority, states } of Object.values(LINE_ACTIONS)) {
    expect(authority).toMatch(/regulation \d+|section \d+|^docs\/decisions\/\d{3}-[\w-]+\.md$/);
    expect(LINE_STATES).toEqual(expect.arrayContaining([...states]));
  }
  expect(whyNotMoved('return', { ordered: 2, cancelled: 0, sent: 1, returned: 0, refunded: 0 }, 2)).toBe(
    'There is nothing that could come back beyond 1.',
  );
});

test('a status corrects what it wrote before by movements against it, and never what was decided for pieces', () => {
  const sent = statusMovements(tallyOf(3, []), { to: 'shipped', stock: 'return' });
  expect(sent).toEqual([{ kind: 'sent', cause: 'status', quantity: 3, stockBack: 0, amountPence: 0 }]);
  const back = statusMovements(tallyOf(3, sent), { to: 'confirmed', stock: 'return' });
  expect(back).toEqual([{ kind: 'sent', cause: 'status', quantity: -3, stockBack: 0, amountPence: 0 }]);
  const one = pieceMovement(tallyOf(3, [...sent, ...back]), {
    action: 'cancel',
    quantity: 1,
    isInStock: true,
  });
  const movements = [...sent, ...back, ...(one.ok ? [one.movement] : [])];
  const cancelled = statusMovements(tallyOf(3, movements), { to: 'cancelled', stock: 'return' });
  expect(cancelled).toMatchObject([{ kind: 'cancelled', quantity: 2, stockBack: 2 }]);
  expect(
    statusMovements(tallyOf(3, [...movements, ...cancelled]), { to: 'processing', stock: 'return' }),
  ).toMatchObject([{ kind: 'cancelled', quantity: -2, stockBack: -2 }]);
});
