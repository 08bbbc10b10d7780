import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { LARGEST_MASTER_SIDE, LARGEST_PICTURE_SIDE } from '#domain/pictures/picture.ts';
import type { HeicResult, HeicTask } from './heic-thread.ts';
import { heifColourProfile } from './heif-kind.ts';

export type HeicPng =
  | { ok: true; png: Uint8Array }
  | { ok: false; problem: 'not-a-picture' | 'too-many-pixels' };

/** A picture of 48 million pixels takes some seconds, more on a busy machine; a hostile file ends here. */
const LONGEST_MS = 60_000;

/**
 * Reads a HEIC picture, which libvips as shipped with sharp does not (docs/decisions/163-heic-in-a-thread.md), and returns it upright as PNG
 * with its colour profile, no smaller than a master. Runs in a thread of its own, which ends with it.
 */
export async function pngOfHeic(
  bytes: Uint8Array,
  { largestPixels, longestMs = LONGEST_MS }: { largestPixels: number; longestMs?: number },
): Promise<HeicPng> {
  const read = await readInThread(
    { bytes, largestPixels, largestSide: LARGEST_PICTURE_SIDE, enoughSide: LARGEST_MASTER_SIDE },
    longestMs,
  );
  if (!read.ok) return read;
  const { pixels, width, height } = read;
  const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const profile = heifColourProfile(bytes);
  return { ok: true, png: profile ? withProfile(png, profile) : png };
}

async function readInThread(task: HeicTask, longestMs: number): Promise<HeicResult> {
  const { promise, resolve, reject } = Promise.withResolvers<HeicResult>();
  // The decoder writes its complaints about a file to the console.
  const worker = new Worker(new URL('./heic-thread.ts', import.meta.url), {
    workerData: task,
    stdout: true,
    stderr: true,
  });
  const timer = setTimeout(() => resolve({ ok: false, problem: 'not-a-picture' }), longestMs);
  worker.once('message', resolve);
  // A damaged file breaks the decoder in many ways; to the owner they are one.
  worker.once('error', () => resolve({ ok: false, problem: 'not-a-picture' }));
  worker.once('exit', () => reject(new Error('The thread that reads HEIC ended without a result')));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const AFTER_HEADER = 8 + 4 + 4 + 13 + 4;

/** Puts an ICC profile into a PNG, behind its header (PNG, 11.3.2.3). */
function withProfile(png: Uint8Array, profile: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, AFTER_HEADER), length, body, check, png.subarray(AFTER_HEADER)]);
}
