-- pictures of other servers that are fetched into the shop, each address once
create table picture_fetches (
  url text primary key,
  -- fetched: in the library, and still to be named in the place of the address
  state text not null check (state in ('waiting', 'fetched', 'done', 'failed')),
  -- the shop's own address of it
  picture_url text,
  problem text,
  -- attempts begun: a picture that ends the process each time is left out
  attempts integer not null default 0,
  changed_at text not null
);
create index picture_fetches_by_state on picture_fetches (state, changed_at, url);
