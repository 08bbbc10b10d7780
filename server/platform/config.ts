import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { S3Settings } from '#adapters/media/s3-store.ts';
import type { StripeSettings } from '#adapters/payments/stripe-payments.ts';
import type { DatabaseAddress } from '#database/open.ts';
import { type PostgresLimits, SERVING_LIMITS } from '#database/postgres-limits.ts';
import { isEmail } from '#domain/fields/email.ts';
import { parseTrustedProxies, type TrustedProxies } from '#server/http/trusted-proxies.ts';

/** The name of an environment variable; `settings.ts` says what each means, and docs/settings.md is written from it. */
export type SettingName = keyof typeof environment.entries;

/** The environment variables, parsed. */
export type Config = {
  port: number;
  /** The address to listen on; undefined: all of the machine's. */
  host: string | undefined;
  dataDir: string;
  database: DatabaseAddress;
  /** Without a slash at the end; empty when the shop may be reached under any name. */
  publicUrl: string;
  /** null: a demo until the owner ends it. */
  demoShop: boolean | null;
  workers: number;
  rateLimits: boolean;
  /** The bucket that stores pictures; null: the folder media in dataDir. */
  mediaBucket: S3Settings | null;
  /** null: no mail server; mails are read in /cms. */
  smtpUrl: string | null;
  /** The sender's address; '' for the shop's support address. */
  mailFrom: string;
  /** null: no keys, so cards are taken in a demo alone. */
  stripe: StripeSettings | null;
  /** Another address of Stripe's API, for tests. */
  stripeApiBase: string | null;
  trustedProxies: TrustedProxies;
  /** Open connections of one address; 0: as many as there are. */
  connectionsOfOne: number;
  /** Whether browsers are to use https for every name below the shop's own as well. */
  coversSubdomains: boolean;
  /** Begins a new shop though pictures of another one are in dataDir. */
  beginsNewShop: boolean;
  /** Seal the shop's keys: the first one; the others open what they sealed before. Empty: a file in dataDir does. */
  shopKeys: readonly string[];
  /** Makes new keys where SHOP_KEY does not open those of the shop. */
  beginsNewKeys: boolean;
  /** Opens /metrics to whoever sends it; '': only programs on the same machine read them. */
  metricsToken: string;
};

/** Parses the environment once. A bad value throws an Error whose message is a sentence for the owner. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = v.safeParse(environment, emptyAsUnset(env));
  if (!parsed.success) throw new ConfigError(parsed.issues.map((issue) => issue.message).join('\n'));
  const { PORT, HOST, DATA_DIR, DATABASE_URL, PUBLIC_URL, DEMO_SHOP, WORKERS, RATE_LIMITS, TRUSTED_PROXIES } =
    parsed.output;
  const { NEW_SHOP, METRICS_TOKEN } = parsed.output;
  const dataDir = resolve(DATA_DIR);
  return {
    port: PORT,
    host: HOST,
    dataDir,
    database: DATABASE_URL
      ? { engine: 'postgres', url: DATABASE_URL, limits: limitsOf(parsed.output) }
      : { engine: 'sqlite', file: join(dataDir, 'shop.db') },
    publicUrl: (PUBLIC_URL ?? '').replace(/\/+$/, ''),
    demoShop: DEMO_SHOP ?? null,
    workers: WORKERS,
    rateLimits: RATE_LIMITS,
    mediaBucket: bucketOf(parsed.output),
    trustedProxies: TRUSTED_PROXIES,
    connectionsOfOne: parsed.output.CONNECTIONS_PER_ADDRESS,
    coversSubdomains: parsed.output.HSTS_SUBDOMAINS,
    beginsNewShop: NEW_SHOP,
    shopKeys: parsed.output.SHOP_KEY ?? [],
    beginsNewKeys: parsed.output.NEW_KEYS,
    metricsToken: METRICS_TOKEN ?? '',
    smtpUrl: smtpUrlOf(parsed.output),
    mailFrom: parsed.output.MAIL_FROM ?? '',
    stripe: stripeOf(parsed.output),
    stripeApiBase: parsed.output.STRIPE_API_BASE ?? null,
  };
}

/** Mails carry links, so sending needs the address visitors use. */
function smtpUrlOf({ SMTP_URL, PUBLIC_URL }: { SMTP_URL?: string; PUBLIC_URL?: string }): string | null {
  if (SMTP_URL && !PUBLIC_URL)
    throw new ConfigError('SMTP_URL also needs PUBLIC_URL, the address that links in mails lead to.');
  return SMTP_URL ?? null;
}

