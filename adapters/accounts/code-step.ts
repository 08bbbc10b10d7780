import { createHmac } from 'node:crypto';

const STEP_MS = 30_000;

/** Codes of the step before and after are right too: clocks differ. */
const AROUND = [1, 0, -1];

/**
 * The time step whose code this is (RFC 6238: SHA-1, six digits, thirty seconds); null for a wrong code. Of several steps
 * with one code the latest.
 */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const current = Math.floor(now / STEP_MS);
  return (
    AROUND.map((distance) => current + distance).find(
      (step) => step >= 0 && codeOfStep(secret, step) === code,
    ) ?? null
  );
}

/** The code of a time step (RFC 4226, 5.3). */
function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
