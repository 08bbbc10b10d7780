export const TOO_MANY_ATTEMPTS = 'Too many attempts. Please wait a while and try again.';

/** Says how long to wait in whole minutes: seconds would be out of date before they are read. */
export function waitText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? 'It is possible again in a minute.' : `It is possible again in ${minutes} minutes.`;
}
