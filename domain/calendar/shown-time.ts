/** From when (UTC, ISO) until when something is shown; '' for since always, and for no end. */
export type ShownTime = { shownFrom: string; shownUntil: string };

export type TimeState = 'before' | 'within' | 'after';

export function timeState({ shownFrom, shownUntil }: ShownTime, now: string): TimeState {
  if (shownUntil !== '' && shownUntil <= now) return 'after';
  return shownFrom !== '' && shownFrom > now ? 'before' : 'within';
}

export const endsAfterItBegins = ({ shownFrom, shownUntil }: ShownTime): boolean =>
  shownFrom === '' || shownUntil === '' || shownFrom < shownUntil;
