import type { Db } from '#database/open.ts';
import type { Pence } from '#domain/money/money.ts';
import type { CardDetails } from '#domain/order/checkout-form.ts';
import type { Role } from '#domain/people/permissions.ts';
import type { PictureFormat } from '#domain/pictures/picture.ts';

/** The outside world, built by `server/platform/build-platform.ts` and passed to everything that needs it; tests pass their own. */
export type Platform = {
  db: Db;
  clock: Clock;
  random: Random;
  log: Log;
  payments: Payments;
  staff: StaffAccounts;
  demo: DemoState;
  media: MediaStore;
  images: Images;
  /** The file of one of the demo catalogue's pictures, by its name. */
  readDemoPicture(name: string): Promise<Uint8Array>;
  searchMisses: SearchMisses;
  /** Fetches a file from the public web, never from a private address. */
  fetchPublic: FetchPublic;
  /** Where visitors reach the shop, without a slash at the end; empty when it is not fixed. */
  publicUrl: string;
  /** Says that orders or returns moved the stock of these products (slugs); call after the commit. */
  announceStock(slugs: string[]): void;
};

/** Searches that found nothing, counted without who asked. */
export interface SearchMisses {
  note(search: string): void;
  /** Writes what was noted since the last time. */
  flush(): Promise<void>;
}

export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
}

export interface Random {
  /** A new unguessable id for a row. */
  id(): string;
  /** 0 (inclusive) to 1 (exclusive). */
  fraction(): number;
}

export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface Payments {
  /** Whether the shop may offer 'card' at this moment. */
  offersCard(): Promise<boolean>;
  /** Takes the money, or says why not. Card details must not outlive the call. */
  authorise(payment: CardPayment): Promise<Authorisation>;
  /** Gives back an authorisation whose order could not be placed. */
  release(reference: string): Promise<void>;
}

export type CardPayment = { amountPence: Pence; idempotencyKey: string; card: CardDetails };

export type Authorisation =
  | { ok: true; reference: string; card: { brand: string; last4: string } }
  | { ok: false; problem: 'card-declined' };

/** Where the files of pictures are kept. Names are paths of lower-case letters, digits, dots, hyphens and slashes. */
export interface MediaStore {
  read(name: string): Promise<Uint8Array | null>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Everything under this folder. */
  removeFolder(folder: string): Promise<void>;
}

export interface Images {
  /**
   * Reads a picture whatever its name says, and answers it upright, without metadata, no larger than the shop keeps.
   * Problems: it is no picture (or of another kind), or its pixels are too many.
   */
  normalise(bytes: Uint8Array): Promise<NormalisedImage>;
  /** A smaller copy. Thorough work takes longer and makes a smaller file. */
  render(
    master: Uint8Array,
    to: { width: number; format: PictureFormat; thorough: boolean },
  ): Promise<Uint8Array>;
}

export type NormalisedImage =
  | { ok: true; master: Uint8Array; width: number; height: number }
  | { ok: false; problem: 'not-a-picture' | 'too-many-pixels' };

export type FetchPublic = (
  url: string,
  largestBytes: number,
) => Promise<
  { ok: true; bytes: Uint8Array } | { ok: false; problem: 'not-allowed' | 'not-reached' | 'too-large' }
>;

/** Whether this is a demo shop (decision 3): the environment wins, else it is one until the owner ends it. */
export interface DemoState {
  isDemo(): Promise<boolean>;
  /** Whether examples stand where the owner wrote nothing: in a demo, until its content is removed (decision 23). */
  showsExamples(): Promise<boolean>;
  /** Whether the environment decides and nothing else. */
  isFixed: boolean;
}

/** Without a role somebody has an account and may do nothing. */
export type StaffMember = {
  id: string;
  name: string;
  email: string;
  role: Role | null;
  /** The session the request came by. */
  sessionId: string;
};

/** Staff accounts and their sessions. Headers in, headers out: cookies are the account system's own business. */
export interface StaffAccounts {
  /** Whose session the request's cookie opens; null for a visitor. */
  current(headers: Headers): Promise<StaffMember | null>;
  /** On success the headers carry the session cookie. */
  signIn(credentials: { email: string; password: string }, headers: Headers): Promise<SignInResult>;
  /** The headers clear the session cookie. */
  signOut(headers: Headers): Promise<Headers>;
  /** The form in which a password is stored. Takes about a tenth of a second on purpose. */
  hashPassword(password: string): Promise<string>;
  /** Where `current` is wrong nothing changes; else every other session ends and the headers carry the new one. */
  changePassword(
    change: { current: string; wanted: string },
    headers: Headers,
  ): Promise<{ ok: true; headers: Headers } | { ok: false; problem: 'wrong-password' }>;
  secondFactor: SecondFactor;
  passkeys: Passkeys;
}

/** A code from an authenticator app beside the password. */
export interface SecondFactor {
  /** Begins; it counts only once `confirm` has seen a code. Headers are those of the signed-in request. */
  begin(
    password: string,
    headers: Headers,
  ): Promise<{ ok: true; uri: string; backupCodes: string[] } | { ok: false; problem: 'wrong-password' }>;
  confirm(code: string, headers: Headers): Promise<SecondFactorResult>;
  /** The second step of signing in: a code of the app, or one of the backup codes. */
  answer(code: string, headers: Headers): Promise<SecondFactorResult>;
  switchOff(password: string, headers: Headers): Promise<SecondFactorResult>;
}

export type SecondFactorResult =
  | { ok: true; headers: Headers }
  | { ok: false; problem: 'wrong-code' | 'wrong-password' | 'too-many-attempts' };

/** Options and answers are those of WebAuthn, as JSON. */
export interface Passkeys {
  registrationOptions(headers: Headers): Promise<{ options: unknown; headers: Headers }>;
  register(
    answer: { response: unknown; name: string },
    headers: Headers,
  ): Promise<{ ok: boolean; headers: Headers }>;
  signInOptions(headers: Headers): Promise<{ options: unknown; headers: Headers }>;
  signIn(response: unknown, headers: Headers): Promise<{ ok: true; headers: Headers } | { ok: false }>;
}

export type SignInResult =
  | { ok: true; headers: Headers }
  | { ok: false; problem: 'wrong-credentials' }
  /** The headers carry the cookie of the second step. */
  | { ok: false; problem: 'second-factor'; headers: Headers };
