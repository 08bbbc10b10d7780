import { parentPort, workerData } from 'node:worker_threads';
import libheif from 'libheif-js/wasm-bundle.js';
import { PixelShrinker } from './pixel-shrinker.ts';

export type HeicTask = {
  bytes: Uint8Array;
  largestSide: number;
  largestPixels: number;
  /** Pictures are shrunk by whole steps, not below this longer side. */
  enoughSide: number;
};

export type HeicResult =
  | { ok: true; pixels: Uint8Array; width: number; height: number }
  | { ok: false; problem: 'not-a-picture' | 'too-many-pixels' };

/** Bytes that the decoder may use: a picture of 60 million pixels needs two thirds of them. */
const LARGEST_MEMORY = 768 * 1024 * 1024;
const PAGE = 64 * 1024;

boundMemory();
const task: HeicTask = workerData;
const result = await read(task);
parentPort?.postMessage(result, result.ok ? [result.pixels.buffer as ArrayBuffer] : []);

/** A thread of its own: reads the picture of a HEIC file, upright, as pixels of four bytes (red, green, blue, alpha). */
async function read({ bytes, largestSide, largestPixels, enoughSide }: HeicTask): Promise<HeicResult> {
  const pictures = new libheif.HeifDecoder().decode(bytes);
  const picture = pictures.find((one) => one.is_primary()) ?? pictures[0];
  if (!picture) return { ok: false, problem: 'not-a-picture' };
  const [width, height] = [picture.get_width(), picture.get_height()];
  const longer = Math.max(width, height);
  if (longer > largestSide || width * height > largestPixels)
    return { ok: false, problem: 'too-many-pixels' };
  const shrinker = new PixelShrinker(width, height, Math.max(1, Math.floor(longer / enoughSide)));
  const isRead = await new Promise<boolean>((resolve) => {
    picture.display({ data: shrinker, width, height }, (target) => resolve(target !== null));
  });
  if (!isRead) return { ok: false, problem: 'not-a-picture' };
  return { ok: true, pixels: shrinker.pixels, width: shrinker.width, height: shrinker.height };
}

/** Lets the decoder's memory grow to a bound alone; it then fails as without memory. */
function boundMemory(): void {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * PAGE > LARGEST_MEMORY) throw new RangeError('Too large a picture');
    return grow.call(this, pages);
  };
}
