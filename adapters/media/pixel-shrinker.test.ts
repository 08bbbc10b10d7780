import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PixelShrinker } from './pixel-shrinker.ts';

const side = fc.integer({ min: 4, max: 40 });

test('each pixel is the mean of its square, however many rows are given at once', () => {
  fc.assert(
    fc.property(
      side,
      side,
      fc.integer({ min: 1, max: 4 }),
      fc.nat(9),
      fc.nat(),
      (width, height, step, cut, seed) => {
        const whole = Uint8Array.from({ length: width * height * 4 }, (_, at) => (at * 7919 + seed) % 256);
        const shrinker = new PixelShrinker(width, height, step);
        const rows = Math.min(cut, height);
        shrinker.set(whole.subarray(0, rows * width * 4));
        for (let row = rows; row < height; row++)
          shrinker.set(whole.subarray(row * width * 4, (row + 1) * width * 4));
        expect([shrinker.width, shrinker.height]).toEqual([
          Math.floor(width / step),
          Math.floor(height / step),
        ]);
        for (const [at, value] of shrinker.pixels.entries()) {
          const [row, column] = [Math.floor(at / 4 / shrinker.width), Math.floor(at / 4) % shrinker.width];
          let sum = 0;
          for (let down = 0; down < step; down++)
            for (let right = 0; right < step; right++)
              sum += whole[((row * step + down) * width + column * step + right) * 4 + (at % 4)] ?? 0;
          if (value !== Math.round(sum / step ** 2))
            throw new Error(`${at}: ${value}, not ${sum / step ** 2}`);
        }
      },
    ),
  );
});
