import { expect, test } from 'vitest';
import { stepOfCode } from './code-step.ts';

/** Appendix B of RFC 6238, of its eight digits the last six. */
const SECRET = '12345678901234567890';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is %s, and right a step before and after', (seconds, code) => {
  const step = Math.floor(seconds / 30);
  for (const distance of [-1, 0, 1]) expect(stepOfCode(SECRET, code, (step + distance) * 30_000)).toBe(step);
  for (const distance of [-2, 2]) expect(stepOfCode(SECRET, code, (step + distance) * 30_000)).toBeNull();
});
