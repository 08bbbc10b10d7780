-- a provider keeps a failure as the result of an attempt: the next one has a key of its own

alter table payments add column attempt integer not null default 1;
alter table refunds add column attempt integer not null default 1;
