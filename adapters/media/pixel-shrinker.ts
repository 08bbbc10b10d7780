const CHANNELS = 4;

/**
 * Takes the rows of a picture from the top, in pixels of four bytes, and keeps the mean of each square of `step` by `step`.
 * What is over at the right and at the bottom is left out.
 */
export class PixelShrinker {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array<ArrayBuffer>;
  readonly #step: number;
  readonly #rowBytes: number;
  readonly #sums: Uint32Array;
  #row = 0;

  constructor(width: number, height: number, step: number) {
    this.#step = step;
    this.#rowBytes = width * CHANNELS;
    this.width = Math.floor(width / step);
    this.height = Math.floor(height / step);
    this.pixels = new Uint8Array(this.width * this.height * CHANNELS);
    this.#sums = new Uint32Array(this.width * CHANNELS);
  }

  /** Takes the next row, or several; their place is known by then. */
  set(rows: Uint8Array): void {
    for (let at = 0; at + this.#rowBytes <= rows.length; at += this.#rowBytes)
      this.#take(rows.subarray(at, at + this.#rowBytes));
  }

  #take(row: Uint8Array): void {
    const [step, sums, share] = [this.#step, this.#sums, this.#step * this.#step];
    if (step === 1) {
      this.pixels.set(row, this.#row++ * row.length);
      return;
    }
    for (let to = 0, column = 0; column < this.width; column++)
      for (let channel = 0; channel < CHANNELS; channel++, to++)
        for (let right = 0; right < step; right++)
          sums[to] = (sums[to] ?? 0) + (row[(column * step + right) * CHANNELS + channel] ?? 0);
    this.#row++;
    if (this.#row % step > 0) return;
    const start = (this.#row / step - 1) * sums.length;
    for (const [at, sum] of sums.entries()) this.pixels[start + at] = Math.round(sum / share);
    sums.fill(0);
  }
}
