alter table "user" add column "twoFactorEnabled" integer;

create table "twoFactor" (
  "id" text not null primary key,
  "secret" text not null,
  "backupCodes" text not null,
  "userId" text not null references "user" ("id") on delete cascade,
  "verified" integer,
  "failedVerificationCount" integer,
  "lockedUntil" text
);

create index "twoFactor_userId_idx" on "twoFactor" ("userId");

create table "passkey" (
  "id" text not null primary key,
  "name" text,
  "publicKey" text not null,
  "userId" text not null references "user" ("id") on delete cascade,
  "credentialID" text not null,
  "counter" integer not null,
  "deviceType" text not null,
  "backedUp" integer not null,
  "transports" text,
  "createdAt" text,
  "aaguid" text
);

create index "passkey_userId_idx" on "passkey" ("userId");
create index "passkey_credentialID_idx" on "passkey" ("credentialID");

-- one-time links for staff: an invitation, or a new password; only a digest of the link is kept
create table staff_links (
  digest text primary key,
  kind text not null check (kind in ('invitation', 'new-password')),
  user_id text references "user" ("id") on delete cascade,
  name text not null,
  email text not null,
  role text not null,
  created_by text not null,
  created_at text not null,
  expires_at text not null
);

-- wrong passwords in a row, whether or not there is such an account
create table sign_in_failures (
  email text primary key,
  failures integer not null,
  last_at text not null,
  locked_until text
);
