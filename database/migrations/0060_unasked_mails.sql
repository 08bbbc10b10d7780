-- mails to addresses that anybody can enter, counted by address for a day; the address is a digest

create table unasked_mails (
  kind text not null,
  address text not null,
  since text not null,
  mails integer not null check (mails > 0),
  primary key (kind, address)
);

create index unasked_mails_since on unasked_mails (since);
