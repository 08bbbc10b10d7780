import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitted, held, WHOLE, zoomedAt } from './pan-zoom.ts';

const stage = { width: 400, height: 800 };
const picture = fitted({ width: 1600, height: 2000 }, stage);

test('a picture is shown whole at first', () => {
  expect(picture).toEqual({ width: 400, height: 500 });
  expect(held(WHOLE, picture, stage, 4)).toEqual(WHOLE);
});

test('what lies under the finger stays under it', () => {
  const point = { x: 120, y: -80 };
  const view = zoomedAt(WHOLE, 3, point);
  expect((point.x - view.x) / view.scale).toBeCloseTo(point.x);
  expect((point.y - view.y) / view.scale).toBeCloseTo(point.y);
});

test('a picture cannot be lost from the stage, nor shrunk, nor enlarged without end', () => {
  const number = fc.double({ min: -5000, max: 5000, noNaN: true });
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 20, noNaN: true }), number, number, (scale, x, y) => {
      const view = held({ scale, x, y }, picture, stage, 4);
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.scale).toBeLessThanOrEqual(4);
      expect(Math.abs(view.x)).toBeLessThanOrEqual((picture.width * view.scale - stage.width) / 2 + 1e-9);
      expect(Math.abs(view.y)).toBeLessThanOrEqual(
        Math.max(0, (picture.height * view.scale - stage.height) / 2) + 1e-9,
      );
    }),
  );
});
