const MINUTE_MS = 60_000;

/**
 * Returns a reader that gives all who ask for a key within a minute what the first of them was given: for figures of a busy shop that may
 * be so old. `of` is what is read, a database. A failed reading is forgotten.
 */
export function onceAMinute<Result>(): (
  of: object,
  key: string,
  read: () => Promise<Result>,
) => Promise<Result> {
  const last = new WeakMap<object, { key: string; until: number; result: Promise<Result> }>();
  return (of, key, read) => {
    const known = last.get(of);
    if (known && known.key === key && performance.now() < known.until) return known.result;
    const reading = { key, until: performance.now() + MINUTE_MS, result: read() };
    last.set(of, reading);
    reading.result.catch(() => {
      if (last.get(of) === reading) last.delete(of);
    });
    return reading.result;
  };
}
