const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60 * 1000;

/** A job that failed this often is left to staff: after about fifteen hours. */
export const MOST_ATTEMPTS = 12;

/**
 * Returns the pause before the next attempt, in milliseconds: doubled with each failure up to six hours, and varied by a
 * fifth with `fraction` (0 to 1) so that jobs that failed together do not come back together.
 */
export function retryPauseMs(failures: number, fraction: number): number {
  const doubled = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
  return Math.round(doubled * (0.8 + 0.4 * fraction));
}
