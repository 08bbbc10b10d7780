import { SERVING_LIMITS } from '#database/postgres-limits.ts';
import type { SettingName } from './config.ts';

interface Setting {
  group: SettingGroup;
  /** The value without the variable, as text; '' where the setting is then off. */
  fallback: string;
  /** One value that an owner could write. */
  example: string;
  /** Plain words, read in docs/settings.md and .env.example. */
  meaning: string;
}

/** The order of the groups in the documents. */
export const SETTING_GROUPS = ['Serving', 'Storage', 'PostgreSQL', 'Mail', 'Payments', 'Tests'] as const;
export type SettingGroup = (typeof SETTING_GROUPS)[number];

const seconds = (ms: number) => String(ms / 1000);

/** Every environment variable: a name that `config.ts` reads and this table lacks does not compile. */
export const SETTINGS: Record<SettingName, Setting> = {
  PORT: {
    group: 'Serving',
    fallback: '3000',
    example: '8080',
    meaning: 'Port that the shop listens on; 0 takes any free port.',
  },
  HOST: {
    group: 'Serving',
    fallback: '',
    example: '127.0.0.1',
    meaning:
      'Address that the shop listens on; empty: all of the machine. 127.0.0.1 behind a proxy on the same machine: ' +
      'nobody else then reaches the shop past the proxy.',
  },
  PUBLIC_URL: {
    group: 'Serving',
    fallback: '',
    example: 'https://shop.example',
    meaning:
      'The address visitors use, without a path. A shop on the open internet needs it: canonical links, mails, ' +
      'secure cookies and the check of foreign writes rest on it.',
  },
  TRUSTED_PROXIES: {
    group: 'Serving',
    fallback: '0',
    example: '1',
    meaning:
      'The proxies in front of the shop that append to X-Forwarded-For: addresses and ranges ' +
      '(10.0.0.5, 172.16.0.0/12), or how many in a row, up to 10, where the last one connects from this machine or a ' +
      'private network.',
  },
  CONNECTIONS_PER_ADDRESS: {
    group: 'Serving',
    fallback: '512',
    example: '64',
    meaning:
      'Open connections of one address, of the 4,096 of a process; 0: no bound. Proxies in TRUSTED_PROXIES are left ' +
      'out: behind one, bound connections there.',
  },
  HSTS_SUBDOMAINS: {
    group: 'Serving',
    fallback: '0',
    example: '1',
    meaning:
      'Tells browsers to use https for every name below that of PUBLIC_URL as well (includeSubDomains). Only where all of ' +
      'them have a certificate: browsers remember it for a year.',
  },
  WORKERS: {
    group: 'Serving',
    fallback: '1',
    example: '4',
    meaning: 'Processes that share the port and the database, up to 64.',
  },
  DEMO_SHOP: {
    group: 'Serving',
    fallback: '',
    example: '0',
    meaning: '1: a demo. 0: no demo. Unset: a demo until the owner ends it.',
  },
  RATE_LIMITS: {
    group: 'Serving',
    fallback: 'on',
    example: 'on',
    meaning: 'off for measurements and tests only.',
  },
  METRICS_TOKEN: {
    group: 'Serving',
    fallback: '',
    example: 'a-long-random-text-of-your-own',
    meaning: 'Opens /metrics to requests with `Authorization: Bearer …`; 16 characters or more.',
  },
  DATA_DIR: {
    group: 'Storage',
    fallback: './data',
    example: '/var/lib/zabelle',
    meaning:
      'Folder of the SQLite file shop.db, of shop.key and of pictures, created if missing; import reports go there if they cannot ' +
      'be written beside the file.',
  },
  NEW_SHOP: {
    group: 'Storage',
    fallback: '0',
    example: '1',
    meaning:
      '1: begin a new shop although DATA_DIR holds the pictures of another one whose shop.db is missing.',
  },
  SHOP_KEY: {
    group: 'Storage',
    fallback: '',
    example: 'what-openssl-rand-base64-48-prints',
    meaning:
      'Seals the keys that the database holds (cookies of staff, second steps, links in mails): 32 characters or more, the ' +
      'same on every machine and at every start; a former value may follow after a comma. Empty: with SQLite the file ' +
      'shop.key in DATA_DIR does, with PostgreSQL they stand unsealed.',
  },
  NEW_KEYS: {
    group: 'Storage',
    fallback: '0',
    example: '1',
    meaning:
      '1: where SHOP_KEY does not open the keys of the shop, begin with new ones. Staff sign in anew; links in mails and ' +
      'second steps made so far open nothing.',
  },
  MEDIA_BUCKET_URL: {
    group: 'Storage',
    fallback: '',
    example: 'https://s3.eu-west-2.amazonaws.com/my-shop',
    meaning:
      'Address of an S3-compatible bucket for pictures, the name of the bucket included. All four MEDIA_ settings or ' +
      'none (then: DATA_DIR/media).',
  },
  MEDIA_REGION: {
    group: 'Storage',
    fallback: '',
    example: 'eu-west-2',
    meaning: 'Region of that bucket.',
  },
  MEDIA_ACCESS_KEY_ID: {
    group: 'Storage',
    fallback: '',
    example: 'AKIA…',
    meaning: 'Key that may read and write that bucket.',
  },
  MEDIA_SECRET_ACCESS_KEY: {
    group: 'Storage',
    fallback: '',
    example: '…',
    meaning: 'Secret of that key.',
  },
  DATABASE_URL: {
    group: 'PostgreSQL',
    fallback: '',
    example: 'postgres://user:password@host/name',
    meaning: 'Address of a PostgreSQL database; empty: SQLite in DATA_DIR.',
  },
  DATABASE_CONNECTIONS: {
    group: 'PostgreSQL',
    fallback: String(SERVING_LIMITS.connections),
    example: '20',
    meaning: 'Connections that each process may open.',
  },
  DATABASE_CONNECT_SECONDS: {
    group: 'PostgreSQL',
    fallback: seconds(SERVING_LIMITS.connectMs),
    example: '5',
    meaning: 'Longest wait for a connection; 0: no limit, as in the next three.',
  },
  DATABASE_STATEMENT_SECONDS: {
    group: 'PostgreSQL',
    fallback: seconds(SERVING_LIMITS.statementMs),
    example: '15',
    meaning: 'Longest time of one statement; imports, migrations and stocking have no limit.',
  },
  DATABASE_LOCK_SECONDS: {
    group: 'PostgreSQL',
    fallback: seconds(SERVING_LIMITS.lockMs),
    example: '8',
    meaning: 'Longest wait for a row that another transaction holds.',
  },
  DATABASE_IDLE_SECONDS: {
    group: 'PostgreSQL',
    fallback: seconds(SERVING_LIMITS.idleInTransactionMs),
    example: '30',
    meaning: 'Longest pause within a transaction.',
  },
  SMTP_URL: {
    group: 'Mail',
    fallback: '',
    example: 'smtps://user:password@mail.example:465',
    meaning:
      'The mail server, smtps:// or smtp://; needs PUBLIC_URL. Empty: mails are written and read in /cms, not sent.',
  },
  MAIL_FROM: {
    group: 'Mail',
    fallback: '',
    example: 'orders@shop.example',
    meaning:
      "Sender of mails; its domain should name the mail server in SPF and DKIM. Empty: the shop's support address.",
  },
  STRIPE_SECRET_KEY: {
    group: 'Payments',
    fallback: '',
    example: 'sk_live_…',
    meaning: 'Secret key of a Stripe account. All three keys or none; without them a shop takes cash alone.',
  },
  STRIPE_PUBLISHABLE_KEY: {
    group: 'Payments',
    fallback: '',
    example: 'pk_live_…',
    meaning: 'Publishable key of the same account.',
  },
  STRIPE_WEBHOOK_SECRET: {
    group: 'Payments',
    fallback: '',
    example: 'whsec_…',
    meaning: "Secret that signs Stripe's messages to the shop.",
  },
  STRIPE_API_BASE: {
    group: 'Tests',
    fallback: '',
    example: 'http://127.0.0.1:12111',
    meaning: "Another address of Stripe's API.",
  },
};
