/** The time of a write (UTC, ISO), who caused it where somebody did, and the source of ids for new rows. */
export type Stamp = { now: string; newId: () => string; actor?: string };
