import type { Db } from '#database/open.ts';
import type { Label } from '#domain/dispatch/label.ts';
import type { SlipFacts, SlipSeller } from '#domain/dispatch/slip.ts';
import type { PaperFacts } from '#domain/paper/paper.ts';
import type { Role } from '#domain/people/permissions.ts';
import type { PictureFormat } from '#domain/pictures/picture.ts';
import type { Backups } from './backups.ts';
import type { Connections } from './connections.ts';
import type { Payments } from './payment-provider.ts';
import type { ShopKeys } from './shop-keys.ts';

/** The outside world, built by `server/platform/build-platform.ts` and passed to everything that needs it; tests pass their own. */
export type Platform = {
  db: Db;
  /** The same database for reads that may be long, as those of staff and jobs: they hold up nobody else. */
  asideDb: Db;
  clock: Clock;
  random: Random;
  log: Log;
  keys: ShopKeys;
  payments: Payments;
  connections: Connections;
  backups: Backups;
  staff: StaffAccounts;
  demo: DemoState;
  media: MediaStore;
  images: Images;
  /** Prints an invoice or credit note as PDF: the same bytes for the same facts. */
  printPaper(facts: PaperFacts): Promise<Uint8Array>;
  /** A PDF of 4 by 6 inch labels, one a page. */
  printLabels(labels: readonly Label[], shopName: string): Promise<Uint8Array>;
  /** A PDF of packing slips, each on a sheet of its own. */
  printSlips(slips: readonly SlipFacts[], seller: SlipSeller): Promise<Uint8Array>;
  /** Reads a master of the demo catalogue: 'rose-radiance-serum.avif'. */
  readDemoPicture(file: string): Promise<Uint8Array>;
  /** Reads a rendition shipped with the demo catalogue, by its name in the media store; null if there is none. */
  readDemoRendition(name: string): Promise<Uint8Array | null>;
  searchMisses: SearchMisses;
  orderAttempts: OrderAttempts;
  /** Fetches a file from the public web, never from a private address. */
  fetchPublic: FetchPublic;
  /** The shop's public address, without a slash at the end; empty when it is not fixed. */
  publicUrl: string;
  /** False: mails are only stored, to be read in /cms. */
  sendsMail(): Promise<boolean>;
  /** The name of the mail server: 'smtp.example.com'; '' without one. */
  mailServer(): Promise<string>;
  /** Announces that orders or returns moved the stock of these products (slugs); call after the commit. */
  announceStock(slugs: string[]): void;
  /** Counts a new order, for the figures of this process. */
  noteOrder(): void;
};

/** Counts searches without result, not who searched. */
export interface SearchMisses {
  note(search: string): void;
  /** Writes the counts gathered since the last time. */
  flush(): Promise<void>;
}

/** Counts how often an order number is tried with wrong emails, whoever does it. */
export interface OrderAttempts {
  /** Takes an attempt; where none is left, the email alone does not open the order for so long. */
  take(orderNumber: string): Promise<{ retryAfterSeconds: number } | null>;
  /** Returns the attempt of somebody who knew the email. */
  giveBack(orderNumber: string): Promise<void>;
}

export const UNLIMITED_ATTEMPTS: OrderAttempts = { take: async () => null, giveBack: async () => {} };

/** The platform of staff and of jobs, whose reads grow with the shop. */
export function aside(platform: Platform): Platform {
  return { ...platform, db: platform.asideDb };
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

/** The files of pictures. Names are paths of lower-case letters, digits, dots, hyphens and slashes. */
export interface MediaStore {
  read(name: string): Promise<Uint8Array | null>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  removeFolder(folder: string): Promise<void>;
}

export interface Images {
  /**
   * Reads a picture by its content and returns it upright, without metadata, no larger than the shop stores. Problems: it
   * is no picture (or of another kind), or its pixels are too many.
   */
  normalise(bytes: Uint8Array): Promise<NormalisedImage>;
  /** Makes the picture of this width, or of the master's own where that is smaller. */
  render(master: Uint8Array, to: { width: number; format: PictureFormat }): Promise<Uint8Array>;
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

/** A demo shop until the owner ends it, unless the environment decides (docs/decisions/031-demo-shop.md). */
export interface DemoState {
  isDemo(): Promise<boolean>;
  /** True where examples stand in the place of content the owner did not write: in a demo, until its content is removed. */
  showsExamples(): Promise<boolean>;
  /** True where the environment decides and nothing else. */
  isFixed: boolean;
}

/** A member without a role may do nothing. */
export type StaffMember = {
  id: string;
  name: string;
  email: string;
  role: Role | null;
  sessionId: string;
  /** UTC, ISO: when the session began. */
  signedInAt: string;
  hasSecondFactor: boolean;
};

/** Staff accounts and their sessions. Headers in, headers out: cookies are the account system's own business. */
export interface StaffAccounts {
  /** The member whose session the request's cookie opens; null for a visitor. */
  current(headers: Headers): Promise<StaffMember | null>;
  /** The same, and once a day prolongs the session: the headers then carry its cookie and belong to the response. */
  renew(headers: Headers): Promise<{ member: StaffMember; headers: Headers } | null>;
  /** On success the headers carry the session cookie. */
  signIn(credentials: { email: string; password: string }, headers: Headers): Promise<SignInResult>;
  /** The headers clear the session cookie. */
  signOut(headers: Headers): Promise<Headers>;
  /** The form in which a password is stored. Takes about a tenth of a second on purpose. */
  hashPassword(password: string): Promise<string>;
  /** Every other session ends and the headers carry the new one. Nothing changes where `current` is wrong. */
  changePassword(
    change: { current: string; wanted: string },
    headers: Headers,
  ): Promise<{ ok: true; headers: Headers } | { ok: false; problem: 'wrong-password' }>;
  secondFactor: SecondFactor;
  passkeys: Passkeys;
}

/** A code from an authenticator app beside the password. */
export interface SecondFactor {
  /** Takes effect only once `confirm` has seen a code. Headers are those of the signed-in request. */
  begin(
    password: string,
    headers: Headers,
  ): Promise<{ ok: true; uri: string; backupCodes: string[] } | { ok: false; problem: 'wrong-password' }>;
  confirm(code: string, headers: Headers): Promise<SecondFactorResult>;
  /**
   * The second step of signing in: a code of the app, or one of the backup codes. `lockedUserId`: the account that this
   * wrong code locked.
   */
  verify(code: string, headers: Headers): Promise<SecondFactorResult & { lockedUserId: string | null }>;
  switchOff(password: string, headers: Headers): Promise<SecondFactorResult>;
}

export type SecondFactorResult =
  | { ok: true; headers: Headers }
  | { ok: false; problem: 'wrong-code' | 'wrong-password' | 'too-many-attempts' };

/** Options and responses are those of WebAuthn, as JSON. */
export interface Passkeys {
  registrationOptions(headers: Headers): Promise<{ options: unknown; headers: Headers }>;
  register(
    passkey: { response: unknown; name: string },
    headers: Headers,
  ): Promise<{ ok: boolean; headers: Headers }>;
  signInOptions(headers: Headers): Promise<{ options: unknown; headers: Headers }>;
  signIn(response: unknown, headers: Headers): Promise<{ ok: true; headers: Headers } | { ok: false }>;
}

export type SignInResult =
  | { ok: true; headers: Headers }
  | { ok: false; problem: 'wrong-credentials' }
  /** So many passwords are being checked that this one was not. */
  | { ok: false; problem: 'busy' }
  /** The headers carry the cookie of the second step. */
  | { ok: false; problem: 'second-factor'; headers: Headers };
