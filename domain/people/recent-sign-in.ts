/** A sign-in counts as recent for so long. */
export const RECENT_MS = 10 * 60 * 1000;

type GuardedPage = {
  /** The page to return to from signing in again. */
  backTo: string;
  /** The intents that change no way into the shop; every other form of the page asks for a recent sign-in. */
  free: readonly string[];
};

/**
 * The pages whose forms change who gets into the shop, and how, where its money and mails go, or copy all of it (ASVS 5.0, 7.5.1): an open
 * session alone, as one left unattended, is not enough for them.
 */
export const GUARDED_PAGES = {
  account: { backTo: '/cms/account', free: ['alerts'] },
  passkey: { backTo: '/cms/account', free: [] },
  people: { backTo: '/cms/people', free: [] },
  stripe: { backTo: '/cms/settings/stripe', free: [] },
  backups: { backTo: '/cms/settings/backups', free: [] },
  'mail-server': { backTo: '/cms/settings/mail-server', free: [] },
} as const satisfies Record<string, GuardedPage>;

export type GuardedPageName = keyof typeof GUARDED_PAGES;

/** True where the form with this intent asks nothing more than a session. */
export function isFree(page: GuardedPageName, intent: string): boolean {
  const { free }: GuardedPage = GUARDED_PAGES[page];
  return free.includes(intent);
}

/** `signedInAt` is UTC, ISO; `now` in milliseconds since 1970. */
export function isRecent(signedInAt: string, now: number): boolean {
  return now - Date.parse(signedInAt) <= RECENT_MS;
}