export class ConfigError extends Error {}

const MEDIA_NAMES = [
  'MEDIA_BUCKET_URL',
  'MEDIA_REGION',
  'MEDIA_ACCESS_KEY_ID',
  'MEDIA_SECRET_ACCESS_KEY',
] as const;

const PROXIES =
  'TRUSTED_PROXIES must list addresses or ranges such as 10.0.0.5, 172.16.0.0/12, or be a number from 0 to 10.';

const environment = v.object({
  PORT: wholeNumber('PORT', 0, 65_535, 3000),
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => isIP(text) > 0 || text === 'localhost',
        'HOST must be an address of this machine such as 127.0.0.1 or ::, or localhost.',
      ),
    ),
  ),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^postgres(ql)?:\/\//,
        'DATABASE_URL must begin with postgres:// (leave it empty to use SQLite in DATA_DIR).',
      ),
      v.check(
        (text) => URL.canParse(text),
        'DATABASE_URL must be an address such as postgres://user:password@host:5432/name, with a port up to 65535.',
      ),
      v.check(
        namesServerAndDatabase,
        'DATABASE_URL must name a server and a database, as in postgres://user:password@host:5432/name.',
      ),
    ),
  ),
  PUBLIC_URL: v.optional(
    v.pipe(v.string(), v.check(isWebAddress, 'PUBLIC_URL must be an address such as https://shop.example.')),
  ),
  DEMO_SHOP: v.optional(
    v.pipe(
      v.picklist(['0', '1'], 'DEMO_SHOP must be 0 or 1.'),
      v.transform((value) => value === '1'),
    ),
  ),
  WORKERS: wholeNumber('WORKERS', 1, 64, 1),
  RATE_LIMITS: v.optional(
    v.pipe(
      v.picklist(['on', 'off'], 'RATE_LIMITS must be on or off.'),
      v.transform((value) => value === 'on'),
    ),
    'on',
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const proxies = parseTrustedProxies(dataset.value);
        if (proxies) return proxies;
        addIssue({ message: PROXIES });
        return NEVER;
      }),
    ),
    '0',
  ),
  CONNECTIONS_PER_ADDRESS: wholeNumber('CONNECTIONS_PER_ADDRESS', 0, 4096, 512),
  HSTS_SUBDOMAINS: v.optional(
    v.pipe(
      v.picklist(['0', '1'], 'HSTS_SUBDOMAINS must be 0 or 1.'),
      v.transform((value) => value === '1'),
    ),
    '0',
  ),
  DATABASE_CONNECTIONS: wholeNumber('DATABASE_CONNECTIONS', 2, 1000, SERVING_LIMITS.connections),
  DATABASE_CONNECT_SECONDS: seconds('DATABASE_CONNECT_SECONDS', SERVING_LIMITS.connectMs),
  DATABASE_STATEMENT_SECONDS: seconds('DATABASE_STATEMENT_SECONDS', SERVING_LIMITS.statementMs),
  DATABASE_LOCK_SECONDS: seconds('DATABASE_LOCK_SECONDS', SERVING_LIMITS.lockMs),
  DATABASE_IDLE_SECONDS: seconds('DATABASE_IDLE_SECONDS', SERVING_LIMITS.idleInTransactionMs),
  NEW_SHOP: v.optional(
    v.pipe(
      v.picklist(['0', '1'], 'NEW_SHOP must be 0 or 1.'),
      v.transform((value) => value === '1'),
    ),
    '0',
  ),
  SHOP_KEY: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\w.~+/=-]{32,}(,[\w.~+/=-]{32,})*$/,
        'SHOP_KEY must have 32 or more letters, digits or -._~+/= without spaces; a former one may follow after a comma.',
      ),
      v.transform((text) => text.split(',')),
    ),
  ),
  NEW_KEYS: v.optional(
    v.pipe(
      v.picklist(['0', '1'], 'NEW_KEYS must be 0 or 1.'),
      v.transform((value) => value === '1'),
    ),
    '0',
  ),
  METRICS_TOKEN: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[\w.~+/=-]{16,}$/,
        'METRICS_TOKEN must have 16 or more letters, digits or -._~+/= without spaces.',
      ),
    ),
  ),
  MEDIA_BUCKET_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
        'MEDIA_BUCKET_URL must be the address of a bucket such as https://s3.eu-west-2.amazonaws.com/my-shop.',
      ),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isMailServer,
        'SMTP_URL must be the address of a mail server such as smtps://user:password@mail.example:465.',
      ),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.check(isEmail, 'MAIL_FROM must be an email address such as orders@shop.example.')),
  ),
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^(sk|rk)_/, 'STRIPE_SECRET_KEY must begin with sk_ or rk_.')),
  ),
  STRIPE_PUBLISHABLE_KEY: v.optional(
    v.pipe(v.string(), v.startsWith('pk_', 'STRIPE_PUBLISHABLE_KEY must begin with pk_.')),
  ),
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.startsWith('whsec_', 'STRIPE_WEBHOOK_SECRET must begin with whsec_.')),
  ),
  STRIPE_API_BASE: v.optional(
    v.pipe(
      v.string(),
      v.check(isWebAddress, 'STRIPE_API_BASE must be an address such as http://127.0.0.1:12111.'),
    ),
  ),
  MEDIA_REGION: v.optional(v.string()),
  MEDIA_ACCESS_KEY_ID: v.optional(v.string()),
  MEDIA_SECRET_ACCESS_KEY: v.optional(v.string()),
});

