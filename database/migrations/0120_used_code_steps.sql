-- the time step of the last code of the authenticator app that opened the account: it and earlier ones open nothing any more (RFC 6238, 5.2)
alter table "twoFactor" add column "lastStep" integer;
