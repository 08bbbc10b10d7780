const FIRST_MS = 1000;
const LONGEST_MS = 60_000;
/** A process that has run for so long has not died of what ended the one before. */
const STABLE_AFTER_MS = 60_000;

/** Returns the pauses before a process that died is started again: 1 s, 2 s, 4 s … 60 s, from the beginning after a stable time. */
export function restartPauses() {
  let next = FIRST_MS;
  return (ranForMs) => {
    if (ranForMs >= STABLE_AFTER_MS) next = FIRST_MS;
    const pause = next;
    next = Math.min(next * 2, LONGEST_MS);
    return pause;
  };
}

/** The exit code of a shop whose settings are wrong (EX_CONFIG of sysexits.h): starting it again changes nothing. */
export const WRONG_SETTINGS = 78;