type Limit = 'CONNECT' | 'STATEMENT' | 'LOCK' | 'IDLE';

function limitsOf(
  environment: Record<`DATABASE_${Limit}_SECONDS` | 'DATABASE_CONNECTIONS', number>,
): PostgresLimits {
  return {
    connections: environment.DATABASE_CONNECTIONS,
    connectMs: environment.DATABASE_CONNECT_SECONDS * 1000,
    statementMs: environment.DATABASE_STATEMENT_SECONDS * 1000,
    lockMs: environment.DATABASE_LOCK_SECONDS * 1000,
    idleInTransactionMs: environment.DATABASE_IDLE_SECONDS * 1000,
  };
}

/** Requires all four variables or none: an incomplete bucket would fail only at the first picture. */
function bucketOf(environment: Partial<Record<(typeof MEDIA_NAMES)[number], string>>): S3Settings | null {
  const given = MEDIA_NAMES.filter((name) => environment[name]);
  if (given.length === 0) return null;
  const missing = MEDIA_NAMES.filter((name) => !environment[name]);
  if (missing.length > 0) throw new ConfigError(`Pictures in a bucket also need ${missing.join(' and ')}.`);
  const [bucketUrl = '', region = '', accessKeyId = '', secretAccessKey = ''] = MEDIA_NAMES.map(
    (name) => environment[name],
  );
  return { bucketUrl, region, accessKeyId, secretAccessKey };
}

const STRIPE_NAMES = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Requires all three keys or none: without the last of them a shop would learn of payments late. */
function stripeOf(
  environment: Partial<Record<(typeof STRIPE_NAMES)[number] | 'STRIPE_API_BASE', string>>,
): StripeSettings | null {
  const missing = STRIPE_NAMES.filter((name) => !environment[name]);
  if (missing.length === STRIPE_NAMES.length) return null;
  if (missing.length > 0) throw new ConfigError(`Payments by Stripe also need ${missing.join(' and ')}.`);
  const [secretKey = '', publishableKey = '', webhookSecret = ''] = STRIPE_NAMES.map(
    (name) => environment[name],
  );
  return { secretKey, publishableKey, webhookSecret, apiBase: environment.STRIPE_API_BASE ?? null };
}

function wholeNumber(name: string, lowest: number, highest: number, otherwise: number) {
  const sentence = `${name} must be a whole number from ${lowest} to ${highest}.`;
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, sentence),
      v.transform(Number),
      v.minValue(lowest, sentence),
      v.maxValue(highest, sentence),
    ),
    String(otherwise),
  );
}

function seconds(name: string, otherwiseMs: number) {
  return wholeNumber(name, 0, 3600, otherwiseMs / 1000);
}

/** Accepts a socket for a server: postgres:///name?host=/run/postgresql */
function namesServerAndDatabase(text: string): boolean {
  const url = URL.parse(text);
  return (
    url === null ||
    (url.pathname.length > 1 && (url.hostname !== '' || url.searchParams.get('host') !== null))
  );
}

function isMailServer(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.pathname === '/';
}

function emptyAsUnset(env: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  );
}
